// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import GoogleMobileAds
import Simulation

/// An adapter with signals, and ads for its network's bids.
public final class EagerBidderCustomEvent: StrangeCustomEvent, RTBAdapter {
  public func collectSignals(
    for params: RTBRequestParameters, completionHandler: @escaping GADRTBSignalCompletionHandler
  ) {
    completionHandler("seat", nil)
  }
}
