import GoogleMobileAds
import Scenarios
import Simulation

/// A native ad in the views of a scenario's layout.
final class DrawnAdCard: CardView {
  private let layout: AdLayout

  init(at origin: CGPoint, _ layout: AdLayout) {
    self.layout = layout
    let frame = CGRect(x: 0, y: 0, width: layout.size.width, height: layout.size.height)
    super.init(at: origin, DrawnAdView(frame: frame, under: layout.safeArea))
  }

  required init?(coder: NSCoder) { nil }

  override func show(_ ad: NativeAd) {
    if handing == .tooEarly { adView.nativeAd = ad }
    for view in layout.views { adView.addSubview(drawn(view, ad)) }
    if handing != .never { adView.nativeAd = ad }
  }

  private func drawn(_ view: AdLayout.View, _ ad: NativeAd) -> UIView {
    let drawn = view.made(ad)
    for inner in view.views { drawn.addSubview(self.drawn(inner, ad)) }
    if view.isOutlet { connect(drawn, as: view.asset) }
    return drawn
  }

  private func connect(_ view: UIView, as asset: AdLayout.Asset?) {
    switch asset {
    case .headline: adView.headlineView = view
    case .body: adView.bodyView = view
    case .icon: adView.iconView = view
    case .image: adView.imageView = view
    case .media: adView.mediaView = view as? MediaView
    case .callToAction: adView.callToActionView = view
    case .advertiser: adView.advertiserView = view
    case .store: adView.storeView = view
    case .price: adView.priceView = view
    case .starRating: adView.starRatingView = view
    case .adChoices: adView.adChoicesView = view as? AdChoicesView
    case nil: break
    }
  }
}

/// A view over whose edges the phone's own things lie.
private final class DrawnAdView: NativeAdView {
  private let edges: AdLayout.Edges

  init(frame: CGRect, under edges: AdLayout.Edges) {
    self.edges = edges
    super.init(frame: frame)
  }

  required init?(coder: NSCoder) { nil }

  override var safeAreaInsets: UIEdgeInsets {
    UIEdgeInsets(top: edges.top, left: edges.left, bottom: edges.bottom, right: edges.right)
  }
}

extension AdLayout.View {
  /// The view, with what it shows of the ad.
  @MainActor
  fileprivate func made(_ ad: NativeAd) -> UIView {
    let view = view(ad)
    view.frame = CGRect(x: frame.x, y: frame.y, width: frame.width, height: frame.height)
    // The place of AdChoices is no AdChoices.
    view.accessibilityIdentifier = asset == .adChoices ? nil : asset?.rawValue
    view.isHidden = isHidden ?? lacksItsAsset(ad)
    view.alpha = alpha
    if let isInteractive { view.isUserInteractionEnabled = isInteractive }
    return view
  }

  @MainActor
  private func view(_ ad: NativeAd) -> UIView {
    switch kind ?? usualKind {
    case .label: label(ad)
    case .imageView: UIImageView(image: asset == .icon ? ad.icon?.image : ad.images?.first?.image)
    case .mediaView: mediaView(ad)
    case .button: button(ad)
    case .plain: plain
    }
  }

  private func lacksItsAsset(_ ad: NativeAd) -> Bool {
    switch asset {
    case .headline: ad.headline == nil
    case .body: ad.body == nil
    case .icon: ad.icon == nil
    case .callToAction: ad.callToAction == nil
    case .advertiser: ad.advertiser == nil
    case .store: ad.store == nil
    case .price: ad.price == nil
    case .starRating: ad.starRating == nil
    case .image, .media, .adChoices, nil: false
    }
  }

  private var usualKind: AdLayout.Kind {
    switch asset {
    case .icon, .image: .imageView
    case .media: .mediaView
    case .callToAction: .button
    case .adChoices: .plain
    case nil: text == nil ? .plain : .label
    default: .label
    }
  }

  @MainActor
  private func label(_ ad: NativeAd) -> UILabel {
    let label = UILabel()
    label.text = words(ad)
    label.font =
      asset == .headline ? .boldSystemFont(ofSize: fontSize) : .systemFont(ofSize: fontSize)
    label.numberOfLines = lines
    if asset == nil, text != nil, isClear != true {
      label.textColor = .systemBackground
      label.backgroundColor = .systemYellow
    } else if isClear == false {
      label.backgroundColor = .systemBackground
    }
    return label
  }

  @MainActor
  private func button(_ ad: NativeAd) -> UIButton {
    let button = UIButton()
    button.setTitle(words(ad), for: .normal)
    button.isUserInteractionEnabled = false
    if isClear != true { button.backgroundColor = .tintColor }
    if hasAction {
      button.isUserInteractionEnabled = true
      button.addAction(UIAction { _ in }, for: .touchUpInside)
    }
    return button
  }

  @MainActor
  private func mediaView(_ ad: NativeAd) -> MediaView {
    let media = MediaView()
    media.mediaContent = ad.mediaContent
    return media
  }

  @MainActor
  private var plain: UIView {
    let view = asset == .adChoices ? AdChoicesView() : UIView()
    if isClear == false { view.backgroundColor = .secondarySystemBackground }
    return view
  }

  @MainActor
  private func words(_ ad: NativeAd) -> String? {
    if let text { return text }
    return switch asset {
    case .headline: ad.headline
    case .body: ad.body
    case .callToAction: ad.callToAction
    case .advertiser: ad.advertiser
    case .store: ad.store
    case .price: ad.price
    case .starRating: ad.starRating.map(NativeAdCard.stars)
    case .icon, .image, .media, .adChoices, nil: nil
    }
  }
}
