extension LegacyName {
  /// All of them, in the order of the article.
  package static var all: [LegacyName] {
    adapters + loading + answers + mapper + assets + events + reports + request + options
      + constants + unified + rewarded
  }

  private static let adapters = [
    LegacyName(
      "GADCustomEventNativeAd", "MediationAdapter",
      "One class asks for all formats, and hands over an object for each ad."),
    LegacyName(
      "GADCustomEventBanner", "MediationAdapter",
      "One class asks for all formats, and hands over an object for each ad."),
    LegacyName(
      "GADCustomEventInterstitial", "MediationAdapter",
      "One class asks for all formats, and hands over an object for each ad."),
    LegacyName(
      "GADCustomEventNativeAdDelegate", "MediationNativeAdEventDelegate",
      "The load's completion handler returns it; an answer goes to the handler itself."),
    LegacyName(
      "GADCustomEventBannerDelegate", "MediationBannerAdEventDelegate",
      "The load's completion handler returns it; an answer goes to the handler itself."),
    LegacyName(
      "GADCustomEventInterstitialDelegate", "MediationInterstitialAdEventDelegate",
      "The load's completion handler returns it; an answer goes to the handler itself."),
  ]

  private static let loading = [
    LegacyName(
      "request(withParameter:request:adTypes:options:rootViewController:)",
      "requestNativeAdWithParameter", "loadNativeAd(for:completionHandler:)",
      "Parameter, options and view controller are in the configuration."),
    LegacyName(
      "requestAd(_:parameter:label:request:)", "requestBannerAd",
      "loadBanner(for:completionHandler:)", "Size and parameter are in the configuration."),
    LegacyName(
      "requestAd(withParameter:label:request:)", "requestInterstitialAdWithParameter",
      "loadInterstitial(for:completionHandler:)", "The parameter is in the configuration."),
    LegacyName(
      "present(fromRootViewController:)", "presentFromRootViewController", "present(from:)",
      "The ad is asked, not the adapter."),
  ]

  private static let answers = [
    LegacyName(
      "customEventNativeAd(_:didReceive:)", "didReceiveMediatedNativeAd",
      "completionHandler(ad, nil)", "Keep the event delegate that it returns."),
    LegacyName(
      "customEventNativeAd(_:didFailToLoadWithError:)", "didFailToLoadWithError",
      "completionHandler(nil, error)", "An error is required."),
    LegacyName(
      "customEventBanner(_:didReceiveAd:)", "customEventBanner:didReceiveAd",
      "completionHandler(ad, nil)", "The ad has the view; keep the delegate that it returns."),
    LegacyName(
      "customEventBanner(_:didFailAd:)", "customEventBanner:didFailAd",
      "completionHandler(nil, error)", "An error is required."),
    LegacyName(
      "customEventInterstitialDidReceiveAd(_:)", "customEventInterstitialDidReceiveAd",
      "completionHandler(ad, nil)", "Keep the event delegate that it returns."),
    LegacyName(
      "customEventInterstitial(_:didFailAd:)", "customEventInterstitial:didFailAd",
      "completionHandler(nil, error)", "An error is required."),
  ]

  private static let mapper = [
    LegacyName(
      "GADMediatedNativeAd", "MediationNativeAd",
      "The ad is its own delegate, and answers for its flags."),
    LegacyName(
      "GADMediatedNativeAppInstallAd", "MediationNativeAd",
      "One native ad with all assets; there is no content ad any more."),
    LegacyName(
      "GADMediatedNativeContentAd", "MediationNativeAd",
      "One native ad with all assets; there is no app install ad any more."),
    LegacyName(
      "GADMediatedNativeAdDelegate", "MediationNativeAd",
      "Its methods are optional ones of the ad."),
    LegacyName(
      "mediatedNativeAdDelegate()", "mediatedNativeAdDelegate", nil,
      "The ad itself is told."),
    LegacyName(
      "func handlesUserClicks()", "handlesUserClicks", "handlesUserClicks()",
      "The ad is asked, not the custom event."),
    LegacyName(
      "func handlesUserImpressions()", "handlesUserImpressions", "handlesUserImpressions()",
      "The ad is asked, not the custom event."),
  ]

  private static let assets =
    ["headline", "images", "body", "icon", "callToAction", "starRating", "store", "price"].map {
      (asset: String) in
      LegacyName("func \(asset)()", nil, asset, "A property.")
    } + [
      LegacyName("func advertiser()", nil, "advertiser", "A property, of every native ad."),
      LegacyName("func extraAssets()", nil, "extraAssets", "A property, with keys of text."),
      LegacyName("func logo()", "logo", "icon", "Every native ad has an icon, and none a logo."),
      LegacyName(
        "func adChoicesView()", nil, "adChoicesView",
        "A property: Google puts it into the corner that the publisher prefers."),
      LegacyName("func mediaView()", nil, "mediaView", "A property, of every native ad."),
      LegacyName("func hasVideoContent()", nil, "hasVideoContent", "A property."),
    ]

  private static let events = [
    LegacyName(
      "mediatedNativeAdDidRecordImpression(_:)", "mediatedNativeAdDidRecordImpression",
      "didRecordImpression()", "Told to the ad."),
    LegacyName(
      "mediatedNativeAd(_:didRecordClickOnAssetWithName:view:viewController:)",
      "didRecordClickOnAssetWithName", "didRecordClickOnAsset(with:view:viewController:)",
      "The asset has a type of its own."),
    LegacyName(
      "mediatedNativeAd(_:didRenderIn:viewController:)", "didRenderInView",
      "didRender(in:clickableAssetViews:nonclickableAssetViews:viewController:)",
      "It says which views can be tapped. Do not place AdChoices here: return adChoicesView."),
    LegacyName(
      "mediatedNativeAd(_:didRenderIn:clickableAssetViews:nonclickableAssetViews:viewController:)",
      "didRenderInView:clickableAssetViews",
      "didRender(in:clickableAssetViews:nonclickableAssetViews:viewController:)",
      "The assets have a type of their own. Do not place AdChoices here: return adChoicesView."),
    LegacyName(
      "mediatedNativeAd(_:didUntrackView:)", "didUntrackView", "didUntrackView(_:)",
      "The view may be nil. AdChoices is removed by Google."),
  ]

  private static let reports = [
    LegacyName(
      "GADMediatedNativeAdNotificationSource", "MediationNativeAdEventDelegate",
      "The delegate that the handler returned is told, instead of class methods with the ad."),
    report("mediatedNativeAdDidRecordImpression", "reportImpression()", "Told to the delegate."),
    report("mediatedNativeAdDidRecordClick", "reportClick()", "Told to the delegate."),
    report(
      "mediatedNativeAdWillPresentScreen", "willPresentFullScreenView()", "Told to the delegate."),
    report(
      "mediatedNativeAdWillDismissScreen", "willDismissFullScreenView()", "Told to the delegate."),
    report(
      "mediatedNativeAdDidDismissScreen", "didDismissFullScreenView()", "Told to the delegate."),
    report("mediatedNativeAdWillLeaveApplication", nil, "Nobody is told any more."),
    LegacyName(
      "customEventBannerWasClicked(_:)", "customEventBannerWasClicked", "reportClick()",
      "Told to the delegate."),
    LegacyName(
      "customEventBannerWillPresentModal(_:)", "customEventBannerWillPresentModal",
      "willPresentFullScreenView()", "Told to the delegate."),
    LegacyName(
      "customEventBannerWillDismissModal(_:)", "customEventBannerWillDismissModal",
      "willDismissFullScreenView()", "Told to the delegate."),
    LegacyName(
      "customEventBannerDidDismissModal(_:)", "customEventBannerDidDismissModal",
      "didDismissFullScreenView()", "Told to the delegate."),
    LegacyName(
      "customEventBannerWillLeaveApplication(_:)", "customEventBannerWillLeaveApplication", nil,
      "Nobody is told any more."),
    LegacyName(
      "customEventInterstitialWasClicked(_:)", "customEventInterstitialWasClicked",
      "reportClick()", "Told to the delegate."),
    LegacyName(
      "customEventInterstitialWillPresent(_:)", "customEventInterstitialWillPresent",
      "willPresentFullScreenView()", "Told to the delegate."),
    LegacyName(
      "customEventInterstitialWillDismiss(_:)", "customEventInterstitialWillDismiss",
      "willDismissFullScreenView()", "Told to the delegate."),
    LegacyName(
      "customEventInterstitialDidDismiss(_:)", "customEventInterstitialDidDismiss",
      "didDismissFullScreenView()", "Told to the delegate."),
    LegacyName(
      "customEventInterstitialWillLeaveApplication(_:)",
      "customEventInterstitialWillLeaveApplication", nil, "Nobody is told any more."),
    LegacyName(
      "viewControllerForPresentingModalView", "topViewController",
      "The configuration has it; read it when you present."
    ).of("GADCustomEventBannerDelegate"),
  ]

  /// Those of later versions of SDK 7.
  private static let unified =
    [
      LegacyName(
        "GADMediatedUnifiedNativeAd", "MediationNativeAd",
        "The same native ad, and it answers for its flags."),
      LegacyName(
        "GADMediatedUnifiedNativeAdNotificationSource", "MediationNativeAdEventDelegate",
        "The delegate that the handler returned is told, instead of class methods with the ad."),
    ]
    + [
      ("DidRecordImpression", "reportImpression()"), ("DidRecordClick", "reportClick()"),
      ("WillPresentScreen", "willPresentFullScreenView()"),
      ("WillDismissScreen", "willDismissFullScreenView()"),
      ("DidDismissScreen", "didDismissFullScreenView()"), ("WillLeaveApplication", nil),
      ("DidPlayVideo", "didPlayVideo()"), ("DidPauseVideo", "didPauseVideo()"),
      ("DidEndVideoPlayback", "didEndVideo()"),
    ].map { (method: String, successor: String?) in
      report(
        "mediatedNativeAd\(method)", successor,
        successor == nil ? "Nobody is told any more." : "Told to the delegate.",
        to: "GADMediatedUnifiedNativeAdNotificationSource")
    } + [
      LegacyName(
        "didRecordClickOnAsset(withName:view:viewController:)", nil,
        "didRecordClickOnAsset(with:view:viewController:)",
        "Another label; under the older one it is never called."),
      LegacyName("GADUnifiedNativeAssetIdentifier", "GADNativeAssetIdentifier", "Renamed."),
      LegacyName(
        "kGADAdLoaderAdTypeUnifiedNative", nil, "There is one kind of native ad, so nobody asks."),
      adType("unifiedNative"),
    ]

  private static func report(
    _ method: String, _ successor: String?, _ change: String,
    to source: String = "GADMediatedNativeAdNotificationSource"
  ) -> LegacyName {
    return LegacyName(
      "\(source).\(method)(_:)", "\(source).\(method)", successor, change)
  }

  private static let request = [
    LegacyName(
      "GADCustomEventRequest", "MediationAdConfiguration", "Settings, extras and view controller."),
    LegacyName(
      "GADCustomEventExtras", "AdNetworkExtras",
      "A class of your own, named by networkExtrasClass()."),
    ofRequest("additionalParameters", "extras", "An object of your extras class."),
    ofRequest("isTesting", "isTestRequest", "Of the configuration."),
    LegacyName("GADGender", nil, "Google no longer passes it on."),
    ofRequest("userGender", nil, "Google no longer passes it on."),
    ofRequest("userBirthday", nil, "Google no longer passes it on."),
    ofRequest("userHasLocation", nil, "Google no longer passes it on."),
    ofRequest("userLatitude", nil, "Google no longer passes it on."),
    ofRequest("userLongitude", nil, "Google no longer passes it on."),
    ofRequest("userLocationAccuracyInMeters", nil, "Google no longer passes it on."),
    ofRequest("userLocationDescription", nil, "Google no longer passes it on."),
    ofRequest("userKeywords", nil, "Google no longer passes them on."),
    LegacyName(
      "GADCustomEventParametersServer", "credentials.settings[\"parameter\"]",
      "The text that was entered for the line."),
  ]

  /// A property of a request, which a network's own requests may have, too.
  private static func ofRequest(
    _ name: String, _ successor: String?, _ change: String
  ) -> LegacyName {
    LegacyName(name, successor, change).of("GADCustomEventRequest")
  }

  private static let options = [
    LegacyName(
      "GADNativeAdImageAdLoaderOptions", nil, "NativeAdImageAdLoaderOptions",
      "Renamed in Swift only."),
    LegacyName("GADNativeAdViewAdOptions", nil, "NativeAdViewAdOptions", "Renamed in Swift only."),
    LegacyName("GADNativeAdImage", nil, "NativeAdImage", "Renamed in Swift only."),
    LegacyName("GADAdChoicesPosition", nil, "AdChoicesPosition", "Renamed in Swift only."),
    LegacyName("GADVideoOptions", nil, "VideoOptions", "Renamed in Swift only."),
    LegacyName("GADAdSize", nil, "AdSize", "Renamed in Swift only."),
    LegacyName("GADAdNetworkExtras", nil, "AdNetworkExtras", "Renamed in Swift only."),
    LegacyName("disableImageLoading", nil, "isImageLoadingDisabled", "Renamed in Swift only.")
      .of("GADNativeAdImageAdLoaderOptions"),
    LegacyName(
      "preferredImageOrientation", "NativeAdMediaAdLoaderOptions",
      "The publisher asks for an aspect ratio of the media, in an option of its own."
    ).of("GADNativeAdImageAdLoaderOptions"),
    LegacyName(
      "GADNativeAdImageAdLoaderOptionsOrientation", "MediaAspectRatio",
      "The publisher asks for an aspect ratio of the media."),
    orientation("any", "Any"), orientation("portrait", "Portrait"),
    orientation("landscape", "Landscape"),
  ]

  private static func orientation(_ word: String, _ ending: String) -> LegacyName {
    LegacyName(
      "GADNativeAdImageAdLoaderOptionsOrientation.\(word)",
      "GADNativeAdImageAdLoaderOptionsOrientation\(ending)", "MediaAspectRatio.\(word)",
      "An aspect ratio of the media.")
  }

  private static func adType(_ name: String) -> LegacyName {
    LegacyName(name, nil, nil, "There is one kind of native ad, so nobody asks.")
      .constant(of: "GADAdLoaderAdType")
  }

  private static let constants =
    [
      LegacyName(
        "kGADAdLoaderAdTypeNativeContent", nil, "There is one kind of native ad, so nobody asks."),
      LegacyName(
        "kGADAdLoaderAdTypeNativeAppInstall", nil, "There is one kind of native ad, so nobody asks."
      ),
      adType("nativeContent"),
      adType("nativeAppInstall"),
      LegacyName("kGADErrorDomain", "GADErrorDomain", "Better: a domain of your own."),
      LegacyName("GADErrorCode", "RequestError.Code", "Better: an error of your own."),
      LegacyName("GADRequestError", "RequestError", "Better: an error of your own."),
    ] + errors

  private static let errors = [
    "InvalidRequest", "NoFill", "NetworkError", "ServerError", "OSVersionTooLow", "Timeout",
    "InterstitialAlreadyUsed", "MediationDataError", "MediationAdapterError", "MediationNoFill",
    "MediationInvalidAdSize", "InternalError", "InvalidArgument", "ReceivedInvalidResponse",
    "RewardedAdAlreadyUsed",
  ].map { LegacyName("kGADError\($0)", "RequestError.Code", "Better: an error of your own.") }
}
