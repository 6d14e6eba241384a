import GoogleMobileAds

/// An adapter for a network that writes no entries and answers on a queue of its own.
final class QuietCustomEvent: NSObject, MediationAdapter {
  private static let queue = DispatchQueue(label: "quiet")

  static func adapterVersion() -> VersionNumber { VersionNumber() }
  static func adSDKVersion() -> VersionNumber { VersionNumber() }
  static func networkExtrasClass() -> AdNetworkExtras.Type? { nil }

  func loadNativeAd(
    for adConfiguration: MediationNativeAdConfiguration,
    completionHandler: @escaping GADMediationNativeLoadCompletionHandler
  ) {
    let ad = QuietAd(adConfiguration)
    switch adConfiguration.credentials.settings["parameter"] as? String {
    case "main": DispatchQueue.main.async { _ = completionHandler(ad, nil) }
    case "queue and main":
      Self.queue.async { DispatchQueue.main.async { _ = completionHandler(ad, nil) } }
    default: Self.queue.async { _ = completionHandler(ad, nil) }
    }
  }
}

private final class QuietAd: StrangerNativeAd {
  override var headline: String? { "Not a word" }
  override var callToAction: String? { "Hush" }
}
