import Foundation
import Simulation

/// Whether the user of this phone has to be asked, and has been: what Google's server and the phone's storage know.
package final class ConsentDesk: Lasting {
  package static var shared: ConsentDesk { World.current.instance { ConsentDesk() } }

  /// Nil where nobody has said: then nobody has to be asked.
  package var outcome: ConsentOutcome?
  /// Whom Google tells: the application, or the layer before it.
  package var listener = Party.app
  /// Called with what the user has chosen on the form.
  package var onChoice: (_ agrees: Bool) -> Void = { _ in }
  /// Whether the user has answered once.
  package private(set) var isAnswered = false
  weak var form: ConsentFormViewController?

  /// Whether the form is on the screen.
  package var isFormOpen: Bool { form?.presentingViewController != nil }

  /// The user has answered: the form, if it is there, closes.
  package func answered() {
    isAnswered = true
    ConsentInformation.shared.obtained()
    form?.dismiss(animated: true)
  }

  func chosen(agrees: Bool) {
    onChoice(agrees)
    answered()
  }

  /// Tells whoever listens, where there is anything to tell of.
  func tell(_ error: (any Error)?, _ handler: @escaping () -> Void) {
    guard outcome != nil else { return handler() }
    let error = error as NSError?
    var facts: Fields = [Fact.consentStatus(ConsentInformation.shared.consentStatus.word)]
    if let error {
      facts[.code] = error.code
      facts[.error] = error.localizedDescription
    }
    World.current.journal.callback(
      from: .google, to: listener, "completionHandler(\(error == nil ? "nil" : "error"))",
      .consentTold, data: facts, handler)
  }
}

extension ConsentStatus {
  /// As an application reads it.
  package var word: String {
    switch self {
    case .unknown: "unknown"
    case .required: "required"
    case .notRequired: "notRequired"
    case .obtained: "obtained"
    }
  }
}

extension NSError {
  private static let domain = "com.google.user_messaging_platform"

  static func consent(_ code: Int, _ text: String) -> NSError {
    NSError(domain: domain, code: code, userInfo: [NSLocalizedDescriptionKey: text])
  }
}
