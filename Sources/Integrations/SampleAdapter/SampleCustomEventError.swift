import GoogleMobileAds

/// The adapter's own errors.
enum SampleCustomEventError {
  /// The domain of all of them.
  static let domain = "com.google.customevent.samplenetwork"

  /// The Sample SDK has no ad.
  static func loadFailed(_ reason: String) -> NSError {
    NSError(
      domain: domain, code: 101,
      userInfo: [
        NSLocalizedDescriptionKey:
          "Sample SDK returned an ad load failure callback with error code: \(reason)"
      ])
  }

  /// The Sample SDK has an ad that the application has no place for.
  static let anotherFormat = NSError(
    domain: GADErrorDomain, code: RequestError.Code.invalidRequest.rawValue,
    userInfo: [NSLocalizedDescriptionKey: "Sample SDK returned an ad of another format."])
}
