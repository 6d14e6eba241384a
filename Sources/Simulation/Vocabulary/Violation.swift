/// Something that should have been impossible. The party that sees it records it as a note; the
/// contract has a rule for each.
public enum Violation: String, CaseIterable, Sendable {
  // Set-up and load.
  case classNotFound = "class-not-found"
  case setUpAnsweredTwice = "set-up-answered-twice"
  case setUpNeverAnswered = "set-up-never-answered"
  case calledOffMain = "called-off-main"
  case loadWhileLoading = "load-while-loading"
  case loadWhileShown = "load-while-shown"
  case shownWithoutAd = "shown-without-ad"
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
  case adChoicesTaken = "ad-choices-taken"
  case adChoicesLost = "ad-choices-lost"
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
  case wentBlank = "went-blank"
  case tapOverlooked = "tap-overlooked"
  case impressionNotBooked = "impression-not-booked"
  case clickNotBooked = "click-not-booked"
  case rewardImpossible = "reward-impossible"
  case outgrewItsPlace = "outgrew-its-place"
  case endCardMissing = "end-card-missing"
  case restartedOnReturn = "restarted-on-return"
  case stoodStill = "stood-still"
  case buttonMissing = "button-missing"
  case closeIgnored = "close-ignored"
  case clickWithoutTap = "click-without-tap"
  case pixelForgotten = "pixel-forgotten"
  case adOverlooked = "ad-overlooked"
  case leftBehind = "left-behind"
  case refreshForgotten = "refresh-forgotten-by-platform"
  case mainBlocked = "main-blocked"
  case impressionLostByLayer = "impression-lost-by-layer"
  case startKeptByLayer = "start-kept-by-layer"
  case mainBlockedByLayer = "main-blocked-by-layer"
  case networkCrashed = "network-crashed"
  case adapterCrashed = "adapter-crashed"
  case googleCrashed = "google-crashed"
  case platformCrashed = "platform-crashed"
  case pageBlank = "page-blank"
  case bannerLostByPlatform = "banner-lost-by-platform"
  case viewLeftByLayer = "view-left-by-layer"
  case placementLoading = "placement-loading"
  case closedUnearned = "closed-unearned"
  case closedAtOnce = "closed-at-once"
  case bannerOpenedNothing = "banner-opened-nothing"
  case presentationOutOfOrder = "presentation-out-of-order"
  case reportedAfterFailure = "reported-after-failure"
  case toldTheWrongAd = "told-the-wrong-ad"
  case rewardTwice = "reward-twice"
  case closeToldEarly = "close-told-early"
  case closedOnReturn = "closed-on-return"
  case screenLeft = "screen-left"
  case closeOutOfReach = "close-out-of-reach"
  case openedLate = "opened-late"
  case openedNothing = "opened-nothing"

  // What an application does with an SDK.
  case unknownAdUnit = "unknown-ad-unit"
  case countedElsewhere = "counted-elsewhere"
  case loaderLetGo = "loader-let-go"
  case refreshStoppedTooEarly = "refresh-stopped-too-early"
  case reloadStorm = "reload-storm"
  case bannerWithoutSize = "banner-without-size"
  case bannerLeftAsking = "banner-left-asking"
  case listenersAdded = "listeners-added"
  case listenerMissing = "listener-missing"
  case orderedByLayer = "ordered-by-layer"
  case stormByLayer = "storm-by-layer"
  case delegateLetGo = "delegate-let-go"
  case adDroppedByPlatform = "ad-dropped-by-platform"
  case appCrashed = "app-crashed"
  case pageOverAd = "page-over-ad"
  case userSentAway = "user-sent-away"
  case layerMissing = "layer-missing"
  case mismeasuredByLayer = "mismeasured-by-layer"
  case cutByLayer = "cut-by-layer"
  case refreshedUnseenByLayer = "refreshed-unseen-by-layer"
  case callRefused = "call-refused"
  case adGivenUp = "ad-given-up"
  case resumedUnderAd = "resumed-under-ad"
  case adsLetGoUncounted = "ads-let-go-uncounted"
  case bannerReplacedTooSoon = "banner-replaced-too-soon"
  case adThrownAway = "ad-thrown-away"
  case adLetGoOnScreen = "ad-let-go-on-screen"
  case lostWithTheAd = "lost-with-the-ad"
  case paidHandlerTooLate = "paid-handler-too-late"
  case verificationTooLate = "verification-too-late"
  case verificationChanged = "verification-changed"
  case outletOutsideView = "outlet-outside-view"
  case outletAfterAd = "outlet-after-ad"
  case adInTwoViews = "ad-in-two-views"
  case presenterGone = "presenter-gone"
  case appOpenAfterAd = "app-open-after-ad"
  case interstitialAfterAd = "interstitial-after-ad"
  case adPresentedAgain = "ad-presented-again"
  case presenterBusy = "presenter-busy"
  /// One of these, where a layer has chosen the controller.
  case wrongPresenterByLayer = "wrong-presenter-by-layer"
  case shownOverAd = "shown-over-another-ad"
  case presentedInBackground = "presented-in-background"
  case expiredAdPresented = "expired-ad-presented"
  case presenterDismissed = "presenter-dismissed"
  case adLetGoAtOnce = "ad-let-go-at-once"
  case delegateHearsNothing = "delegate-hears-nothing"
  case consentTooLate = "consent-too-late"
  case formWithoutUpdate = "form-without-update"
  case formShownAgain = "form-shown-again"
  case formMisconfigured = "form-misconfigured"
  case adsHeldBack = "ads-held-back"
  case answerTakenForYes = "answer-taken-for-yes"
  case formKeptByLayer = "form-kept-by-layer"
  case consentKeptByLayer = "consent-kept-by-layer"
  case consentChangedByLayer = "consent-changed-by-layer"
  case preloaderAskedInALoop = "preloader-asked-in-a-loop"
  case bannerCovered = "banner-covered"
  case bannerForgotten = "banner-forgotten"
  case contentCovered = "content-covered"
  case bannerCut = "banner-cut"
  case bannerUntouchable = "banner-untouchable"

  // How an application lays out a native ad.
  case adViewTooSmall = "ad-view-too-small"
  case assetOutsideAd = "asset-outside-ad"
  case assetTooSmall = "asset-too-small"
  case assetHidden = "asset-hidden"
  case assetCovered = "asset-covered"
  case assetNotConnected = "asset-not-connected"
  case assetUntouchable = "asset-untouchable"
  case headlineCut = "headline-cut"
  case bodyCut = "body-cut"
  case mediaTooSmall = "media-too-small"
  case mediaNotInMediaView = "media-not-in-media-view"
  case attributionMissing = "attribution-missing"
  case attributionTooSmall = "attribution-too-small"
  case adChoicesCovered = "adchoices-covered"
  case adChoicesPlacedOutside = "adchoices-placed-outside"
  case adChoicesHidden = "adchoices-hidden"
  case whiteSpaceTaps = "white-space-taps"
  case missingAssetShown = "missing-asset-shown"
  case assetWithAction = "asset-with-action"
  case closeUnderStatusBar = "close-under-status-bar"
  /// One of these, where a layer does that.
  case laidOutByLayer = "laid-out-by-layer"
}

extension Violation {
  /// Whether it is an order at the wrong moment, or what becomes of one: who has given it is to blame.
  package var isOfOrders: Bool {
    switch self {
    case .loadWhileLoading, .loadWhileShown, .shownWithoutAd, .reloadStorm, .adLetGoOnScreen,
      .lostWithTheAd, .adPresentedAgain, .presenterBusy, .shownOverAd, .presentedInBackground,
      .expiredAdPresented, .appOpenAfterAd, .interstitialAfterAd, .adThrownAway,
      .presenterDismissed, .resumedUnderAd, .adsLetGoUncounted, .bannerReplacedTooSoon,
      .userSentAway, .pageOverAd:
      true
    default: false
    }
  }

  /// Whether it is about the controller that an ad is presented from.
  package var isOfPresenter: Bool { self == .presenterGone || self == .presenterBusy }

  /// Whether the phone stands still with it, for as long as its note says.
  package var isOfStandstill: Bool { self == .mainBlocked || self == .mainBlockedByLayer }

  /// Whether it is about how the views of a native ad are laid out.
  package var isOfLayout: Bool {
    switch self {
    case .adViewTooSmall, .assetOutsideAd, .assetTooSmall, .assetHidden, .assetCovered,
      .assetNotConnected, .assetUntouchable, .headlineCut, .bodyCut, .mediaTooSmall,
      .mediaNotInMediaView, .attributionMissing, .attributionTooSmall, .adChoicesCovered,
      .adChoicesPlacedOutside, .adChoicesHidden, .whiteSpaceTaps, .missingAssetShown,
      .assetWithAction,
      .closeUnderStatusBar, .outletOutsideView, .outletAfterAd:
      true
    default: false
    }
  }
}
