// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import GoogleMobileAds

/// A banner that sees itself come into a window, and its taps.
final class MannerBanner: MannerAd, MediationBannerAd {
  let view: UIView

  init(
    _ size: CGSize, from viewController: UIViewController? = nil,
    _ manners: Manners = Manners([:]), _ network: MannerNetwork = MannerNetwork(.none)
  ) {
    let banner = MannerBannerView(frame: CGRect(origin: .zero, size: size))
    view = banner
    super.init(manners, network)
    banner.onFirstWindow = { [weak self] in
      self?.network.notice(.impression, "seen(_:)", .networkSawImpression) {
        self?.report { $0.reportImpression() }
      }
    }
    banner.addGestureRecognizer(
      UITapGestureRecognizer { [weak self, weak viewController] _ in
        self?.network.notice(.click, "touched(_:)", .networkSawClick) {
          self?.report { $0.reportClick() }
        }
        self?.open(from: viewController, usually: .elsewhere)
      })
  }
}

private final class MannerBannerView: UIView {
  var onFirstWindow: (() -> Void)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    let label = UILabel(frame: bounds)
    label.text = "Marmalade by post"
    addSubview(label)
  }

  @available(*, unavailable) required init?(coder: NSCoder) { nil }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    guard window != nil, let first = onFirstWindow else { return }
    onFirstWindow = nil
    first()
  }
}
