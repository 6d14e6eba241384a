import AdServing

extension NewPackage.Kind {
  /// An adapter, and a made-up SDK of its network.
  package static let adapter = Self(
    word: "adapter", templates: AdapterTemplates.all,
    scenarios: { name, formats in
      let text = AdapterScenario(
        name: name, formats: formats, classes: ["\(name)Adapter.\(name)CustomEvent"]
      ).text
      return [NewPackage.File(path: "Scenarios/\(name).json", text: text)]
    },
    first: { name, _ in name })
}

/// The files of a package with an adapter.
private enum AdapterTemplates {
  typealias Template = NewPackage.Template

  private static let fullScreen: [UnitFormat] = [
    .interstitial, .rewarded, .rewardedInterstitial, .appOpen,
  ]

  /// In the order in which one would read them.
  static let all: [Template] =
    [
      Template("README.md", PackageResources.Readme_md),
      Template("Package.swift", PackageResources.Manifest_swift),
      Template(".gitignore", PackageResources.Ignored_txt),
      Template("Sources/NAME/main.swift", PackageResources.Program_swift),
    ] + adapter + network + [
      Template("Tests/NAMETests/NAMETests.swift", PackageResources.NAMETests_swift)
    ]

  private static let adapter: [Template] = [
    adapter("CustomEvent", PackageResources.NAMECustomEvent_swift),
    adapter("CustomEventAd", PackageResources.NAMECustomEventAd_swift),
    adapter("CustomEventNativeAd", PackageResources.NAMECustomEventNativeAd_swift, for: [.native]),
    adapter("CustomEventBanner", PackageResources.NAMECustomEventBanner_swift, for: [.banner]),
    adapter(
      "CustomEventFullScreenAd", PackageResources.NAMECustomEventFullScreenAd_swift,
      for: fullScreen),
    adapter(
      "CustomEventInterstitial", PackageResources.NAMECustomEventInterstitial_swift,
      for: [.interstitial]),
    adapter(
      "CustomEventRewardedAd", PackageResources.NAMECustomEventRewardedAd_swift, for: [.rewarded]),
    adapter(
      "CustomEventRewardedInterstitial",
      PackageResources.NAMECustomEventRewardedInterstitial_swift, for: [.rewardedInterstitial]),
    adapter(
      "CustomEventAppOpenAd", PackageResources.NAMECustomEventAppOpenAd_swift, for: [.appOpen]),
  ]

  private static let network: [Template] = [
    network("SDK", PackageResources.NAMESDK_swift),
    network("Ad", PackageResources.NAMEAd_swift),
    network("NativeAd", PackageResources.NAMENativeAd_swift, for: [.native]),
    network("Banner", PackageResources.NAMEBanner_swift, for: [.banner]),
    network("FullScreenAd", PackageResources.NAMEFullScreenAd_swift, for: fullScreen),
    network("Page", PackageResources.NAMEPage_swift, for: fullScreen),
    network("Journal", PackageResources.NAMEJournal_swift),
  ]

  private static func adapter(
    _ name: String, _ bytes: [UInt8], for formats: [UnitFormat] = UnitFormat.allCases
  ) -> Template {
    Template("Sources/NAMEAdapter/NAME\(name).swift", bytes, for: formats)
  }

  private static func network(
    _ name: String, _ bytes: [UInt8], for formats: [UnitFormat] = UnitFormat.allCases
  ) -> Template {
    Template("Sources/NAMENetwork/NAME\(name).swift", bytes, for: formats)
  }
}
