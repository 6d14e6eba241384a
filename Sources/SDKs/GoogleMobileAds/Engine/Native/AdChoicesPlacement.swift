/// Puts the network's AdChoices view where the publisher wants it: into its outlet, or else into
/// the preferred corner of the ad view.
@MainActor
enum AdChoicesPlacement {
  /// What a view without a size of its own gets.
  static let defaultSize = CGSize(width: 20, height: 20)

  static func place(_ icon: UIView, in adView: UIView, preferred corner: AdChoicesPosition) {
    let outlet = (adView as? NativeAdView)?.adChoicesView
    let container = outlet ?? adView
    let size = icon.frame.isEmpty ? defaultSize : icon.frame.size
    icon.frame = CGRect(
      origin: outlet == nil ? origin(of: size, in: adView.bounds, corner) : .zero, size: size)
    container.addSubview(icon)
  }

  private static func origin(
    of size: CGSize, in bounds: CGRect, _ corner: AdChoicesPosition
  ) -> CGPoint {
    let right = bounds.maxX - size.width
    let bottom = bounds.maxY - size.height
    return switch corner {
    case .topRightCorner: CGPoint(x: right, y: bounds.minY)
    case .topLeftCorner: CGPoint(x: bounds.minX, y: bounds.minY)
    case .bottomRightCorner: CGPoint(x: right, y: bottom)
    case .bottomLeftCorner: CGPoint(x: bounds.minX, y: bottom)
    }
  }
}
