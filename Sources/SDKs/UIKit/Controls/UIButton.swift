/// A button.
open class UIButton: UIControl {
  private var titles: [State: String] = [:]

  /// What it says in a state.
  open func setTitle(_ title: String?, for state: State) {
    titles[state] = title
  }

  /// What it says in a state.
  open func title(for state: State) -> String? {
    titles[state] ?? titles[.normal]
  }

  /// What it says now.
  open var currentTitle: String? {
    title(for: isEnabled ? .normal : .disabled)
  }
}
