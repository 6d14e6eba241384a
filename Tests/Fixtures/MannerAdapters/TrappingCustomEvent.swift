// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import Foundation
import GoogleMobileAds

/// Relies on a setting that is not there, and takes the program with it.
public final class TrappingCustomEvent: MannerCustomEvent {
  public override func refusal(of configuration: MediationAdConfiguration) -> NSError? {
    let zone = configuration.credentials.settings["zone"] as? String
    precondition(zone != nil, "no zone")
    return nil
  }
}
