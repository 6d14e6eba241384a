/// Something that should have been impossible. The party that sees it records it as a note; the
/// contract has a rule for each.
public enum Violation: String, CaseIterable, Sendable {
  // Set-up and load.
  case classNotFound = "class-not-found"
  case setUpAnsweredTwice = "set-up-answered-twice"
  case setUpNeverAnswered = "set-up-never-answered"
  case calledOffMain = "called-off-main"
  case loadWhileLoading = "load-while-loading"
  case completionCalledTwice = "completion-called-twice"
  case answerTooLate = "answer-too-late"
  case notExactlyOneOfAdAndError = "not-exactly-one-of-ad-and-error"
  case adHandedOverTwice = "ad-handed-over-twice"
  case handlerKept = "handler-kept"
  case bannerOfAnotherSize = "banner-of-another-size"
  case formatNotAskedFor = "format-not-asked-for"
  case unknownMediatedAd = "unknown-mediated-ad"
  case signalsAnsweredTwice = "signals-answered-twice"
  case olderSpelling = "older-spelling"

  // The view.
  case flagsChanged = "flags-changed"
  case adChoicesMissing = "ad-choices-missing"
  case adChoicesOutside = "ad-choices-outside"
  case adChoicesTooLarge = "ad-choices-too-large"
  case adChoicesOverAsset = "ad-choices-over-asset"
  case adChoicesInAnotherCorner = "ad-choices-in-another-corner"
  case adChoicesLeftBehind = "ad-choices-left-behind"
  case viewCycle = "view-cycle"
  case tooDeep = "too-deep"
  case impossibleGeometry = "impossible-geometry"
  case implausibleNumber = "implausible-number"
  case overlongText = "overlong-text"

  // Counts.
  case impressionReportedTwice = "impression-reported-twice"
  case impressionReportedWhileGoogleTracks = "impression-reported-while-google-tracks"
  case clickReportedWhileGoogleTracks = "click-reported-while-google-tracks"
  case impressionCountedAtPresentation = "impression-counted-at-presentation"

  // What covers the application.
  case presentOutsideWindow = "present-outside-window"
  case presentTwice = "present-twice"
  case blankScreen = "blank-screen"
  case bannerOpenedNothing = "banner-opened-nothing"
  case presentationOutOfOrder = "presentation-out-of-order"
  case reportedAfterFailure = "reported-after-failure"
  case toldTheWrongAd = "told-the-wrong-ad"
  case rewardTwice = "reward-twice"

  // What an application does with an SDK.
  case unknownAdUnit = "unknown-ad-unit"
  case loaderLetGo = "loader-let-go"
  case reloadStorm = "reload-storm"
  case bannerWithoutSize = "banner-without-size"
  case delegateLetGo = "delegate-let-go"
  case adLetGoOnScreen = "ad-let-go-on-screen"
  case paidHandlerTooLate = "paid-handler-too-late"
  case verificationTooLate = "verification-too-late"
  case verificationChanged = "verification-changed"
  case outletOutsideView = "outlet-outside-view"
  case outletAfterAd = "outlet-after-ad"
  case adInTwoViews = "ad-in-two-views"
  case presenterGone = "presenter-gone"
  case appOpenAfterAd = "app-open-after-ad"
}
