import GoogleMobileAds
import SampleAdSDK

/// The adapter's own errors.
enum SampleCustomEventError {
  /// The domain of all of them.
  static var domain: String { "com.google.customevent.\(network)" }

  /// The network's name as a part of a domain.
  private static var network: String {
    guard SampleSDKName != "Sample SDK" else { return "samplenetwork" }
    return String(SampleSDKName.lowercased().filter { $0.isLetter || $0.isNumber })
  }

  /// The network has no ad.
  static func loadFailed(_ reason: String) -> NSError {
    error(101, "\(SampleSDKName) returned an ad load failure callback with error code: \(reason)")
  }

  /// The line's settings lack the network's ad unit, without which nothing can be requested.
  static var noAdUnit: NSError {
    error(102, "The line has no parameter, which must be an ad unit ID.")
  }

  /// The network has a native ad that no application could show.
  static var noHeadline: NSError {
    error(103, "\(SampleSDKName) returned a native ad without a headline.")
  }

  /// The network takes no part in the auction.
  static func noSignals(_ reason: String) -> NSError {
    error(104, "\(SampleSDKName) has no signals: \(reason)")
  }

  /// The network has an ad in a format that was not requested.
  static var anotherFormat: NSError {
    NSError(
      domain: GADErrorDomain, code: RequestError.Code.invalidRequest.rawValue,
      userInfo: [NSLocalizedDescriptionKey: "\(SampleSDKName) returned an ad of another format."])
  }

  private static func error(_ code: Int, _ text: String) -> NSError {
    NSError(domain: domain, code: code, userInfo: [NSLocalizedDescriptionKey: text])
  }
}
