import Simulation

extension Rulebook {
  /// The ids of the rules about layouts.
  package static let idsOfLayouts = Set(
    layoutRules.map(\.id) + [Violation.laidOutByLayer.rawValue])

  /// How an application lays out a native ad: Google's validator looks at it on the screen. They are at
  /// stake where the application lays one out itself.
  static let layoutRules: [Rule] = [
    app(
      .adViewTooSmall, .error,
      sentence: "The native ad's view is smaller than 32 × 32 points.",
      why: "Such an ad isn't served.",
      fix: "Give the ad view the room that its assets need.",
      source: "AdMob help on native ads, policies"),
    app(
      .assetOutsideAd, .error,
      sentence: "An asset lies partly or wholly outside of the native ad's view.",
      why: "Its taps aren't counted there, and the validator reports it.",
      fix: "Place every asset inside of the ad view's bounds.",
      source: "Native ad validator: advertiser assets outside native ad view"),
    app(
      .assetTooSmall, .warning,
      sentence: "An asset's view is too small to be seen.",
      why:
        "A view without a size shows nothing and takes no taps, and the asset counts as missing.",
      fix: "Give the view a size, or leave its outlet empty.",
      source: "Native ad validator; public issues of wrappers"),
    app(
      .assetHidden, .error,
      sentence: "The headline or the media is hidden.",
      why: "Both must be shown; an impression of an ad without them may not be paid.",
      fix: "Show the view whenever the ad has the asset.",
      code: "headline.isHidden = ad.headline == nil",
      source: "AdMob help on native ads, policies"),
    app(
      .assetCovered, .error,
      sentence: "Another view lies over an asset.",
      why: "The user can't read it, or taps on it go to the other view and aren't counted.",
      fix: "Move the view away, or behind the ad; one that only decorates takes no touches.",
      code: "overlay.isUserInteractionEnabled = false",
      source: "AdMob help on native ads, policies"),
    app(
      .assetNotConnected, .error,
      sentence:
        "The call to action or the headline is drawn, and its view is not connected to the ad view.",
      why: "The SDK doesn't know the view: a tap on it opens nothing, and is no click.",
      fix: "Connect the view as callToActionView or headlineView before you set the ad.",
      code: "adView.headlineView = headline; adView.callToActionView = button",
      source: "GADNativeAdView.h; public issues of native ads that can't be tapped"),
    app(
      .headlineCut, .warning,
      sentence: "The headline is cut before its 25th letter.",
      why: "The first 25 letters must be readable.",
      fix: "Make the label wider or smaller in type, or let it have two lines.",
      code: "headline.numberOfLines = 2",
      source: "AdMob help on native ads, policies"),
    app(
      .bodyCut, .warning,
      sentence: "The text is cut before its 90th letter.",
      why: "The first 90 letters must be readable.",
      fix: "Give the label room for more lines.",
      code: "body.numberOfLines = 0",
      source: "AdMob help on native ads, policies"),
    app(
      .mediaTooSmall, .error,
      sentence: "The media view is too small for a video.",
      why: "Under 120 × 120 points no video is served: the best paid ads are missed.",
      fix: "Make the media view at least 120 points wide and high.",
      code: "media.heightAnchor.constraint(greaterThanOrEqualToConstant: 120)",
      source: "Native ad validator: MediaView is too small for video"),
    app(
      .mediaNotInMediaView, .error,
      sentence: "The ad's picture or video isn't in a media view.",
      why: "A plain image view can't play a video, and such a layout is refused.",
      fix: "Use a MediaView, connect it, and give it the ad's media content.",
      code: "adView.mediaView?.mediaContent = ad.mediaContent",
      source: "Native ad validator: MediaView not used for main image or video asset"),
    app(
      .attributionMissing, .error,
      sentence: "Nothing in the native ad says that it is an ad.",
      why: "Users must be able to tell ads from content; without it the account is at risk.",
      fix: "Add a badge that says Ad, at the top, where it can be seen.",
      source: "Native ad validator: ad attribution missing"),
    app(
      .attributionTooSmall, .warning,
      sentence: "The badge that says Ad is smaller than 15 × 15.",
      why: "It can't be read, which counts as if it weren't there.",
      fix: "Make the badge at least 15 wide and high.",
      source: "AdMob help on native ads, policies"),
    app(
      .adChoicesCovered, .error,
      sentence: "A view of the application lies over AdChoices.",
      why: "The user must be able to see it and to tap it.",
      fix: "Keep the corner free, or prefer another one.",
      code: "adViewOptions.preferredAdChoicesPosition = .bottomRightCorner",
      source: "AdMob help on native ads, policies"),
    app(
      .adChoicesPlacedOutside, .error,
      sentence: "The application's place for AdChoices lies outside of the ad.",
      why: "The user must see it as a part of the ad.",
      fix: "Put the AdChoices view inside of the ad view, or leave the place to the SDK.",
      source: "AdMob help on native ads, policies"),
    app(
      .adChoicesHidden, .error,
      sentence: "The application has hidden its view for AdChoices.",
      why: "The user can't see who advertises and why, as the industry's rules require.",
      fix: "Show the view, or leave the place to the SDK, which puts it into a corner.",
      code: "adChoicesView.isHidden = false",
      source: "AdMob help on native ads, policies"),
    app(
      .whiteSpaceTaps, .error,
      sentence: "A view around other assets is the outlet of an asset.",
      why: "Taps on the empty space between them count as clicks, which is invalid traffic.",
      fix: "Connect the label, picture or button itself as the outlet.",
      source: "AdMob help on native ads, policies"),
    app(
      .missingAssetShown, .warning,
      sentence: "The view of an asset that the ad lacks is shown, and can be tapped.",
      why: "It shows nothing, or what the last ad had, and taps on it count as clicks.",
      fix: "Hide the view of an asset that the ad doesn't have.",
      code: "store.isHidden = ad.store == nil",
      source: "Google's native guide and example"),
    app(
      .assetWithAction, .error,
      sentence: "An asset is a button with an action of the application's own.",
      why: "The SDK takes the taps: the action never runs, or it runs and the click isn't counted.",
      fix: "Take the action away, and switch the button's touches off.",
      code: "adView.callToActionView?.isUserInteractionEnabled = false",
      source: "GADNativeAdView.h; public issues of the templates"),
    app(
      .closeUnderStatusBar, .warning,
      sentence: "The button that closes the ad lies outside of the safe area.",
      why: "Under the status bar or the camera it can't be tapped: the user is caught.",
      fix: "Hold it inside of the safe area.",
      code: "close.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor)",
      source: "public issues of wrappers"),
  ].map { rule in
    var rule = rule
    rule.occasion = .on(.screenOpened, .layoutDrawn)
    return rule
  }
}
