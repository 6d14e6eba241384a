/// The edge of a view.
public final class CALayer: NSObject {
  /// How round the corners are.
  public var cornerRadius: CGFloat = 0
  /// How wide the edge is.
  public var borderWidth: CGFloat = 0
  /// Whether what is in it ends at its edges.
  public var masksToBounds = false
}
