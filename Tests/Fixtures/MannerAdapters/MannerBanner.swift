// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import GoogleMobileAds

/// A banner that sees itself come into a window, and its taps.
final class MannerBanner: NSObject, MediationBannerAd, MannerAd {
  var events: (any MediationAdEventDelegate)?
  let view: UIView

  init(_ size: CGSize) {
    let banner = MannerBannerView(frame: CGRect(origin: .zero, size: size))
    view = banner
    super.init()
    banner.onFirstWindow = { [weak self] in self?.events?.reportImpression() }
    banner.addGestureRecognizer(
      UITapGestureRecognizer { [weak self] _ in
        self?.events?.reportClick()
        UIApplication.shared.open(MannerNetwork.shop)
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
