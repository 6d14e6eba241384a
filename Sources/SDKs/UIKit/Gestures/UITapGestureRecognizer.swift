/// Listens for taps.
@preconcurrency @MainActor open class UITapGestureRecognizer: UIGestureRecognizer {
  /// How many taps in a row it takes.
  open var numberOfTapsRequired = 1
  /// How many fingers it takes.
  open var numberOfTouchesRequired = 1

  /// A recogniser whose `target` performs `action`; see `UIGestureRecognizer`.
  public override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
  }

  /// A recogniser that calls the closure: a replacement for target and action, since there are no
  /// selectors.
  public convenience init(
    numberOfTapsRequired: Int = 1, handler: @escaping (UITapGestureRecognizer) -> Void
  ) {
    self.init(target: nil, action: nil)
    self.numberOfTapsRequired = numberOfTapsRequired
    addHandler { recognizer in
      if let tap = recognizer as? UITapGestureRecognizer { handler(tap) }
    }
  }

  final func takes(taps: Int) -> Bool {
    isReady && numberOfTapsRequired == taps && numberOfTouchesRequired == 1
  }
}
