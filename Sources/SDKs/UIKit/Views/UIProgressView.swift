/// A bar that fills.
open class UIProgressView: UIView {
  /// From 0 to 1.
  open var progress: Float = 0

  /// Sets how full it is.
  open func setProgress(_ progress: Float, animated: Bool) {
    self.progress = progress
  }
}

/// A wheel that turns while something is awaited.
open class UIActivityIndicatorView: UIView {
  /// Whether it turns.
  open private(set) var isAnimating = false
  /// Turns.
  open func startAnimating() { isAnimating = true }
  /// Stands still.
  open func stopAnimating() { isAnimating = false }
}
