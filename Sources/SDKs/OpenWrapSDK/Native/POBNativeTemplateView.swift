import MediatedNetworks
import UIKit

/// A view in which a native ad was drawn, to be put on the screen.
open class POBNativeAdView: UIView {}

/// The look of a native ad. An application that has one of its own sets the parts it wants; without
/// any, they are PubMatic's.
open class POBNativeTemplateView: UIView {
  /// The title.
  open weak var titleLabel: UILabel?
  /// The text.
  open weak var descriptionLabel: UILabel?
  /// The small picture.
  open weak var iconImgView: UIImageView?
  /// The button.
  open weak var ctaButton: UIButton?

  var style: MediatedTemplate.Style { .small }
  /// The large picture, for looks with one.
  var picture: UIImageView? { nil }

  /// The parts that open where a click leads, with the numbers under which they are requested.
  var parts: [(view: UIView, number: Int)] {
    let parts: [(view: UIView?, number: Int)] = [
      (titleLabel, 1), (iconImgView, 2), (descriptionLabel, 3), (ctaButton, 4), (picture, 5),
    ]
    return parts.compactMap { part in part.view.map { ($0, part.number) } }
  }

  /// PubMatic's look, unless the application has set parts of its own.
  func fillIfEmpty() {
    guard parts.isEmpty else { return }
    let template = MediatedTemplate(style)
    if frame.size == .zero { frame.size = template.frame.size }
    template.frame = bounds
    template.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(template)
    (titleLabel, iconImgView, ctaButton) = (template.title, template.icon, template.button)
    descriptionLabel = style == .small ? template.advertiser : template.body
    place(in: template.media)
  }

  /// Puts the large picture in its place.
  func place(in media: UIView) {}
}

/// The look with an icon, two texts and a button.
open class POBNativeAdSmallTemplateView: POBNativeTemplateView {}

/// The look with a large picture as well.
open class POBNativeAdMediumTemplateView: POBNativeTemplateView {
  /// The large picture.
  open weak var mainImgView: UIImageView?

  override var style: MediatedTemplate.Style { .medium }
  override var picture: UIImageView? { mainImgView }

  override func place(in media: UIView) {
    let view = UIImageView(frame: media.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.accessibilityIdentifier = "media"
    media.addSubview(view)
    mainImgView = view
  }
}
