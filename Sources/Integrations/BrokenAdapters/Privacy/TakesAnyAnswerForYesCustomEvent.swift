import AppTrackingTransparency
import GoogleMobileAds
import SampleAdSDK

/// Takes any answer of the user's for a yes: that there is one, not what it says.
///
/// After adapters that asked for the string's length alone.
public final class TakesAnyAnswerForYesCustomEvent: ZooCustomEvent {
  override func tellPrivacy() {
    super.tellPrivacy()
    let string = UserDefaults.standard.string(forKey: "IABTCF_TCString")
    SamplePrivacySettings.setHasUserConsent(string?.isEmpty == false)
    if ATTrackingManager.trackingAuthorizationStatus != .notDetermined {
      SamplePrivacySettings.setTrackingEnabled(true)
    }
  }
}
