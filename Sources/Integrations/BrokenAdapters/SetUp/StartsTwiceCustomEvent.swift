import GoogleMobileAds

/// Answers its set-up once for itself and once for its network, which is ready at the same moment.
///
/// After changelogs of public adapters that started their network for each waiting line.
public final class StartsTwiceCustomEvent: ZooCustomEvent {
  /// Says twice that it is ready.
  public override class func setUp(
    with configuration: MediationServerConfiguration,
    completionHandler: @escaping GADMediationAdapterSetUpCompletionBlock
  ) {
    completionHandler(nil)
    completionHandler(nil)
  }
}
