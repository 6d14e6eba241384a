import GoogleMobileAds

/// Answers the set-up for each of its lines instead of once.
///
/// After the changelog of the IronSource adapter, 6.7.7.0.
public final class StartsTwiceCustomEvent: ZooCustomEvent {
  /// Answers as often as it has lines.
  public override class func setUp(
    with configuration: MediationServerConfiguration,
    completionHandler: @escaping GADMediationAdapterSetUpCompletionBlock
  ) {
    for _ in configuration.credentials { completionHandler(nil) }
  }
}
