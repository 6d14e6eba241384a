import MediatedNetworks
import Simulation
import UIKit

/// The content of a native ad. A network's adapter has a class of its own for it, which registers
/// the views with the network.
open class MANativeAd: NSObject {
  /// The format.
  public let format: MAAdFormat
  /// The title.
  public let title: String?
  /// The advertiser.
  public let advertiser: String?
  /// The text.
  public let body: String?
  /// The text of the button.
  public let callToAction: String?
  /// The small picture.
  public let icon: MANativeAdImage?
  /// The large picture.
  public let mainImage: MANativeAdImage?
  /// Shows the small picture; only of banners that are made of native ads.
  public let iconView: UIView?
  /// Opens the page that explains the ad.
  public let optionsView: UIView?
  /// Shows the large picture, or plays the video.
  public let mediaView: UIView?
  /// Width to height of what the media view shows; 0 if the network does not say.
  public let mediaContentAspectRatio: CGFloat
  /// From 0 to 5; nil if the network does not say.
  public let starRating: NSNumber?

  /// Content that a block fills in.
  public init(format: MAAdFormat, builderBlock: (MANativeAdBuilder) -> Void) {
    let builder = MANativeAdBuilder()
    builderBlock(builder)
    self.format = format
    title = builder.title
    advertiser = builder.advertiser
    body = builder.body
    callToAction = builder.callToAction
    icon = builder.icon
    mainImage = builder.mainImage
    iconView = builder.iconView
    optionsView = builder.optionsView
    mediaView = builder.mediaView
    mediaContentAspectRatio = builder.mediaContentAspectRatio
    starRating = builder.starRating
  }

  /// Whether it has waited too long to be shown.
  open var isExpired: Bool { false }
  /// Whether touches beside the views are clicks, too.
  open var isContainerClickable: Bool { false }

  /// Called once the views have their content, before the publisher gets them: registers them with
  /// the network. False if it cannot.
  @preconcurrency @MainActor
  open func prepare(
    forInteractionClickableViews clickableViews: [UIView], withContainer container: UIView
  ) -> Bool { false }

  /// Clicks the ad.
  @preconcurrency @MainActor open func performClick() {}
}

/// Fills in the content of a native ad.
public final class MANativeAdBuilder: NSObject {
  /// The title.
  public var title: String?
  /// The advertiser.
  public var advertiser: String?
  /// The text.
  public var body: String?
  /// The text of the button.
  public var callToAction: String?
  /// The small picture.
  public var icon: MANativeAdImage?
  /// The large picture.
  public var mainImage: MANativeAdImage?
  /// Shows the small picture.
  public var iconView: UIView?
  /// Opens the page that explains the ad.
  public var optionsView: UIView?
  /// Shows the large picture, or plays the video.
  public var mediaView: UIView?
  /// Width to height of what the media view shows.
  public var mediaContentAspectRatio: CGFloat = 0
  /// From 0 to 5.
  public var starRating: NSNumber?
}

/// A picture of a native ad: itself, or where it is.
public final class MANativeAdImage: NSObject {
  /// The picture.
  public let image: UIImage?
  /// Where it is.
  public let url: URL?

  /// A picture.
  public init(image: UIImage) {
    self.image = image
    url = nil
  }

  /// A picture that is somewhere.
  public init(url: URL) {
    image = nil
    self.url = url
  }
}

/// A native ad of MAX's own server, which sees its impression and its clicks itself.
final class MAServedNativeAd: MANativeAd {
  private let content: MediatedNativeContent

  init(_ content: MediatedNativeContent) {
    self.content = content
    super.init(format: .native) { builder in
      builder.title = content.text("headline")
      builder.advertiser = content.text("advertiser")
      builder.body = content.text("body")
      builder.callToAction = content.text("callToAction")
      builder.icon = content.ad.creative.hasIcon ? MANativeAdImage(image: content.icon) : nil
      builder.mediaView = content.mediaView
      builder.optionsView = content.adChoicesView
      builder.mediaContentAspectRatio = 2
    }
  }

  override var isExpired: Bool { content.isExpired }

  override func prepare(
    forInteractionClickableViews clickableViews: [UIView], withContainer container: UIView
  ) -> Bool {
    content.watch(container, clickable: clickableViews)
    return true
  }

  override func performClick() { content.click() }
}
