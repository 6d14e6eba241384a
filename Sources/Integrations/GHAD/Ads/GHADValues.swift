import Foundation

/// How a show ended. There is one for each call of `show`.
public enum GHADShowOutcome: Equatable, Sendable {
  /// The user has the reward.
  case rewarded
  /// The ad was shown, and the user closed it too soon.
  case dismissedWithoutReward
  /// The vendor could not show it.
  case failedToDisplay(GHADFailure)
  /// There was no ad to show.
  case notAvailable(GHADFailure)

  /// Its name, without details.
  public var word: String {
    switch self {
    case .rewarded: "rewarded"
    case .dismissedWithoutReward: "dismissedWithoutReward"
    case .failedToDisplay: "failedToDisplay"
    case .notAvailable: "notAvailable"
    }
  }

  /// What `completion` is called with; nil if the user was rewarded.
  public var error: NSError? {
    switch self {
    case .rewarded: nil
    case .dismissedWithoutReward: GHADFailure.dismissed.error
    case .failedToDisplay(let failure), .notAvailable(let failure): failure.error
    }
  }
}

/// What an impression was worth.
public struct GHADRevenue: Equatable, Sendable {
  /// US dollars, for this one impression; nil if the vendor does not say.
  public let dollars: Double?
  /// How exact that is, in the vendor's words.
  public let precision: String
  /// Who filled.
  public let networkName: String

  /// The revenue with these values. Numbers that cannot be an amount mean that it is unknown.
  public init(dollars: Double?, precision: String, networkName: String) {
    self.dollars = dollars.flatMap { $0.isFinite && $0 >= 0 ? $0 : nil }
    self.precision = precision
    self.networkName = networkName
  }
}

/// What the user earned.
public struct GHADReward: Equatable, Sendable {
  /// The currency.
  public let name: String
  /// How much of it.
  public let amount: Double

  /// The reward with these values.
  public init(name: String, amount: Double) {
    self.name = name
    self.amount = amount
  }
}

/// An ad that waits to be shown.
public struct GHADLoadedAd: Equatable, Sendable {
  /// Tells ads of one unit apart.
  public let number: Int
  /// Who filled.
  public let networkName: String
  /// When it is too old, by the clock of the scheduler; nil if the vendor does not say.
  public let expiresAt: TimeInterval?

  /// The ad with these values.
  public init(number: Int, networkName: String = "", expiresAt: TimeInterval? = nil) {
    self.number = number
    self.networkName = networkName
    self.expiresAt = expiresAt
  }
}
