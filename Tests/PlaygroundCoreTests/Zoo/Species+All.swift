extension Species {
  /// In the order of the contract.
  static let all: [Species] = [
    Species(
      "completes-twice", breaks: "completion-called-twice",
      shows: "the handler was called again; the first answer stands"),
    Species(
      "loses-its-delegate", breaks: "completion-called-twice",
      and: [
        (
          "click-not-reported",
          "the delegate to report to is gone"
        ),
        (
          "impression-not-reported",
          "the delegate to report to is gone"
        ),
      ],
      shows: "the handler was called again; the first answer stands", goodIs: .selfTracking),
    Species(
      "forgets-failures", breaks: "completion-never-called",
      shows: "no answer in time"),
    Species(
      "answers-with-nothing", breaks: "not-exactly-one-of-ad-and-error",
      shows: "neither an ad nor an error was handed over"),
    Species(
      "forgets-the-view", breaks: "view-not-handed-over",
      shows: "didRender(in:clickableAssetViews:nonclickableAssetViews:viewController:)",
      goodIs: .selfTracking),
    Species(
      "keeps-the-view", breaks: "view-not-released",
      shows: "didUntrackView(_:)", goodIs: .selfTracking),
    Species(
      "closes-backwards", breaks: "screens-out-of-order",
      shows: "willDismissFullScreenView()"),
    Species(
      "forgets-its-impression", breaks: "impression-not-passed-on",
      shows: "didRecordImpression()"),
    Species(
      "passes-impressions-on-twice", breaks: "impression-passed-on-twice",
      shows: "recordImpression()"),
    Species(
      "never-reports-impressions", breaks: "impression-not-reported",
      shows: "impression", goodIs: .selfTracking),
    Species(
      "reports-impressions-twice", breaks: "impression-reported-twice",
      shows: "a second impression was reported; the first one stands", goodIs: .selfTracking),
    Species(
      "reports-although-google-tracks", breaks: "impression-reported-while-google-tracks",
      shows: "the impression was reported, but Google tracks; not counted again"),
    Species(
      "forgets-its-clicks", breaks: "click-not-passed-on",
      shows: "didRecordClickOnAsset(with:view:viewController:)"),
    Species(
      "passes-clicks-on-twice", breaks: "click-passed-on-twice",
      shows: "handleClick(on:)"),
    Species(
      "never-reports-clicks", breaks: "click-not-reported",
      shows: "click", goodIs: .selfTracking),
    Species(
      "reports-clicks-twice", breaks: "click-reported-twice",
      shows: "reportClick()", goodIs: .selfTracking),
    Species(
      "echoes-clicks", breaks: "click-reported-while-google-tracks",
      shows: "the click was reported, but Google tracks; not counted again"),
    Species(
      "speaks-old-swift", breaks: "older-spelling",
      shows:
        "didRecordClickOnAsset(withName:view:viewController:) is an older spelling of didRecordClickOnAsset(with:view:viewController:)"
    ),
  ]
}
