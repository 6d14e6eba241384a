/// Watches the screen from when an ad was announced until `end()`. Anything that could be seen once
/// counts as having come, however soon the user closes it.
@MainActor final class BlankScreenWatch {
  private var blank: BlankScreen?
  private var token: GeometryToken?

  init() {
    token = UIApplication.shared.observeGeometry { [weak self] in
      MainActor.assumeIsolated { self?.look() }
    }
    look()
  }

  var hasCome: Bool { blank == nil }

  /// Ends the watch; nil if the ad has come.
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
