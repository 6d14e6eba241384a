import GoogleMobileAds
import UIKit
import UserMessagingPlatform

/// Asks whether the user agrees, and starts the SDK once when ads may be requested.
@MainActor final class ConsentGate {
  private var hasStarted = false

  /// `load` is called when the SDK has started; never without consent.
  func pass(on page: UIViewController, _ load: @escaping () -> Void) {
    ConsentInformation.shared.requestConsentInfoUpdate(with: RequestParameters()) {
      [weak page] error in
      guard error == nil else { return self.start(load) }
      ConsentForm.loadAndPresentIfRequired(from: page) { _ in self.start(load) }
    }
    // The answer of the last time may be known.
    start(load)
  }

  private func start(_ load: @escaping () -> Void) {
    guard ConsentInformation.shared.canRequestAds, !hasStarted else { return }
    hasStarted = true
    MobileAds.shared.start { _ in load() }
  }

  /// Lets the user change their mind, and says why they can't.
  func showOptions(on page: UIViewController) {
    ConsentForm.presentPrivacyOptionsForm(from: page) { [weak page] error in
      guard let error else { return }
      page?.say("Privacy", error.localizedDescription)
    }
  }
}
