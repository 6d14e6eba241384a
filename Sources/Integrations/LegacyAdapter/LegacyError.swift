import GoogleMobileAds
import SampleAdSDK

/// The errors of the custom events.
public enum LegacyError {
  /// The domain of their own.
  public static let domain = "com.google.CustomEvent"

  /// The network has no ad.
  public static func loadFailed(_ code: SampleErrorCode) -> NSError {
    error(domain, code.rawValue, "\(SampleSDKName) has no ad: \(code)")
  }

  /// The settings of the line have no parameter, without which nothing can be requested.
  public static var noAdUnit: NSError {
    error(
      kGADErrorDomain, kGADErrorInvalidRequest,
      "The line has no parameter, which must be an ad unit ID.")
  }

  /// The publisher wants none of the formats that the network has.
  public static var noSuchFormat: NSError {
    error(
      kGADErrorDomain, kGADErrorInvalidRequest,
      "\(SampleSDKName) has none of the formats that are asked for.")
  }

  /// The network has an ad in a format that was not requested.
  public static var anotherFormat: NSError {
    error(
      kGADErrorDomain, kGADErrorInvalidRequest, "\(SampleSDKName) returned an ad of another format."
    )
  }

  /// The network has a native ad that no application could show.
  public static var noHeadline: NSError {
    error(domain, 103, "\(SampleSDKName) returned a native ad without a headline.")
  }

  private static func error(_ domain: String, _ code: Int, _ text: String) -> NSError {
    NSError(domain: domain, code: code, userInfo: [NSLocalizedDescriptionKey: text])
  }
}
