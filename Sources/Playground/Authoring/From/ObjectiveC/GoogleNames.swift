/// Google's names in Objective-C, and what each is in Swift.
enum GoogleNames {
  /// The types of Google's SDK; in Objective-C they have `GAD` in front. True for those that are
  /// protocols.
  static let types: [String: Bool] = [
    "AdChoicesView": false, "AdFormat": false, "AdLoaderOptions": false, "AdNetworkExtras": true,
    "AdSize": false, "BannerView": false, "CustomEventExtras": false, "Extras": false,
    "MediaContent": false, "MediaView": false, "MediatedUnifiedNativeAd": true,
    "MediationAd": true, "MediationAdConfiguration": false, "MediationAdEventDelegate": true,
    "MediationAdapter": true, "MediationAppOpenAd": true,
    "MediationAppOpenAdConfiguration": false, "MediationAppOpenAdEventDelegate": true,
    "MediationBannerAd": true, "MediationBannerAdConfiguration": false,
    "MediationBannerAdEventDelegate": true, "MediationCredentials": false,
    "MediationInterstitialAd": true, "MediationInterstitialAdConfiguration": false,
    "MediationInterstitialAdEventDelegate": true, "MediationNativeAd": true,
    "MediationNativeAdConfiguration": false, "MediationNativeAdEventDelegate": true,
    "MediationRewardedAd": true, "MediationRewardedAdConfiguration": false,
    "MediationRewardedAdEventDelegate": true, "MediationServerConfiguration": false,
    "MobileAds": false, "NativeAdImage": false, "NativeAdImageAdLoaderOptions": false,
    "NativeAdMediaAdLoaderOptions": false, "NativeAdViewAdOptions": false, "RTBAdapter": true,
    "RTBMediationSignalsConfiguration": false, "RTBRequestParameters": false, "Request": false,
    "RequestConfiguration": false, "VersionNumber": false, "VideoController": false,
    "VideoOptions": false,
  ]

  /// Blocks and texts keep their names.
  static let handlers: Set = [
    "GADMediationAdapterSetUpCompletionBlock", "GADMediationAppOpenLoadCompletionHandler",
    "GADMediationBannerLoadCompletionHandler", "GADMediationInterstitialLoadCompletionHandler",
    "GADMediationNativeLoadCompletionHandler", "GADMediationNativeAdLoadCompletionHandler",
    "GADMediationRewardedLoadCompletionHandler", "GADRTBSignalCompletionHandler",
  ]

  /// A protocol that a skeleton's class may keep.
  struct Role {
    let name: String
    /// The protocols that come with it.
    var parents: [String] = []
    /// The selectors that Swift wants of it.
    var wanted: [String] = []
  }

  static let roles: [String: Role] = [
    "GADMediationAdapter": Role(
      name: "MediationAdapter", wanted: ["adapterVersion", "adSDKVersion", "networkExtrasClass"]),
    "GADRTBAdapter": Role(
      name: "RTBAdapter", parents: ["GADMediationAdapter"],
      wanted: ["collectSignalsForRequestParameters:completionHandler:"]),
    "GADMediationAd": Role(name: "MediationAd"),
    "GADMediationBannerAd": Role(
      name: "MediationBannerAd", parents: ["GADMediationAd"], wanted: ["view"]),
    "GADMediationInterstitialAd": fullScreen("MediationInterstitialAd"),
    "GADMediationRewardedAd": fullScreen("MediationRewardedAd"),
    "GADMediationAppOpenAd": fullScreen("MediationAppOpenAd"),
    "GADMediatedUnifiedNativeAd": Role(
      name: "MediatedUnifiedNativeAd",
      wanted: [
        "headline", "images", "body", "icon", "callToAction", "starRating", "store", "price",
        "advertiser", "extraAssets",
      ]),
    "GADMediationNativeAd": Role(
      name: "MediationNativeAd", parents: ["GADMediationAd", "GADMediatedUnifiedNativeAd"]),
    "GADAdNetworkExtras": Role(name: "AdNetworkExtras"),
  ]

  private static func fullScreen(_ name: String) -> Role {
    Role(name: name, parents: ["GADMediationAd"], wanted: ["presentFromViewController:"])
  }

  /// A method or property that Google's SDK asks for.
  struct Requirement {
    /// `func name(label:…)`, or `var name`.
    let name: String
    /// The types of the parameters, and of the result if there is one.
    var types: [String] = []
    var returns: String?
    var isStatic = false
    /// The answer until the method is translated; `$` is the last parameter.
    var answer: String?
  }

  static let requirements: [String: Requirement] = {
    var all: [String: Requirement] = [
      "adapterVersion": version, "adSDKVersion": version,
      "networkExtrasClass": Requirement(
        name: "", returns: "(any AdNetworkExtras.Type)?", isStatic: true),
      "setUpWithConfiguration:completionHandler:": Requirement(
        name: "setUp(with:completionHandler:)",
        types: [
          "MediationServerConfiguration", "@escaping GADMediationAdapterSetUpCompletionBlock",
        ],
        isStatic: true, answer: "$(notTranslated())"),
      "collectSignalsForRequestParameters:completionHandler:": Requirement(
        name: "collectSignals(for:completionHandler:)",
        types: ["RTBRequestParameters", "@escaping GADRTBSignalCompletionHandler"],
        answer: "$(nil, notTranslated())"),
      "loadRewardedInterstitialAdForAdConfiguration:completionHandler:": load(
        "RewardedInterstitialAd", "Rewarded"),
      "presentFromViewController:": Requirement(
        name: "present(from:)", types: ["UIViewController"]),
      "changeAdSizeTo:": Requirement(name: "changeAdSize(to:)", types: ["AdSize"]),
      "handlesUserClicks": Requirement(name: "", returns: "Bool"),
      "handlesUserImpressions": Requirement(name: "", returns: "Bool"),
      "didRecordImpression": Requirement(name: ""),
      "didUntrackView:": Requirement(name: "didUntrackView(_:)", types: ["UIView?"]),
      "didRenderInView:clickableAssetViews:nonclickableAssetViews:viewController:": Requirement(
        name: "didRender(in:clickableAssetViews:nonclickableAssetViews:viewController:)",
        types: ["UIView", assets, assets, "UIViewController"]),
      "didRecordClickOnAssetWithName:view:viewController:": Requirement(
        name: "didRecordClickOnAsset(with:view:viewController:)",
        types: ["GADNativeAssetIdentifier", "UIView", "UIViewController"]),
    ]
    for (ad, type) in [
      ("NativeAd", "Native"), ("Banner", "Banner"), ("Interstitial", "Interstitial"),
      ("RewardedAd", "Rewarded"), ("AppOpenAd", "AppOpen"),
    ] {
      all["load\(ad)ForAdConfiguration:completionHandler:"] = load(ad, type)
    }
    return all
  }()

  private static let version = Requirement(name: "", returns: "VersionNumber", isStatic: true)
  private static let assets = "[GADNativeAssetIdentifier: UIView]"

  private static func load(_ ad: String, _ type: String) -> Requirement {
    Requirement(
      name: "load\(ad)(for:completionHandler:)",
      types: [
        "Mediation\(type)AdConfiguration", "@escaping GADMediation\(type)LoadCompletionHandler",
      ], answer: "_ = $(nil, notTranslated())")
  }

  /// Properties that Google's SDK asks an ad for, with their types.
  static let properties: [String: String] = [
    "view": "UIView", "headline": "String?", "images": "[NativeAdImage]?", "body": "String?",
    "icon": "NativeAdImage?", "callToAction": "String?", "starRating": "NSDecimalNumber?",
    "store": "String?", "price": "String?", "advertiser": "String?",
    "extraAssets": "[String: Any]?", "adChoicesView": "UIView?", "mediaView": "UIView?",
    "hasVideoContent": "Bool", "mediaContentAspectRatio": "CGFloat", "duration": "TimeInterval",
    "currentTime": "TimeInterval",
  ]
}
