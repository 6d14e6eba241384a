import MediatedNetworks
import UIKit

/// A view in which a native ad is drawn: its own, or the publisher's, whose parts are found by
/// their tags.
open class MANativeAdView: UIView {
  /// The title.
  open weak var titleLabel: UILabel?
  /// The advertiser.
  open weak var advertiserLabel: UILabel?
  /// The text.
  open weak var bodyLabel: UILabel?
  /// The small picture.
  open weak var iconImageView: UIImageView?
  /// A place for what explains the ad.
  open weak var optionsContentView: UIView?
  /// A place for the large picture, or the video.
  open weak var mediaContentView: UIView?
  /// A place for the stars.
  open weak var starRatingContentView: UIView?
  /// The button.
  open weak var callToActionButton: UIButton?

  /// An empty view.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Always nil: there are no archives here.
  public required init?(coder: NSCoder) { nil }

  /// A view with the look that suits the ad.
  public convenience init(from ad: MANativeAd?) {
    self.init(from: ad, withTemplate: nil)
  }

  /// A view with a look of MAX's own. Names with "banner" or "leader" in them are of small ones.
  public convenience init(from ad: MANativeAd?, withTemplate templateName: String?) {
    let isSmall = ["banner", "leader"].contains { templateName?.contains($0) == true }
    let template = MediatedTemplate(isSmall ? .small : .medium)
    self.init(frame: template.frame)
    template.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(template)
    (titleLabel, advertiserLabel) = (template.title, template.advertiser)
    (iconImageView, callToActionButton) = (template.icon, template.button)
    optionsContentView = template.options
    if !isSmall { (bodyLabel, mediaContentView) = (template.body, template.media) }
    ad.map(draw)
  }

  /// Finds the parts by their tags. A tag of 0 stands for none.
  open func bindViews(with adViewBinder: MANativeAdViewBinder) {
    func view<View: UIView>(_ tag: Int) -> View? { tag == 0 ? nil : viewWithTag(tag) as? View }
    titleLabel = view(adViewBinder.titleLabelTag)
    advertiserLabel = view(adViewBinder.advertiserLabelTag)
    bodyLabel = view(adViewBinder.bodyLabelTag)
    iconImageView = view(adViewBinder.iconImageViewTag)
    optionsContentView = view(adViewBinder.optionsContentViewTag)
    mediaContentView = view(adViewBinder.mediaContentViewTag)
    starRatingContentView = view(adViewBinder.starRatingContentViewTag)
    callToActionButton = view(adViewBinder.callToActionButtonTag)
  }

  /// Draws the ad, without registering anything.
  func draw(_ ad: MANativeAd) {
    titleLabel?.text = ad.title
    advertiserLabel?.text = ad.advertiser
    bodyLabel?.text = ad.body
    iconImageView?.image = ad.icon?.image
    callToActionButton?.setTitle(ad.callToAction ?? "", for: .normal)
    callToActionButton?.isHidden = ad.callToAction == nil
    fill(optionsContentView, with: ad.optionsView)
    fill(mediaContentView, with: ad.mediaView ?? ad.mainImage?.image.map(UIImageView.init(image:)))
  }

  private func fill(_ place: UIView?, with view: UIView?) {
    guard let place else { return }
    place.subviews.forEach { $0.removeFromSuperview() }
    guard let view else { return }
    view.frame = place.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    place.addSubview(view)
  }

  /// The parts that open where a click leads: those with something in them, under the numbers by
  /// which adapters know them.
  func clickableViews(of ad: MANativeAd) -> [UIView] {
    let parts: [(view: UIView?, number: Int, isFilled: Bool)] = [
      (titleLabel, 1, ad.title != nil),
      (mediaContentView, 2, ad.mediaView != nil || ad.mainImage != nil),
      (iconImageView, 3, ad.icon != nil), (bodyLabel, 4, ad.body != nil),
      (callToActionButton, 5, ad.callToAction != nil), (advertiserLabel, 8, ad.advertiser != nil),
    ]
    return parts.compactMap { part in
      guard part.isFilled else { return nil }
      part.view?.tag = part.number
      return part.view
    }
  }
}

/// The tags by which the parts of a view are found.
public final class MANativeAdViewBinder: NSObject {
  /// That of a label with at most 50 characters.
  public let titleLabelTag: Int
  /// That of a label with at most 25 characters.
  public let advertiserLabelTag: Int
  /// That of a label with at most 150 characters.
  public let bodyLabelTag: Int
  /// That of an image view.
  public let iconImageViewTag: Int
  /// That of a view for what explains the ad.
  public let optionsContentViewTag: Int
  /// That of a view for the large picture.
  public let mediaContentViewTag: Int
  /// That of a view for the stars.
  public let starRatingContentViewTag: Int
  /// That of a button with at most 15 characters.
  public let callToActionButtonTag: Int

  /// Tags that a block sets.
  public init(builderBlock: (MANativeAdViewBinderBuilder) -> Void) {
    let builder = MANativeAdViewBinderBuilder()
    builderBlock(builder)
    titleLabelTag = builder.titleLabelTag
    advertiserLabelTag = builder.advertiserLabelTag
    bodyLabelTag = builder.bodyLabelTag
    iconImageViewTag = builder.iconImageViewTag
    optionsContentViewTag = builder.optionsContentViewTag
    mediaContentViewTag = builder.mediaContentViewTag
    starRatingContentViewTag = builder.starRatingContentViewTag
    callToActionButtonTag = builder.callToActionButtonTag
  }
}

/// Sets the tags by which the parts of a view are found; 0 stands for none.
public final class MANativeAdViewBinderBuilder: NSObject {
  /// That of the title.
  public var titleLabelTag = 0
  /// That of the advertiser.
  public var advertiserLabelTag = 0
  /// That of the text.
  public var bodyLabelTag = 0
  /// That of the small picture.
  public var iconImageViewTag = 0
  /// That of what explains the ad.
  public var optionsContentViewTag = 0
  /// That of the large picture.
  public var mediaContentViewTag = 0
  /// That of the stars.
  public var starRatingContentViewTag = 0
  /// That of the button.
  public var callToActionButtonTag = 0
}
