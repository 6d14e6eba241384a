import GoogleMobileAds

/// Answers each failure with an error of its own, whatever the network said.
///
/// After public adapters with one error for everything.
public final class HidesTheReasonCustomEvent: ZooCustomEvent {
  override func fail(with error: any Error) {
    super.fail(
      with: NSError(
        domain: "com.example.adapter", code: 1,
        userInfo: [NSLocalizedDescriptionKey: "The ad could not be loaded."]))
  }
}
