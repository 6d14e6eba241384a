import Foundation
import GHToolKit

/// Why there is no ad, or why it could not be shown.
public struct GHADFailure: Equatable, Sendable {
  /// What can be done about it.
  public enum Kind: String, Sendable {
    /// It may go better later.
    case transient
    /// Nobody had an ad.
    case noFill
    /// There is no connection.
    case offline
    /// It never gets better by itself: an ad unit that does not exist.
    case permanent
    /// Something else covers the application; the ad can still be shown.
    case covered
  }

  /// What can be done about it.
  public let kind: Kind
  /// The vendor's code, or one of ours.
  public let code: Int
  /// What went wrong.
  public let message: String
  /// What the network below the vendor said.
  public var networkMessage: String?
  /// What each network of the vendor's waterfall answered.
  public var waterfall: [String] = []

  /// The failure with these values.
  public init(
    _ kind: Kind, code: Int, _ message: String, networkMessage: String? = nil,
    waterfall: [String] = []
  ) {
    self.kind = kind
    self.code = code
    self.message = message
    self.networkMessage = networkMessage
    self.waterfall = waterfall
  }

  /// Whether loading again may help.
  public var isRetryable: Bool { kind != .permanent }

  /// The same for an application.
  public var error: NSError {
    GHError.error(
      code: code,
      userInfo: [
        NSLocalizedDescriptionKey: message, "message": message, "kind": kind.rawValue,
        "networkMessage": networkMessage, "waterfall": waterfall.isEmpty ? nil : waterfall,
      ])
  }
}

/// What GHAD itself has to say. The codes are out of the way of every vendor's.
extension GHADFailure {
  /// No service is registered for the ad, or its set-up has not happened or failed.
  public static let serviceNotSetUp = GHADFailure(
    .transient, code: 90_001, "The ad's service is not set up.")
  /// An ad is on the screen.
  public static let isShowing = GHADFailure(.covered, code: 90_002, "An ad is being shown.")
  /// Nothing was loaded.
  public static let notLoaded = GHADFailure(.transient, code: 90_003, "There is no ad yet.")
  /// The show was ready to wait for an ad, but not so long.
  public static let waitedTooLong = GHADFailure(
    .transient, code: 90_004, "No ad came in time to be shown.")
  /// The vendor never answered.
  public static let noAnswer = GHADFailure(
    .transient, code: 90_005, "The vendor has not answered.")
  /// Nothing more comes of this ad unit.
  public static let disposed = GHADFailure(.permanent, code: 90_006, "The ad was given up.")
  /// Another show of this unit has the ad.
  public static let takenByAnother = GHADFailure(
    .transient, code: 90_007, "The ad went to an earlier show.")
  /// There is nothing on the screen that an ad could cover.
  public static let noScreen = GHADFailure(.covered, code: 90_009, "There is no screen to cover.")
  /// The user closed the ad before the reward was earned.
  public static let dismissed = GHADFailure(
    .transient, code: 90_008, "The ad was closed before the reward was earned.")
}
