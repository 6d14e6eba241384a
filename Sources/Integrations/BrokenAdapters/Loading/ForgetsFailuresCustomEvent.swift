import GoogleMobileAds

/// Answers when there is an ad, and not at all when there is none: the path of failure only logs.
///
/// After issue 233 of Bytedance-UnionAD ("failure paths never complete").
public final class ForgetsFailuresCustomEvent: ZooCustomEvent {
  override func fail(with error: any Error) {
    // Without an ad there is nothing to hand over.
  }
}
