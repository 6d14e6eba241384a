public import Foundation
import Simulation
public import UIKit

/// The form that asks the user. There is none where nobody has said that the user has to be asked.
open class ConsentForm: NSObject {
  /// Loads the form: calls back with an error if there is none, or nobody has asked whether there is.
  open class func load(with completionHandler: @escaping (ConsentForm?, (any Error)?) -> Void) {
    guard ConsentDesk.shared.outcome != nil else {
      return World.current.soon { completionHandler(nil, noForm) }
    }
    World.current.journal.call(from: .app, to: .google, "load(with:)") {
      noteIfUnasked()
      World.current.soon {
        let form = ConsentInformation.shared.formStatus == .available ? ConsentForm() : nil
        let error = form == nil ? noForm : nil
        ConsentDesk.shared.tell(error) { completionHandler(form, error) }
      }
    }
  }

  private class func noteIfUnasked() {
    guard ConsentInformation.shared.formStatus == .unknown else { return }
    World.current.journal.note(
      by: .google, "the form is asked for, and nobody has asked whether the user has to be asked",
      violation: .formWithoutUpdate)
  }

  /// Shows the form if it is needed; calls back once it is closed, or at once.
  open class func loadAndPresentIfRequired(
    from viewController: UIViewController?, completionHandler: (((any Error)?) -> Void)? = nil
  ) {
    guard ConsentInformation.shared.consentStatus == .required else {
      return World.current.soon { ConsentDesk.shared.tell(nil) { completionHandler?(nil) } }
    }
    load { form, error in
      guard let form else { return completionHandler?(error) ?? () }
      form.present(from: viewController, completionHandler: completionHandler)
    }
  }

  /// The same for async code.
  @preconcurrency @MainActor open class func loadAndPresentIfRequired(
    from viewController: UIViewController?
  ) async throws {
    try await withCheckedThrowingContinuation { continuation in
      loadAndPresentIfRequired(from: viewController) { continuation.resume($0) }
    }
  }

  /// Lets the user change their mind: calls back with an error if there is no form.
  open class func presentPrivacyOptionsForm(
    from viewController: UIViewController?, completionHandler: (((any Error)?) -> Void)? = nil
  ) {
    guard ConsentInformation.shared.formStatus == .available else {
      return World.current.soon { completionHandler?(noForm) }
    }
    ConsentForm().show(over: viewController, completionHandler)
  }

  /// The same for async code.
  @preconcurrency @MainActor open class func presentPrivacyOptionsForm(
    from viewController: UIViewController?
  ) async throws {
    try await withCheckedThrowingContinuation { continuation in
      presentPrivacyOptionsForm(from: viewController) { continuation.resume($0) }
    }
  }

  /// Shows the form.
  open func present(
    from viewController: UIViewController?, completionHandler: (((any Error)?) -> Void)? = nil
  ) {
    if ConsentInformation.shared.consentStatus == .obtained {
      World.current.journal.note(
        by: .google, "the form is shown to a user who has answered it",
        violation: .formShownAgain)
    }
    show(over: viewController, completionHandler)
  }

  private func show(over viewController: UIViewController?, _ handler: (((any Error)?) -> Void)?) {
    guard ConsentDesk.shared.outcome != nil else {
      return World.current.soon { handler?(Self.noForm) }
    }
    guard let viewController, viewController.presentedViewController == nil,
      viewController.viewIfLoaded?.window != nil
    else {
      let error = NSError.consent(9, "The form can't be presented from this view controller.")
      return World.current.soon { ConsentDesk.shared.tell(error) { handler?(error) } }
    }
    let form = ConsentFormViewController {
      ConsentDesk.shared.tell(nil) { handler?(nil) }
    }
    ConsentDesk.shared.form = form
    World.current.journal.note(by: .google, "the consent form is on the screen")
    viewController.present(form, animated: true)
  }

  private static var noForm: NSError { .consent(7, "There is no form here.") }
}
