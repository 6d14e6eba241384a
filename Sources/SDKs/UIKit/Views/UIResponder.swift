/// Something in the chain along which events are offered.
@preconcurrency @MainActor
open class UIResponder: NSObject {
  /// Whom to ask next.
  open var next: UIResponder? { nil }

  /// The nearest controller along the chain.
  package var nearestViewController: UIViewController? {
    var responder: UIResponder? = self
    while let current = responder {
      if let controller = current as? UIViewController { return controller }
      responder = current.next
    }
    return nil
  }
}
