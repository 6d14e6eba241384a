/// How much there is to see of a view itself, without what is in it.
package enum ViewLook: Sendable {
  /// There is nothing to see of it.
  case clear
  /// Letters with nothing behind them.
  case letters
  case opaque
}

extension UIView {
  /// How much there is to see of it at this opacity; one sees through a scrim.
  package func look(alpha: CGFloat) -> ViewLook {
    if let backgroundColor, backgroundColor.alpha * alpha > 0.9 { return .opaque }
    switch self {
    case let image as UIImageView: return image.image == nil || alpha <= 0.9 ? .clear : .opaque
    case let label as UILabel: return label.text?.isEmpty == false ? .letters : .clear
    case let button as UIButton: return button.currentTitle?.isEmpty == false ? .letters : .clear
    default: return .clear
    }
  }
}
