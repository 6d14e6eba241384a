/// An adapter whose network takes part in bidding: it is asked for signals before the auction, and its
/// load gets the `bidResponse` that the line says.
public protocol RTBAdapter: MediationAdapter {
  /// Collects what the network wants to know before it bids. The real SDK calls it off the main queue.
  func collectSignals(
    for params: RTBRequestParameters, completionHandler: @escaping GADRTBSignalCompletionHandler)
}

/// Called with the signals, or with the reason why there are none.
public typealias GADRTBSignalCompletionHandler = (String?, (any Error)?) -> Void

/// What an adapter that collects signals may know of the request.
open class RTBRequestParameters: NSObject {
  /// What the mediation settings say.
  open var configuration = RTBMediationSignalsConfiguration()
  /// What the publisher registered for this network.
  open var extras: (any AdNetworkExtras)?
  /// The size of the banner; ``AdSizeInvalid`` for other formats.
  open var adSize = AdSizeInvalid
}

/// What the mediation settings say to an adapter that collects signals.
open class RTBMediationSignalsConfiguration: NSObject {
  /// The credentials of every line that takes part.
  open var credentials: [MediationCredentials] = []
}
