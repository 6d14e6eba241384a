/// Looks at the screen from when an ad was said to come until it is asked. What was to be seen once has
/// come, however soon the user takes it off.
@MainActor final class BlankScreenWatch {
  private var blank: BlankScreen?
  private var token: GeometryToken?

  init() {
    token = UIApplication.shared.observeGeometry { [weak self] in
      MainActor.assumeIsolated { self?.look() }
    }
    look()
  }

  /// Ends it; nothing when the ad has come.
  func end() -> BlankScreen? {
    stop()
    return blank
  }

  private func look() {
    let root = UIApplication.shared.keyWindow?.rootViewController
    blank = root?.presentedViewController.map(\.blankness) ?? .uncovered
    if blank == nil { stop() }
  }

  private func stop() {
    token.map(UIApplication.shared.stopObservingGeometry)
    token = nil
  }
}
