import GoogleMobileAds

/// The handler of a load, which may be called once only and must be called on the main queue. It is
/// let go of when called, and with it the ad it retains.
final class LoadCompletion {
  private var handler: GADMediationNativeLoadCompletionHandler?

  init(_ handler: @escaping GADMediationNativeLoadCompletionHandler) {
    self.handler = handler
  }

  /// The delegate for the ad's events; nil when the handler had been called before.
  func succeed(with ad: any MediationNativeAd) -> (any MediationNativeAdEventDelegate)? {
    take()?(ad, nil)
  }

  func fail(with error: any Error) {
    _ = take()?(nil, error)
  }

  private func take() -> GADMediationNativeLoadCompletionHandler? {
    defer { handler = nil }
    return handler
  }
}
