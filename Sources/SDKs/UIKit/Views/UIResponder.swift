/// Anything in the responder chain: views, controllers, windows, scenes, the application.
@preconcurrency @MainActor open class UIResponder: NSObject {
  /// The next responder: a view's controller if it is the controller's root view, otherwise its
  /// superview.
  open var next: UIResponder? { nil }

  /// A responder that is in no chain yet.
  public override init() {
    super.init()
  }
}

/// The event of a touch. It is empty here; `hitTest(_:with:)` passes it on.
@preconcurrency @MainActor open class UIEvent: NSObject {}
