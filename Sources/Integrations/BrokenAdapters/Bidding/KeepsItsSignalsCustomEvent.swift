import GoogleMobileAds

/// Has no signals, and says nothing about it: Google waits until the time for signals is over.
public final class KeepsItsSignalsCustomEvent: ZooCustomEvent, RTBAdapter {
  /// Breaks its promise.
  public func collectSignals(
    for params: RTBRequestParameters, completionHandler: @escaping GADRTBSignalCompletionHandler
  ) {
    // There is nothing to send.
  }
}
