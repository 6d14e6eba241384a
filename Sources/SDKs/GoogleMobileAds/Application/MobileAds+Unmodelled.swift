import Simulation

// What is not modelled in this world. It can be called, and says so in the journal.

extension MobileAds {
  /// Keeps the SDK from reporting its own crashes; it never does here.
  public func disableSDKCrashReporting() {}

  /// Shows the ad inspector. There is none here: calls back with an error.
  public func presentAdInspector(
    from viewController: UIViewController?, completionHandler: (((any Error)?) -> Void)? = nil
  ) {
    World.current.journal.note(by: .google, "there is no ad inspector")
    completionHandler?(RequestError(.internalError, "There is no ad inspector here."))
  }

  /// Shows the ad inspector. There is none here: throws.
  @MainActor
  public func presentAdInspector(from viewController: UIViewController?) async throws {
    try await withCheckedThrowingContinuation { (waiting: CheckedContinuation<Void, any Error>) in
      presentAdInspector(from: viewController) { error in
        if let error { waiting.resume(throwing: error) } else { waiting.resume() }
      }
    }
  }
}
