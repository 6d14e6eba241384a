import ExampleApps
import GoogleMobileAds
import UserMessagingPlatform

/// Asks for an ad, and then whether the user agrees.
public final class AsksForConsentTooLatePage: InterstitialPage {
  /// The request goes out without consent.
  public override func load() {
    super.load()
    ConsentInformation.shared.requestConsentInfoUpdate(with: RequestParameters()) {
      [weak self] _ in
      ConsentForm.loadAndPresentIfRequired(from: self)
    }
  }
}
