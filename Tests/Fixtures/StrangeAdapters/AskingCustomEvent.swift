// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import Foundation
import GoogleMobileAds
import Simulation

/// Looks for settings that its line does not have, in the manner that the line says.
public final class AskingCustomEvent: StrangeCustomEvent {
  public override func loadNativeAd(
    for adConfiguration: MediationNativeAdConfiguration,
    completionHandler: @escaping GADMediationNativeLoadCompletionHandler
  ) {
    let settings = adConfiguration.credentials.settings
    let fail = { _ = completionHandler(nil, NSError(domain: "asking", code: 1)) }
    switch settings["manner"] as? String {
    case "several":
      for key in ["app", "zone", "a", "app", "b", "handlesUserTaps"] { _ = settings[key] }
      fail()
    case "bid":
      _ = adConfiguration.bidResponse
      fail()
    case "bid and key":
      _ = (adConfiguration.bidResponse, settings["app"])
      fail()
    case "another dictionary":
      var copy = settings
      copy["more"] = 1
      _ = copy["app"]
      fail()
    case "another queue":
      let queue = DispatchQueue(label: "asking")
      let done = DispatchSemaphore(value: 0)
      queue.async {
        _ = settings["app"]
        done.signal()
      }
      done.wait()
      fail()
    case "later":
      _ = settings["app"]
      World.current.after(.milliseconds(100), "asked", by: .network) { fail() }
    default:
      _ = settings["app"]
      super.loadNativeAd(for: adConfiguration, completionHandler: completionHandler)
    }
  }
}
