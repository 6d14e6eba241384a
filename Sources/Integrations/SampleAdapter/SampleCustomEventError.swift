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

  /// The line's settings lack the network's ad unit, without which nothing can be requested.
  static let noAdUnit = NSError(
    domain: domain, code: 102,
    userInfo: [
      NSLocalizedDescriptionKey: "The line has no parameter, which must be an ad unit ID."
    ])

  /// The Sample SDK has a native ad that no application could show.
  static let noHeadline = NSError(
    domain: domain, code: 103,
    userInfo: [NSLocalizedDescriptionKey: "Sample SDK returned a native ad without a headline."])

  /// The Sample SDK has an ad in a format that was not requested.
  static let anotherFormat = NSError(
    domain: GADErrorDomain, code: RequestError.Code.invalidRequest.rawValue,
    userInfo: [NSLocalizedDescriptionKey: "Sample SDK returned an ad of another format."])
}
