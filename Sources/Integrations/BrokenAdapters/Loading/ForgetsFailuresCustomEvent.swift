import GoogleMobileAds

/// Answers if there is an ad, but not if there is none: the failure path only logs.
///
/// After issue 233 of Bytedance-UnionAD ("failure paths never complete").
public final class ForgetsFailuresCustomEvent: ZooCustomEvent {
  override func fail(with error: any Error) {
    // Without an ad there is nothing to hand over.
  }
}
