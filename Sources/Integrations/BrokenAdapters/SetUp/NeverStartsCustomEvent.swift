import GoogleMobileAds

/// Starts its network and forgets to say so: the start of the whole application waits for it.
///
/// After commit 311ad986 of the mediation repository (BidMachine).
public final class NeverStartsCustomEvent: ZooCustomEvent {
  /// Notes that it was called, and nothing else.
  public override class func setUp(
    with configuration: MediationServerConfiguration,
    completionHandler: @escaping GADMediationAdapterSetUpCompletionBlock
  ) {
    // The Sample SDK is ready.
  }
}
