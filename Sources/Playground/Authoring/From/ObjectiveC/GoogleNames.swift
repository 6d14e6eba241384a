/// Google's names in Objective-C, and what each is in Swift.
enum GoogleNames {
  private static let formats = ["AppOpen", "Banner", "Interstitial", "Native", "Rewarded"]

  /// The types of Google's SDK; in Objective-C they have `GAD` in front. True for those that are
  /// protocols.
  static let types: [String: Bool] = {
    let protocols =
      [
        "AdNetworkExtras", "MediatedUnifiedNativeAd", "MediationAd", "MediationAdEventDelegate",
        "MediationAdapter", "RTBAdapter",
      ] + formats.flatMap { ["Mediation\($0)Ad", "Mediation\($0)AdEventDelegate"] }
    let others =
      [
        "AdChoicesView", "AdFormat", "AdLoaderOptions", "AdSize", "BannerView",
        "CustomEventExtras", "Extras", "MediaContent", "MediaView", "MediationAdConfiguration",
        "MediationCredentials", "MediationServerConfiguration", "MobileAds", "NativeAdImage",
        "NativeAdImageAdLoaderOptions", "NativeAdMediaAdLoaderOptions", "NativeAdViewAdOptions",
        "RTBMediationSignalsConfiguration", "RTBRequestParameters", "Request",
        "RequestConfiguration", "VersionNumber", "VideoController", "VideoOptions",
      ] + formats.map { "Mediation\($0)AdConfiguration" }
    return Dictionary(
      uniqueKeysWithValues: protocols.map { ($0, true) } + others.map { ($0, false) })
  }()

  /// Google's type of that name in Objective-C.
  static func type(_ name: String) -> (swift: String, isProtocol: Bool)? {
    let swift = String(name.dropFirst(3))
    return name.hasPrefix("GAD") ? types[swift].map { (swift, $0) } : nil
  }

  /// Blocks and texts keep their names.
  static let handlers = Set(
    formats.map { "GADMediation\($0)LoadCompletionHandler" } + [
      "GADMediationAdapterSetUpCompletionBlock", "GADMediationNativeAdLoadCompletionHandler",
      "GADRTBSignalCompletionHandler",
    ])

  /// A protocol that a skeleton's class may keep.
  struct Role {
    let name: String
    /// The protocols that come with it.
    var parents: [String] = []
    /// The selectors that Swift wants of it.
    var wanted: [String] = []
  }

  static let roles: [String: Role] = {
    let wanted = [
      "AdNetworkExtras": "", "MediationAd": "", "MediationNativeAd": "",
      "MediationAdapter": "adapterVersion adSDKVersion networkExtrasClass",
      "RTBAdapter": "collectSignalsForRequestParameters:completionHandler:",
      "MediationBannerAd": "view", "MediationAppOpenAd": "presentFromViewController:",
      "MediationInterstitialAd": "presentFromViewController:",
      "MediationRewardedAd": "presentFromViewController:",
      "MediatedUnifiedNativeAd": "headline images body icon callToAction starRating store price "
        + "advertiser extraAssets",
    ]
    var parents = ["RTBAdapter": ["GADMediationAdapter"]]
    for format in formats { parents["Mediation\(format)Ad"] = ["GADMediationAd"] }
    parents["MediationNativeAd"]?.append("GADMediatedUnifiedNativeAd")
    let roles = wanted.map { name, wanted in
      Role(
        name: name, parents: parents[name] ?? [],
        wanted: wanted.split(separator: " ").map(String.init))
    }
    return Dictionary(uniqueKeysWithValues: roles.map { ("GAD\($0.name)", $0) })
  }()

  /// A method or property that Google's SDK asks for.
  struct Requirement {
    /// `name(label:…)`; empty if it is the selector.
    var name = ""
    /// The types of the parameters, and of the result if there is one.
    var types: [String] = []
    var returns: String?
    var isStatic = false
    /// The answer until the method is translated; `$` is the last parameter.
    var answer: String?
  }

  static let requirements: [String: Requirement] = {
    let version = Requirement(returns: "VersionNumber", isStatic: true)
    let assets = "[GADNativeAssetIdentifier: UIView]"
    var all: [String: Requirement] = [
      "adapterVersion": version, "adSDKVersion": version,
      "networkExtrasClass": Requirement(returns: "(any AdNetworkExtras.Type)?", isStatic: true),
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
      "presentFromViewController:": Requirement(
        name: "present(from:)", types: ["UIViewController"]),
      "changeAdSizeTo:": Requirement(name: "changeAdSize(to:)", types: ["AdSize"]),
      "handlesUserClicks": Requirement(returns: "Bool"),
      "handlesUserImpressions": Requirement(returns: "Bool"),
      "didRecordImpression": Requirement(), "didUntrackView:": Requirement(types: ["UIView?"]),
      "didRenderInView:clickableAssetViews:nonclickableAssetViews:viewController:": Requirement(
        name: "didRender(in:clickableAssetViews:nonclickableAssetViews:viewController:)",
        types: ["UIView", assets, assets, "UIViewController"]),
      "didRecordClickOnAssetWithName:view:viewController:": Requirement(
        name: "didRecordClickOnAsset(with:view:viewController:)",
        types: ["GADNativeAssetIdentifier", "UIView", "UIViewController"]),
    ]
    for (ad, type) in [
      ("NativeAd", "Native"), ("Banner", "Banner"), ("Interstitial", "Interstitial"),
      ("RewardedAd", "Rewarded"), ("RewardedInterstitialAd", "Rewarded"), ("AppOpenAd", "AppOpen"),
    ] {
      all["load\(ad)ForAdConfiguration:completionHandler:"] = Requirement(
        name: "load\(ad)(for:completionHandler:)",
        types: [
          "Mediation\(type)AdConfiguration", "@escaping GADMediation\(type)LoadCompletionHandler",
        ], answer: "_ = $(nil, notTranslated())")
    }
    return all
  }()

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
