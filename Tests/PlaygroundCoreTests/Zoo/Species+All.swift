extension Species {
  /// In the order of the contract.
  static let all: [Species] = [
    Species(
      "never-starts", breaks: "set-up-never-answered",
      shows: "BrokenAdapters.NeverStartsCustomEvent has not answered its set-up"),
    Species(
      "completes-twice", breaks: "completion-called-twice",
      shows: "the handler was called again; the first answer stands"),
    Species(
      "forgets-failures", breaks: "completion-never-called",
      shows: "no answer in time"),
    Species(
      "answers-with-nothing", breaks: "not-exactly-one-of-ad-and-error",
      shows: "neither an ad nor an error was handed over"),
    Species(
      "loses-its-delegate", breaks: "delegate-lost",
      and: [
        (
          "completion-called-twice",
          "a first call gives a delegate; only a second one can take it away"
        )
      ],
      shows: "impression", goodIs: .selfTracking),
    Species(
      "reports-before-the-app-has-it", breaks: "event-before-received",
      shows: "reportImpression()", goodIs: .selfTracking),
    Species(
      "mumbles-its-errors", breaks: "error-says-nothing",
      shows: "completionHandler(nil, error)"),
    Species(
      "hands-over-another-format", breaks: "wrong-format",
      and: [("headline-missing", "a picture for the whole screen has no headline")],
      shows: "adLoader(_:didReceive:)"),
    Species(
      "counts-stars-in-percent", breaks: "star-rating-out-of-range",
      shows: "adLoader(_:didReceive:)"),
    Species(
      "leaves-pictures-behind", breaks: "images-not-downloaded",
      shows: "adLoader(_:didReceive:)"),
    Species(
      "mistakes-addresses-for-paths", breaks: "file-path-as-address",
      shows: "adLoader(_:didReceive:)"),
    Species(
      "hides-its-video", breaks: "video-without-media-view",
      shows: "adLoader(_:didReceive:)"),
    Species(
      "insists-on-its-corner", breaks: "ad-choices-in-another-corner",
      shows: "AdChoices is at topRight, bottomLeft is preferred"),
    Species(
      "covers-the-icon", breaks: "ad-choices-over-asset",
      shows: "AdChoices lies over icon"),
    Species(
      "forgets-the-view", breaks: "view-not-handed-over",
      shows: "didRender(in:clickableAssetViews:nonclickableAssetViews:viewController:)",
      goodIs: .selfTracking),
    Species(
      "registers-once", breaks: "not-registered-anew",
      shows: "didRender(in:clickableAssetViews:nonclickableAssetViews:viewController:)",
      goodIs: .selfTracking),
    Species(
      "keeps-the-view", breaks: "view-not-released",
      shows: "didUntrackView(_:)", goodIs: .selfTracking),
    Species(
      "watches-the-whole-view", breaks: "whole-view-clickable",
      shows: "setNativeAdView(_:)", goodIs: .selfTracking),
    Species(
      "changes-its-flags", breaks: "flags-changed",
      shows: "the flags say something else than when the ad was loaded"),
    Species(
      "forgets-its-flags", breaks: "network-tracks-behind-google",
      shows: "setNativeAdView(_:)", goodIs: .selfTracking),
    Species(
      "knows-one-path-only", breaks: "one-path-only",
      shows: "didRecordClickOnAsset(with:view:viewController:)", goodIs: .selfTracking),
    Species(
      "speaks-old-swift", breaks: "older-spelling",
      shows:
        "didRecordClickOnAsset(withName:view:viewController:) is an older spelling of didRecordClickOnAsset(with:view:viewController:)"
    ),
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
      "shows-and-never-counts", breaks: "impression-not-reported",
      shows: "impression"),
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
      "overlooks-clicks", breaks: "click-not-reported",
      shows: "click"),
    Species(
      "reports-clicks-at-the-end", breaks: "click-reported-late",
      and: [
        (
          "click-not-reported",
          "when its moment is over a late report is a missing one"
        )
      ],
      shows: "reportClick()", goodIs: .selfTracking),
    Species(
      "reports-clicks-twice", breaks: "click-reported-twice",
      shows: "reportClick()", goodIs: .selfTracking),
    Species(
      "echoes-clicks", breaks: "click-reported-while-google-tracks",
      shows: "the click was reported, but Google tracks; not counted again"),
    Species(
      "closes-backwards", breaks: "screens-out-of-order",
      shows: "willDismissFullScreenView()"),
    Species(
      "announces-pages-twice", breaks: "screen-announced-twice",
      shows: "willPresentFullScreenView()"),
    Species(
      "never-comes-back", breaks: "screen-never-closed",
      shows: "close"),
    Species(
      "ignores-the-size", breaks: "banner-of-another-size",
      shows: "the banner is 320×50, asked for was 300×250"),
    Species(
      "loses-its-banner", breaks: "banner-never-reports",
      shows: "the ad is on the screen"),
    Species(
      "announces-pages", breaks: "banner-opened-nothing",
      shows: "a page was announced, and nothing covers the application"),
    Species(
      "waits-in-silence", breaks: "presented-and-silent",
      shows: "present(from:)"),
    Species(
      "serves-it-stale", breaks: "stale-ad-shown",
      shows: "willPresentFullScreenView()"),
    Species(
      "loses-its-controller", breaks: "blank-screen",
      shows: "the ad was said to come, and what covers the application is empty"),
    Species(
      "announces-itself-twice", breaks: "presentation-out-of-order",
      shows: "that cannot come now: the ad is shown"),
    Species(
      "goes-on-after-failing", breaks: "reported-after-failure",
      shows: "willPresentFullScreenView()"),
    Species(
      "keeps-its-first-delegate", breaks: "told-the-wrong-ad",
      shows: "this is the delegate of break#1; nothing is counted, and nobody hears of break#2"),
    Species(
      "stays-for-ever", breaks: "full-screen-never-closed",
      shows: "adDidDismissScreen(_:)"),
    Species(
      "never-starts-its-video", breaks: "video-start-not-reported",
      shows: "adDidStartVideo(_:)"),
    Species(
      "never-ends-its-video", breaks: "video-end-not-reported",
      shows: "adDidDismissScreen(_:)"),
    Species(
      "ends-its-video-at-once", breaks: "video-ended-early",
      shows: "didEndVideo()"),
    Species(
      "rewards-twice", breaks: "reward-twice",
      shows: "the reward was reported again; it is given once"),
    Species(
      "keeps-the-reward", breaks: "reward-not-reported",
      shows: "adDidEarnReward(_:)"),
    Species(
      "rewards-on-start", breaks: "reward-not-earned",
      shows: "didRewardUser()"),
    Species(
      "rewards-on-close", breaks: "reward-not-earned",
      shows: "didRewardUser()"),
  ]
}
