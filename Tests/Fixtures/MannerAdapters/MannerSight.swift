import GoogleMobileAds

/// Waits until half of a view has been on the screen for a second, and writes nothing about that.
@MainActor final class MannerSight {
  private weak var view: UIView?
  private let onSeen: () -> Void
  private let app = UIApplication.shared
  private var token: GeometryToken?
  /// Counts how often it came into sight or left.
  private var changes = 0
  private var isVisible = false

  init(_ view: UIView, _ onSeen: @escaping () -> Void) {
    self.view = view
    self.onSeen = onSeen
    token = app.observeGeometry { [weak self] in MainActor.assumeIsolated { self?.look() } }
    look()
  }

  func stop() {
    if let token { app.stopObservingGeometry(token) }
    token = nil
    changes += 1
  }

  private func look() {
    let isVisible = (view?.visibleFraction ?? 0) >= 0.5
    guard token != nil, isVisible != self.isVisible else { return }
    self.isVisible = isVisible
    changes += 1
    guard isVisible else { return }
    let count = changes
    DispatchQueue.main.asyncAfter(deadline: .now() + 1) { [weak self] in
      MainActor.assumeIsolated {
        guard let self, self.changes == count else { return }
        self.stop()
        self.onSeen()
      }
    }
  }
}
