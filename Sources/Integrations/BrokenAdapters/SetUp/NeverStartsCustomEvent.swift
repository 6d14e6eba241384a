import GoogleMobileAds

/// Starts its network but forgets to say so: the whole application waits for it to start.
///
/// After commit 311ad986 of the mediation repository (BidMachine).
public final class NeverStartsCustomEvent: ZooCustomEvent {
  /// Only notes that it was called.
  public override class func setUp(
    with configuration: MediationServerConfiguration,
    completionHandler: @escaping GADMediationAdapterSetUpCompletionBlock
  ) {
    // The Sample SDK is ready.
  }
}
