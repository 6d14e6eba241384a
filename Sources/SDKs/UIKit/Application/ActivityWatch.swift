/// Tells when the user leaves the application and comes back, until it is ended.
package final class ActivityWatch {
  private weak var application: UIApplication?
  private var token: GeometryToken?
  private var wasActive: Bool
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
    onChange(isActive)
  }
}
