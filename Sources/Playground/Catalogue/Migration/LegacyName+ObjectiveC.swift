extension LegacyName {
  /// Names that Swift does not tell from another one of the table.
  package static let objectiveCOnly = [
    LegacyName(
      "customEventNativeAd(_:didReceive:)", "didReceiveMediatedUnifiedNativeAd",
      "completionHandler(ad, nil)", "Keep the event delegate that it returns.")
  ]

  /// What it is called in a language: without `func`, and as a selector in Objective-C.
  package func name(in language: SourceLanguage) -> String {
    let name = swift.hasPrefix("func ") ? String(swift.dropFirst(5)) : swift
    guard language == .objectiveC, let objectiveC else { return name }
    return Self.oldSelectors[objectiveC]
      ?? (name.contains("(") ? Self.selector(of: name) : objectiveC)
  }

  /// What replaces it in a language; nil if it has gone.
  package func successor(in language: SourceLanguage) -> String? {
    guard language == .objectiveC, let successor else { return successor }
    return Self.newSelectors[successor] ?? Self.selector(of: Self.type(successor))
  }

  /// `first(_:second:)` as `first:second:`, `Type.first(_:)` as `+[Type first:]`; others as they are.
  private static func selector(of name: String) -> String {
    guard !name.contains(", "), let bracket = name.firstIndex(of: "("), name.hasSuffix(")") else {
      return name
    }
    let path = name[..<bracket].split(separator: ".")
    let labels = name[bracket...].dropFirst().dropLast()
    let method = (path.last ?? "") + labels.replacing("_:", with: ":", maxReplacements: 1)
    return path.count > 1 ? "+[\(path[0]) \(method)]" : String(method)
  }

  /// Today's types have `GAD` in front.
  private static func type(_ name: String) -> String {
    name.first?.isUppercase == true && !name.hasPrefix("GAD") ? "GAD\(name)" : name
  }

  /// By the word that tells one: those that Swift calls something else.
  private static let oldSelectors = [
    "requestNativeAdWithParameter":
      "requestNativeAdWithParameter:request:adTypes:options:rootViewController:",
    "requestBannerAd": "requestBannerAd:parameter:label:request:",
    "requestInterstitialAdWithParameter":
      "requestInterstitialAdWithParameter:label:request:",
    "presentFromRootViewController": "presentFromRootViewController:",
    "didReceiveMediatedNativeAd": "customEventNativeAd:didReceiveMediatedNativeAd:",
    "didReceiveMediatedUnifiedNativeAd": "customEventNativeAd:didReceiveMediatedUnifiedNativeAd:",
    "didRenderInView": "mediatedNativeAd:didRenderInView:viewController:",
    "didRenderInView:clickableAssetViews":
      "mediatedNativeAd:didRenderInView:clickableAssetViews:nonclickableAssetViews:viewController:",
    "initWithRewardBasedVideoAdNetworkConnector": "initWithRewardBasedVideoAdNetworkConnector:",
    "presentRewardBasedVideoAdWithRootViewController":
      "presentRewardBasedVideoAdWithRootViewController:",
    "didRewardUserWithReward": "adapter:didRewardUserWithReward:",
  ]

  /// Today's that Swift calls something else.
  private static let newSelectors = [
    "loadNativeAd(for:completionHandler:)": "loadNativeAdForAdConfiguration:completionHandler:",
    "loadBanner(for:completionHandler:)": "loadBannerForAdConfiguration:completionHandler:",
    "loadInterstitial(for:completionHandler:)":
      "loadInterstitialForAdConfiguration:completionHandler:",
    "loadRewardedAd(for:completionHandler:)":
      "loadRewardedAdForAdConfiguration:completionHandler:",
    "setUp(with:completionHandler:)": "setUpWithConfiguration:completionHandler:",
    "present(from:)": "presentFromViewController:",
    "didRecordClickOnAsset(with:view:viewController:)":
      "didRecordClickOnAssetWithName:view:viewController:",
    "didRender(in:clickableAssetViews:nonclickableAssetViews:viewController:)":
      "didRenderInView:clickableAssetViews:nonclickableAssetViews:viewController:",
    "credentials.settings[\"parameter\"]": "credentials.settings[@\"parameter\"]",
    "completionHandler(nil)": "completionHandler(nil)",
    "completionHandler(error)": "completionHandler(error)",
    "RequestError": "NSError",
    "RequestError.Code": "GADErrorCode",
    "MediaAspectRatio.any": "GADMediaAspectRatioAny",
    "MediaAspectRatio.portrait": "GADMediaAspectRatioPortrait",
    "MediaAspectRatio.landscape": "GADMediaAspectRatioLandscape",
  ]
}
