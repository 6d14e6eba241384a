import GoogleMobileAds
import Scenarios
import Simulation

/// A card with a place for every asset of a native ad.
final class NativeAdCard: CardView {
  private let layout: CardLayout
  private let badge = UILabel()
  private let headline = UILabel()
  private let icon = UIImageView()
  private let stars = UILabel()
  private let store = UILabel()
  private let price = UILabel()
  private let advertiser = UILabel()
  private let body = UILabel()
  private let media = MediaView()
  private let button = UIButton()

  init(
    at origin: CGPoint, _ kind: Scenario.Options.Card,
    leavingFree corner: Scenario.Options.Corner, hasVideo: Bool
  ) {
    layout = CardLayout(kind, leavingFree: corner, hasVideo: hasVideo)
    let (width, height) = (CardLayout.width, layout.height)
    super.init(
      at: origin, NativeAdView(frame: CGRect(x: 0, y: 0, width: width, height: height)))
  }

  required init?(coder: NSCoder) { nil }

  override func show(_ ad: NativeAd) {
    fill(ad)
    layOut(ad)
    if handing == .tooEarly { adView.nativeAd = ad }
    connectOutlets(ad)
    if handing != .never { adView.nativeAd = ad }
  }

  private func fill(_ ad: NativeAd) {
    badge.text = "Ad"
    badge.font = .boldSystemFont(ofSize: 12)
    badge.textColor = .systemBackground
    badge.backgroundColor = .systemYellow
    headline.text = ad.headline
    headline.font = .boldSystemFont(ofSize: 17)
    icon.image = ad.icon?.image
    stars.text = ad.starRating.map(Self.stars)
    stars.textColor = .systemYellow
    store.text = ad.store
    store.textColor = .secondaryLabel
    price.text = ad.price
    price.textColor = .systemGreen
    price.textAlignment = .right
    advertiser.text = ad.advertiser
    advertiser.textColor = .secondaryLabel
    body.text = ad.body
    body.numberOfLines = layout.bodyLines
    body.font = .systemFont(ofSize: layout.bodyFont)
    media.mediaContent = ad.mediaContent
    button.setTitle(ad.callToAction, for: .normal)
    button.backgroundColor = .tintColor
  }

  private func layOut(_ ad: NativeAd) {
    let frames = layout.frames(hasIcon: ad.icon != nil)
    badge.frame = frames.badge
    headline.frame = frames.headline
    icon.frame = frames.icon
    layOutFacts(in: frames.facts)
    body.frame = frames.body
    media.frame = frames.media
    button.frame = frames.button
    let views: [UIView] = [
      badge, headline, icon, stars, store, price, advertiser, body, media, button,
    ]
    for view in views { adView.addSubview(view) }
  }

  /// Stars, then the store, then the price at the end; or the advertiser.
  private func layOutFacts(in row: CGRect) {
    let right = row.maxX
    var x = row.minX
    func place(_ view: UILabel, _ width: CGFloat) {
      guard view.text != nil else { return }
      view.frame = CGRect(x: x, y: row.minY, width: width, height: row.height)
      x += width + 10
    }
    let priceWidth: CGFloat =
      price.text == nil ? 0 : min(80, CGFloat((price.text ?? "").count) * 10)
    price.frame = CGRect(
      x: right - priceWidth, y: row.minY, width: priceWidth, height: row.height)
    place(stars, 50)
    place(store, store.text == nil ? 0 : max(0, min(130, right - priceWidth - x - 10)))
    place(advertiser, max(0, right - priceWidth - x))
  }

  /// Connects an outlet for each asset the ad has: an empty view, or one without any room, is nothing
  /// to tap.
  private func connectOutlets(_ ad: NativeAd) {
    adView.headlineView = ad.headline == nil ? nil : headline
    adView.bodyView = ad.body == nil ? nil : body
    adView.iconView = ad.icon == nil ? nil : icon
    adView.starRatingView = ad.starRating == nil ? nil : stars
    adView.storeView = ad.store == nil || store.frame.isEmpty ? nil : store
    adView.priceView = ad.price == nil || price.frame.isEmpty ? nil : price
    adView.advertiserView = ad.advertiser == nil || advertiser.frame.isEmpty ? nil : advertiser
    adView.mediaView = media
    adView.callToActionView = ad.callToAction == nil ? nil : button
    button.isHidden = ad.callToAction == nil
  }

  static func stars(_ rating: NSDecimalNumber) -> String {
    let halves = Int((max(0, min(5, rating.doubleValue)) * 2).rounded())
    let full = String(repeating: "★", count: halves / 2)
    let half = halves % 2 == 1 ? "½" : ""
    let missing = 5 - halves / 2 - halves % 2
    return full + half + String(repeating: "☆", count: missing)
  }
}
