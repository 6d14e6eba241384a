import GoogleMobileAds
import SampleAdSDK

/// The errors of the zoo's adapters.
enum ZooError {
  static let domain = "com.example.adplay.zoo"

  /// The network at the beginning of a sentence.
  private static var network: String {
    SampleSDKName == "Sample SDK" ? "The Sample SDK" : SampleSDKName
  }

  /// The line has no parameter.
  static let noAdUnit = NSError(
    domain: domain, code: 100,
    userInfo: [NSLocalizedDescriptionKey: "The line's parameter must be an ad unit ID."])

  /// The adapter is for native ads.
  static let noBanners = NSError(
    domain: domain, code: 102,
    userInfo: [NSLocalizedDescriptionKey: "This adapter has no banners."])

  /// The adapter is for other ads.
  static let noFullScreenAds = NSError(
    domain: domain, code: 103,
    userInfo: [NSLocalizedDescriptionKey: "This adapter has no ads that cover the application."])

  /// The network's SDK is said to be starting.
  static let notStarted = NSError(
    domain: domain, code: 104,
    userInfo: [NSLocalizedDescriptionKey: "The network's SDK has not started yet."])

  /// The line names a mistake and no adapter that makes it.
  static let wrapsNobody = NSError(
    domain: domain, code: 105,
    userInfo: [
      NSLocalizedDescriptionKey: "This class errs around another adapter, which the line must name."
    ])

  /// The Sample SDK has a native ad that no application could show.
  static var noHeadline: NSError {
    NSError(
      domain: domain, code: 104,
      userInfo: [NSLocalizedDescriptionKey: "\(network) has a native ad without a headline."])
  }

  /// The Sample SDK has an ad in a format that was not requested.
  static var anotherFormat: NSError {
    NSError(
      domain: GADErrorDomain, code: RequestError.Code.invalidRequest.rawValue,
      userInfo: [NSLocalizedDescriptionKey: "\(network) has an ad of another format."])
  }

  /// The Sample SDK has no ad; its own error is inside.
  static func loadFailed(_ code: SampleErrorCode) -> NSError {
    NSError(
      domain: domain, code: 101,
      userInfo: [
        NSLocalizedDescriptionKey: "\(network) has no ad: \(code).",
        NSUnderlyingErrorKey: NSError(domain: "SampleAdSDK", code: code.rawValue),
      ])
  }
}
