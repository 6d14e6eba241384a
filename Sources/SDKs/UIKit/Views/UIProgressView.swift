/// How far something has come.
@preconcurrency @MainActor open class UIProgressView: UIView {
  private var value: Float = 0

  /// From 0 to 1; what lies outside is brought to the nearer end.
  open var progress: Float {
    get { value }
    set { value = newValue > 0 ? min(newValue, 1) : 0 }
  }
  /// The colour of what is done; the tint colour for nil.
  open var progressTintColor: UIColor?
  /// The colour of what is not done.
  open var trackTintColor: UIColor?

  /// Sets the progress; no time passes.
  open func setProgress(_ progress: Float, animated: Bool) {
    self.progress = progress
  }
}
