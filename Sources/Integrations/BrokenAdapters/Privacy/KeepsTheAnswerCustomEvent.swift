import GoogleMobileAds
import SampleAdSDK

/// Reads what the user has answered, for its log, and does not tell the network, which reads nothing by
/// itself.
///
/// After a public question whether the TC string reaches partners: each adapter has to pass it on.
public final class KeepsTheAnswerCustomEvent: ZooCustomEvent {
  override func tellPrivacy() {
    _ = UserDefaults.standard.string(forKey: "IABTCF_TCString")
  }
}
