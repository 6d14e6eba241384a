public import Foundation
import Simulation
public import UIKit

/// The form that asks the user. There is none here.
open class ConsentForm: NSObject {
  /// Loads the form: calls back with an error, as there is none.
  open class func load(with completionHandler: @escaping (ConsentForm?, (any Error)?) -> Void) {
    World.current.soon { completionHandler(nil, noForm) }
  }

  /// Shows the form if it is needed, which it is not: calls back without an error.
  open class func loadAndPresentIfRequired(
    from viewController: UIViewController?, completionHandler: (((any Error)?) -> Void)? = nil
  ) {
    World.current.soon { completionHandler?(nil) }
  }

  /// The same for async code.
  @preconcurrency @MainActor open class func loadAndPresentIfRequired(
    from viewController: UIViewController?
  ) async throws {
    try await withCheckedThrowingContinuation { continuation in
      loadAndPresentIfRequired(from: viewController) { continuation.resume($0) }
    }
  }

  /// Lets the user change their mind: calls back with an error, as there is no form.
  open class func presentPrivacyOptionsForm(
    from viewController: UIViewController?, completionHandler: (((any Error)?) -> Void)? = nil
  ) {
    World.current.soon { completionHandler?(noForm) }
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
    World.current.soon { completionHandler?(Self.noForm) }
  }

  private static var noForm: NSError {
    NSError(
      domain: "com.google.user_messaging_platform", code: 7,
      userInfo: [NSLocalizedDescriptionKey: "There is no form here."])
  }
}
