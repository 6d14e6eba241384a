import GoogleMobileAds
import FreshNetwork

extension FreshCustomEvent {
  /// Asks the network for a banner.
  public func loadBanner(
    for adConfiguration: MediationBannerAdConfiguration,
    completionHandler: @escaping GADMediationBannerLoadCompletionHandler
  ) {
    let ad = FreshCustomEventBanner(FreshBanner(size: adConfiguration.adSize.size))
    ad.load(for: adConfiguration) { error in completionHandler(error == nil ? ad : nil, error) }
  }
}

/// The network sees the user; what it sees is reported.
final class FreshCustomEventBanner: FreshCustomEventAd, MediationBannerAd {
  let view: UIView

  init(_ banner: FreshBanner) {
    view = banner.view
    super.init(banner)
  }
}
