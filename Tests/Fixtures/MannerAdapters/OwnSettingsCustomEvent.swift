// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import Foundation
import GoogleMobileAds

/// Reads keys of its own instead of a parameter.
public final class OwnSettingsCustomEvent: MannerCustomEvent {
  public override func refusal(of configuration: MediationAdConfiguration) -> NSError? {
    let settings = configuration.credentials.settings
    guard let profile = settings["profile_id"] as? String, Int(profile) != nil else {
      return NSError(
        domain: "manner", code: 7,
        userInfo: [NSLocalizedDescriptionKey: "The line has no profile_id that is a number."])
    }
    return nil
  }
}
