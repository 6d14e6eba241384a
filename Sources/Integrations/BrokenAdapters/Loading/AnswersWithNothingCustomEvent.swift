import GoogleMobileAds

/// Hands over neither an ad nor an error, meaning "no ad".
///
/// After issue 233 of Bytedance-UnionAD ("report success with a nil ad").
public final class AnswersWithNothingCustomEvent: ZooCustomEvent {
  override func fail(with error: any Error) {
    _ = completionHandler?(nil, nil)
    completionHandler = nil
  }
}
