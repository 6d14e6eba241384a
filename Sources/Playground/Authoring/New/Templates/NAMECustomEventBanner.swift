import GoogleMobileAds
import NAMENetwork

extension NAMECustomEvent {
  /// Asks the network for a banner.
  public func loadBanner(
    for adConfiguration: MediationBannerAdConfiguration,
    completionHandler: @escaping GADMediationBannerLoadCompletionHandler
  ) {
    let ad = NAMECustomEventBanner(NAMEBanner(size: adConfiguration.adSize.size))
    ad.load(for: adConfiguration) { error in completionHandler(error == nil ? ad : nil, error) }
  }
}

/// The network sees the user; what it sees is reported.
final class NAMECustomEventBanner: NAMECustomEventAd, MediationBannerAd {
  let view: UIView

  init(_ banner: NAMEBanner) {
    view = banner.view
    super.init(banner)
  }
}
