import Simulation

/// Tells when the user leaves the application and comes back, until it is ended. What is done then is
/// about the ad for which the watching began.
package final class ActivityWatch {
  private weak var application: UIApplication?
  private var token: GeometryToken?
  private var wasActive: Bool
  private let context = World.current.journal.context
  private let onChange: (Bool) -> Void

  /// `onChange` is told whether the application is active now.
  @preconcurrency @MainActor
  package init(_ onChange: @escaping (Bool) -> Void) {
    self.onChange = onChange
    let application = UIApplication.shared
    self.application = application
    wasActive = application.applicationState == .active
    token = application.observeGeometry { [weak self] in self?.look() }
  }

  package func end() {
    token.map { application?.stopObservingGeometry($0) }
    token = nil
  }

  private func look() {
    let isActive = application?.applicationState == .active
    guard isActive != wasActive else { return }
    wasActive = isActive
    let journal = World.current.journal
    journal.within(context.because(of: journal.context)) { onChange(isActive) }
  }
}
