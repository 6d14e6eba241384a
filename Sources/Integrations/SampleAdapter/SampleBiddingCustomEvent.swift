import GoogleMobileAds
import SampleAdSDK

/// The Sample network where it bids: it is asked for signals before the auction, and what it bid comes
/// back with the load.
public final class SampleBiddingCustomEvent: SampleCustomEvent, RTBAdapter {
  /// Passes on what the Sample network knows.
  public func collectSignals(
    for params: RTBRequestParameters, completionHandler: @escaping GADRTBSignalCompletionHandler
  ) {
    guard let adUnitID = params.configuration.credentials.first?.sampleAdUnitID else {
      return completionHandler(nil, SampleCustomEventError.noAdUnit)
    }
    SampleBidding.collectSignals(forAdUnitID: adUnitID) { signals, error in
      completionHandler(signals, error.map { SampleCustomEventError.noSignals($0.description) })
    }
  }
}
