import GoogleMobileAds
import SampleAdSDK
import SampleAdapter

/// Tells the network what the user has answered when it is set up, and never again.
///
/// After public threads on answers that were stale once the form had been shown.
public final class ReadsTheAnswerOnceCustomEvent: ZooCustomEvent {
  /// Reads the answer that is there now.
  public override class func setUp(
    with configuration: MediationServerConfiguration,
    completionHandler: @escaping GADMediationAdapterSetUpCompletionBlock
  ) {
    SampleConsent.tell()
    completionHandler(nil)
  }

  override func tellPrivacy() {}
}
