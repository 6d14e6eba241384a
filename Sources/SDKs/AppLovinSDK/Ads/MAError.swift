import Foundation

/// Why there is no ad, or why it could not be shown.
public final class MAError: NSObject {
  /// What went wrong.
  public let code: MAErrorCode
  /// The same in a sentence.
  public let message: String
  /// What the network said; only for ads that could not be shown.
  public let mediatedNetworkErrorCode: Int
  /// What the network said; only for ads that could not be shown, and empty for others.
  public let mediatedNetworkErrorMessage: String
  /// What each network of the waterfall answered; only for ads that could not be loaded.
  public let waterfall: MAAdWaterfallInfo?
  /// How long the request took, in seconds.
  public let requestLatency: TimeInterval

  init(
    _ code: MAErrorCode, _ message: String, network: (code: Int, message: String)? = nil,
    waterfall: MAAdWaterfallInfo? = nil
  ) {
    self.code = code
    self.message = message
    mediatedNetworkErrorCode = network?.code ?? 0
    mediatedNetworkErrorMessage = network?.message ?? ""
    self.waterfall = waterfall
    requestLatency = waterfall?.latency ?? 0
  }

  /// Code and message.
  public override var description: String { "MAError \(code.rawValue): \(message)" }
}

/// What went wrong. Codes of networks that have no name here occur, too.
public struct MAErrorCode: RawRepresentable, Hashable {
  /// The number.
  public let rawValue: Int

  /// The code with this number.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Nobody knows.
  public static let unspecified = MAErrorCode(rawValue: -1)
  /// Nobody had an ad.
  public static let noFill = MAErrorCode(rawValue: 204)
  /// Some had, but none could be loaded.
  public static let adLoadFailed = MAErrorCode(rawValue: -5001)
  /// There is no such ad unit.
  public static let invalidAdUnitIdentifier = MAErrorCode(rawValue: -5603)
  /// Something was wrong with the connection.
  public static let networkError = MAErrorCode(rawValue: -1000)
  /// There was no answer in time.
  public static let networkTimeout = MAErrorCode(rawValue: -1001)
  /// There is no connection.
  public static let noNetwork = MAErrorCode(rawValue: -1009)
  /// A full-screen ad is on the screen.
  public static let fullscreenAdAlreadyShowing = MAErrorCode(rawValue: -23)
  /// There is no ad to show.
  public static let fullscreenAdNotReady = MAErrorCode(rawValue: -24)
  /// There is nothing to show it over.
  public static let fullscreenAdInvalidViewController = MAErrorCode(rawValue: -25)
  /// The network could not show it.
  public static let adDisplayFailed = MAErrorCode(rawValue: -4205)

  /// The same in a sentence.
  var message: String {
    switch self {
    case .noFill: "No fill"
    case .adLoadFailed: "Eligible ads failed to load"
    case .invalidAdUnitIdentifier: "Invalid ad unit identifier"
    case .networkError: "Network error"
    case .networkTimeout: "Network timeout"
    case .noNetwork: "No network available"
    case .fullscreenAdAlreadyShowing: "Attempted to show ad when another one is already showing"
    case .fullscreenAdNotReady: "Attempted to show ad before it is ready"
    case .fullscreenAdInvalidViewController: "Invalid view controller"
    case .adDisplayFailed: "Ad display failed"
    default: "Unspecified error \(rawValue)"
    }
  }
}
