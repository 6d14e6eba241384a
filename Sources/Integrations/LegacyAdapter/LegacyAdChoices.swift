import GoogleMobileAds
import SampleAdSDK
import SampleAdapter

/// In SDK 7 AdChoices is the adapter's own: its view, its corner, and its removal.
@MainActor
enum LegacyAdChoices {
  private static let side: CGFloat = 20

  /// The network's view, or one for an ad that only has a picture and an address.
  static func icon(of ad: SampleNativeAd, _ pictures: [String: UIImage]) -> UIView {
    SampleAdChoices.picture(of: ad, pictures) ?? SampleAdChoicesView()
  }

  /// Adds the icon to the ad's view, in one of its corners.
  static func place(_ icon: UIView, in view: UIView, _ corner: AdChoicesPosition) {
    let right = view.bounds.maxX - side
    let bottom = view.bounds.maxY - side
    let origin =
      switch corner {
      case .topRightCorner: CGPoint(x: right, y: view.bounds.minY)
      case .topLeftCorner: view.bounds.origin
      case .bottomRightCorner: CGPoint(x: right, y: bottom)
      case .bottomLeftCorner: CGPoint(x: view.bounds.minX, y: bottom)
      }
    icon.frame = CGRect(origin: origin, size: CGSize(width: side, height: side))
    view.addSubview(icon)
  }
}
