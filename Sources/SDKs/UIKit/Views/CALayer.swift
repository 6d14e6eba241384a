/// What of a view's layer can be seen in cells: corners and border.
@preconcurrency @MainActor public final class CALayer: NSObject {
  /// How round the corners are.
  public var cornerRadius: CGFloat = 0
  /// How wide the border is; 0 is none.
  public var borderWidth: CGFloat = 0
  /// The border's colour.
  public var borderColor: CGColor?
  /// The same as the view's `clipsToBounds` on iOS; here it only rounds what is drawn.
  public var masksToBounds = false

  override init() {
    super.init()
  }
}
