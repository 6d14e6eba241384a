import GoogleMobileAds

/// Answers with what its network knows, and again when its network has finished, with the same
/// signals.
public final class AnswersSignalsTwiceCustomEvent: ZooCustomEvent, RTBAdapter {
  /// Breaks its promise.
  public func collectSignals(
    for params: RTBRequestParameters, completionHandler: @escaping GADRTBSignalCompletionHandler
  ) {
    completionHandler("zoo", nil)
    completionHandler("zoo", nil)
  }
}
