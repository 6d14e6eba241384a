import GoogleMobileAds

/// Has no signals, and sends them instead of an error.
public final class SendsEmptySignalsCustomEvent: ZooCustomEvent, RTBAdapter {
  /// Breaks its promise.
  public func collectSignals(
    for params: RTBRequestParameters, completionHandler: @escaping GADRTBSignalCompletionHandler
  ) {
    completionHandler("", nil)
  }
}
