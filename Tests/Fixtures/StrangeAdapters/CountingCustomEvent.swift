// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import GoogleMobileAds

/// Remembers beyond its world how many ads it has loaded, so no ad is like the one before.
public final class CountingCustomEvent: StrangeCustomEvent {
  private static var count = 0

  public override func loadNativeAd(
    for adConfiguration: MediationNativeAdConfiguration,
    completionHandler: @escaping GADMediationNativeLoadCompletionHandler
  ) {
    Self.count += 1
    _ = completionHandler(CountedNativeAd(adConfiguration, number: Self.count), nil)
  }
}

private final class CountedNativeAd: StrangeNativeAd {
  private let number: Int

  init(_ configuration: MediationNativeAdConfiguration, number: Int) {
    self.number = number
    super.init(configuration)
  }

  override var headline: String? { "Ad \(number)" }
}
