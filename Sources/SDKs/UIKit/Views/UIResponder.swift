/// Whatever can stand in the responder chain: views, controllers, windows, scenes, the application.
@preconcurrency @MainActor open class UIResponder: NSObject {
  /// Who is asked next: a view's controller if it is the controller's root view, else its superview.
  open var next: UIResponder? { nil }

  /// A responder that is in no chain yet.
  public override init() {
    super.init()
  }
}

/// What a touch belongs to. It carries nothing here; it is passed on by `hitTest(_:with:)`.
@preconcurrency @MainActor open class UIEvent: NSObject {}
