import GoogleMobileAds
import StrangerNetwork

/// A banner that does not want to miss an impression.
final class HurriedBanner: NSObject, MediationBannerAd {
  weak var events: MediationBannerAdEventDelegate?
  let view: UIView
  private var isSeen = false
  private var returns: NSObjectProtocol?

  init(_ size: CGSize) {
    let banner = StrangerBanner(frame: CGRect(origin: .zero, size: size))
    view = banner
    super.init()
    banner.onSeen = { [weak self] in self?.seen() }
    banner.onClick = { [weak self] in self?.events?.reportClick() }
    returns = NotificationCenter.default.addObserver(
      forName: UIApplication.willEnterForegroundNotification, object: nil, queue: nil
    ) { [weak self] _ in self?.seenAgain() }
  }

  deinit { returns.map(NotificationCenter.default.removeObserver) }

  private func seen() {
    isSeen = true
    events?.reportImpression()
  }

  /// The second mistake: what the user comes back to was seen before.
  private func seenAgain() {
    if isSeen, view.window != nil { events?.reportImpression() }
  }
}
