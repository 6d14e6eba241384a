import GoogleMobileAds
import StrangerNetwork

/// Reports to Google what its network counts.
final class BookedBanner: NSObject, MediationBannerAd {
  weak var events: MediationBannerAdEventDelegate?
  let view: UIView

  init(_ size: CGSize) {
    let banner = StrangerBanner(frame: CGRect(origin: .zero, size: size))
    view = banner
    super.init()
    banner.onSeen = { [weak self] in self?.events?.reportImpression() }
    banner.onClick = { [weak self] in self?.events?.reportClick() }
  }
}
