public import Foundation
import Simulation

/// Whether the user has to be asked before ads are requested. Here nobody has to be: the phone is in
/// no region whose law wants it, and no form is ever shown.
open class ConsentInformation: NSObject {
  /// The only one.
  public class var shared: ConsentInformation { World.current.instance { ConsentInformation() } }

  /// Unknown until it was asked for.
  public private(set) var consentStatus = ConsentStatus.unknown
  /// Whether there is a form. There is none, once that is known.
  public private(set) var formStatus = FormStatus.unknown
  /// Whether the application must offer the form again.
  public private(set) var privacyOptionsRequirementStatus = PrivacyOptionsRequirementStatus.unknown
  /// Whether ads may be requested: once the consent was asked for.
  public var canRequestAds: Bool { consentStatus == .notRequired || consentStatus == .obtained }

  /// Asks whether the user has to be asked; calls back later, without an error.
  open func requestConsentInfoUpdate(
    with parameters: RequestParameters?, completionHandler: @escaping ((any Error)?) -> Void
  ) {
    let message = "requestConsentInfoUpdate(with:completionHandler:)"
    World.enter(message, from: { .app }) {
      World.current.journal.call(from: .app, to: .google, message) {
        self.noteIfTooLate()
        World.current.soon { self.answer(completionHandler) }
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

  private func answer(_ completionHandler: ((any Error)?) -> Void) {
    consentStatus = .notRequired
    formStatus = .unavailable
    privacyOptionsRequirementStatus = .notRequired
    completionHandler(nil)
  }

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
