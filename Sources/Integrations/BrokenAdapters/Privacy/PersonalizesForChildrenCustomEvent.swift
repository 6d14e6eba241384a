import GoogleMobileAds
import SampleAdSDK

/// Leaves the network's personalised ads on, whatever the publisher has said of the user's age.
///
/// After public threads on a tag for children whose network kept a flag of its own.
public final class PersonalizesForChildrenCustomEvent: ZooCustomEvent {
  override func tellPrivacy() {
    super.tellPrivacy()
    SamplePrivacySettings.setPersonalizedAds(true)
  }
}
