public import Foundation
import Simulation

/// Whether the user has to be asked before ads are requested. Nobody has to be where nothing else is said of the phone:
/// then no form is ever shown.
open class ConsentInformation: NSObject {
  /// The only one.
  public class var shared: ConsentInformation { World.current.instance { ConsentInformation() } }

  /// Unknown until it was asked for.
  public private(set) var consentStatus = ConsentStatus.unknown
  /// Whether there is a form.
  public private(set) var formStatus = FormStatus.unknown
  /// Whether the application must offer the form again.
  public private(set) var privacyOptionsRequirementStatus = PrivacyOptionsRequirementStatus.unknown
  /// Whether ads may be requested: once the consent was asked for.
  public var canRequestAds: Bool { consentStatus == .notRequired || consentStatus == .obtained }

  /// Asks whether the user has to be asked; calls back later.
  open func requestConsentInfoUpdate(
    with parameters: RequestParameters?, completionHandler: @escaping ((any Error)?) -> Void
  ) {
    let message = "requestConsentInfoUpdate(with:completionHandler:)"
    World.enter(message, from: { .app }) {
      World.current.journal.call(from: .app, to: .google, message, .consentAsked) {
        self.noteIfTooLate()
        guard let outcome = ConsentDesk.shared.outcome else {
          return World.current.soon { self.answer(.notRequired, completionHandler) }
        }
        World.current.after(
          .milliseconds(300), "the consent server answered", by: .google
        ) { self.answer(outcome, completionHandler) }
      }
    }
  }

  private var wasAsked = false

  /// The first time counts: later ones renew what is known.
  private func noteIfTooLate() {
    defer { wasAsked = true }
    let journal = World.current.journal
    guard !wasAsked, let request = journal.entries.first(where: { $0.sense == .adAsked }) else {
      return
    }
    journal.note(
      by: .google, "the consent is asked for after the first ad", violation: .consentTooLate,
      ad: request.ad)
  }

  private func answer(
    _ outcome: ConsentOutcome, _ completionHandler: @escaping ((any Error)?) -> Void
  ) {
    let known = ConsentDesk.shared.isAnswered ? ConsentStatus.obtained : nil
    var error: NSError?
    switch outcome {
    case .required:
      (consentStatus, formStatus) = (known ?? .required, .available)
      privacyOptionsRequirementStatus = .required
    case .notRequired:
      (consentStatus, formStatus) = (.notRequired, .unavailable)
      privacyOptionsRequirementStatus = .notRequired
    case .misconfigured:
      error = .consent(
        4, "Publisher misconfiguration: the account has no form for this application.")
      World.current.journal.note(
        by: .google, "the account has no form for this application", violation: .formMisconfigured)
    case .offline: error = .consent(3, "The phone has no connection.")
    }
    if error != nil { consentStatus = known ?? .unknown }
    ConsentDesk.shared.tell(error) { completionHandler(error) }
  }

  /// The user has answered the form.
  func obtained() { consentStatus = .obtained }

  /// The same for async code.
  @preconcurrency @MainActor open func requestConsentInfoUpdate(
    with parameters: RequestParameters?
  ) async throws {
    try await withCheckedThrowingContinuation { continuation in
      requestConsentInfoUpdate(with: parameters) { continuation.resume($0) }
    }
  }

  /// Forgets everything.
  open func reset() {
    consentStatus = .unknown
    formStatus = .unknown
    privacyOptionsRequirementStatus = .unknown
  }
}

extension CheckedContinuation where T == Void, E == any Error {
  /// Goes on, or throws the error if there is one.
  func resume(_ error: (any Error)?) {
    if let error { resume(throwing: error) } else { resume() }
  }
}

/// Whether the user has agreed.
public enum ConsentStatus: Int, Sendable {
  case unknown = 0
  case required = 1
  case notRequired = 2
  case obtained = 3
}

/// Whether there is a form.
public enum FormStatus: Int, Sendable {
  case unknown = 0
  case available = 1
  case unavailable = 2
}

/// Whether the user must be able to change their mind.
public enum PrivacyOptionsRequirementStatus: Int, Sendable {
  case unknown = 0
  case required = 1
  case notRequired = 2
}
