extension UIWindow {
  /// A finger taps the screen at `point`, `count` times in a row.
  ///
  /// The touch belongs to the view that `hitTest(_:with:)` finds; presented views are on top. From
  /// there up the tree the first listener takes it, and nothing above is told:
  ///
  /// | on the way up | taken by |
  /// |---|---|
  /// | a view with an enabled tap recogniser for so many taps | that recogniser |
  /// | an enabled control with an action for taps | the control, before its ancestors' recognisers |
  /// | both on one view | the recogniser; the control too if `cancelsTouchesInView` is off |
  /// | several recognisers on one view | the one attached last, and only that one |
  /// | a row of a table | the table, unless a recogniser above it takes the tap |
  ///
  /// In the background, and in a hidden window, nothing is touched at all.
  @discardableResult
  package func tap(at point: CGPoint, count: Int = 1) -> TapResult {
    guard UIApplication.shared.applicationState != .background,
      let hit = hitTest(point, with: nil)
    else { return TapResult(hitView: nil, taker: .nobody) }
    return TapResult(hitView: hit, taker: deliver(to: hit, at: point, count: count))
  }

  private func deliver(to hit: UIView, at point: CGPoint, count: Int) -> TapResult.Taker {
    var next: UIView? = hit
    var row: TappedRow?
    while let view = next {
      let control = row == nil ? (view as? UIControl).flatMap { $0.takesTaps ? $0 : nil } : nil
      if let recognizer = view.tapRecognizer(count: count) {
        recognizer.recognize(at: point, in: self)
        if !recognizer.cancelsTouchesInView {
          control?.tapped(count: count)
          row?.tapped(count: count)
        }
        return .recognizer(recognizer, of: view)
      }
      if let control {
        control.tapped(count: count)
        return .control(control)
      }
      if row == nil { row = (view as? UITableView)?.row(tappedAt: view.convert(point, from: self)) }
      next = view.superview
    }
    guard let row else { return .nobody }
    row.tapped(count: count)
    return .row(of: row.table)
  }
}

extension UIView {
  fileprivate func tapRecognizer(count: Int) -> UITapGestureRecognizer? {
    let taps = (gestureRecognizers ?? []).lazy.compactMap { $0 as? UITapGestureRecognizer }
    return taps.last { $0.takes(taps: count) }
  }
}

extension UIControl {
  fileprivate func tapped(count: Int) {
    for _ in 0..<count { tapped() }
  }
}
