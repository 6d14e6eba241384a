// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import Foundation
import GoogleMobileAds

/// Has no other way than bidding: it loads only what its network has bid.
public final class BiddingCustomEvent: MannerCustomEvent, RTBAdapter {
  public func collectSignals(
    for params: RTBRequestParameters, completionHandler: @escaping GADRTBSignalCompletionHandler
  ) {
    let seat = params.configuration.credentials.first?.settings["seat"] as? String
    completionHandler(seat.map { "seat=\($0)" }, seat == nil ? Self.error("no seat") : nil)
  }

  public override func refusal(of configuration: MediationAdConfiguration) -> NSError? {
    guard configuration.bidResponse == "won", configuration.watermark?.isEmpty == false else {
      return Self.error("This network only bids.")
    }
    return nil
  }

  private static func error(_ text: String) -> NSError {
    NSError(domain: "manner", code: 8, userInfo: [NSLocalizedDescriptionKey: text])
  }
}
