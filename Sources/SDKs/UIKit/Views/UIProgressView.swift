/// Shows progress.
@preconcurrency @MainActor open class UIProgressView: UIView {
  private var value: Float = 0

  /// From 0 to 1; values outside are clamped.
  open var progress: Float {
    get { value }
    set { value = newValue > 0 ? min(newValue, 1) : 0 }
  }
  /// The colour of the finished part; nil for the tint colour.
  open var progressTintColor: UIColor?
  /// The colour of the unfinished part.
  open var trackTintColor: UIColor?

  open override var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: 4)
  }

  /// Sets the progress; no time passes.
  open func setProgress(_ progress: Float, animated: Bool) {
    self.progress = progress
  }
}
