/// The parts of a view's layer that cells can show: corners and border.
@preconcurrency @MainActor public final class CALayer: NSObject {
  /// The radius of the corners.
  public var cornerRadius: CGFloat = 0
  /// The width of the border; 0 is none.
  public var borderWidth: CGFloat = 0
  /// The border's colour.
  public var borderColor: CGColor?
  /// The same as the view's `clipsToBounds` on iOS; here it only rounds what is drawn.
  public var masksToBounds = false

  override init() {
    super.init()
  }
}
