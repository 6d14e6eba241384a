extension UIView {
  /// The room that constraints may keep free at the edges: 8 points, or at the sides of a controller's
  /// view 16, and what bars cover.
  public var layoutMargins: UIEdgeInsets {
    get { (autoLayout?.margins ?? usualMargins) + safeAreaInsets }
    set {
      takePart().margins = newValue
      setNeedsLayout()
    }
  }

  private var usualMargins: UIEdgeInsets {
    controller == nil
      ? UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
      : UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16)
  }

  /// The view without its margins.
  public var layoutMarginsGuide: UILayoutGuide {
    let part = takePart()
    if let guide = part.marginsGuide { return guide }
    let guide = UILayoutGuide(.margins, of: self)
    part.marginsGuide = guide
    return guide
  }

  /// The same as the view without its margins: a phone's screen is never too wide to read.
  public var readableContentGuide: UILayoutGuide { layoutMarginsGuide }
}

/// Distances from the edges of a rectangle, in reading direction.
public struct NSDirectionalEdgeInsets: Hashable, Sendable {
  /// The distance from the upper edge.
  public var top: CGFloat
  /// The distance from the edge where reading begins.
  public var leading: CGFloat
  /// The distance from the lower edge.
  public var bottom: CGFloat
  /// The distance from the edge where reading ends.
  public var trailing: CGFloat

  /// No distance at any edge.
  public static let zero = NSDirectionalEdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0)

  /// These distances.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
}

extension UIView {
  /// The same as ``layoutMargins``, in reading direction.
  public var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get {
      let margins = layoutMargins
      return NSDirectionalEdgeInsets(
        top: margins.top, leading: margins.left, bottom: margins.bottom, trailing: margins.right)
    }
    set {
      layoutMargins = UIEdgeInsets(
        top: newValue.top, left: newValue.leading, bottom: newValue.bottom,
        right: newValue.trailing)
    }
  }
}
