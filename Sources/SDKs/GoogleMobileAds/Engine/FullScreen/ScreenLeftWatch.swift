/// Watches the screen while a full-screen ad is on it, and calls back once when nothing covers the
/// application any more, whichever ad it was and whatever its adapter reports.
@MainActor final class ScreenLeftWatch {
  private var token: GeometryToken?
  private var wasCovered = false
  private let onLeft: () -> Void

  init(_ onLeft: @escaping () -> Void) {
    self.onLeft = onLeft
    token = UIApplication.shared.observeGeometry { [weak self] in
      MainActor.assumeIsolated { self?.look() }
    }
    look()
  }

  static var isCovered: Bool {
    UIApplication.shared.keyWindow?.rootViewController?.presentedViewController != nil
  }

  func end() {
    token.map(UIApplication.shared.stopObservingGeometry)
    token = nil
  }

  private func look() {
    guard Self.isCovered != wasCovered else { return }
    wasCovered.toggle()
    guard !wasCovered else { return }
    end()
    onLeft()
  }
}
