import Foundation

/// An ad that was loaded: who filled, and what it pays.
public final class MAAd: NSObject {
  /// Its format.
  public let format: MAAdFormat
  /// The ad unit.
  public let adUnitIdentifier: String
  /// Who filled.
  public let networkName: String
  /// What that network calls the place.
  public let networkPlacement: String
  /// US dollars for this impression; 0 if the network does not say.
  public let revenue: Double
  /// How exact the revenue is: "publisher_defined", "exact", "estimated", "undefined", or "".
  public let revenuePrecision: String
  /// How long the request took, in seconds.
  public let requestLatency: TimeInterval
  /// What each network of the waterfall answered.
  public let waterfall: MAAdWaterfallInfo
  /// The creative; nil until it is displayed, for some networks.
  public internal(set) var creativeIdentifier: String?
  /// The creative in the platform's review; nil until it is displayed, for some networks.
  public internal(set) var adReviewCreativeIdentifier: String?
  /// The place in the application where it is shown.
  public internal(set) var placement: String?
  /// The buyer behind the network, if it says.
  public var DSPName: String? { nil }  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// The buyer's identifier, if the network says.
  public var DSPIdentifier: String? { nil }  // swift-format-ignore: AlwaysUseLowerCamelCase

  init(
    _ format: MAAdFormat, _ adUnitIdentifier: String, networkName: String = "",
    revenue: Double = 0, precision: String = "", latency: TimeInterval = 0,
    waterfall: MAAdWaterfallInfo = MAAdWaterfallInfo()
  ) {
    self.format = format
    self.adUnitIdentifier = adUnitIdentifier
    self.networkName = networkName
    networkPlacement = networkName.isEmpty ? "" : "\(adUnitIdentifier)-placement"
    self.revenue = revenue
    revenuePrecision = precision
    requestLatency = latency
    self.waterfall = waterfall
  }

  /// A value that only this network has; nil if it has none of that name.
  public func adValue(forKey key: String) -> String? { nil }

  /// A value that only this network has, or the given one.
  public func adValue(forKey key: String, defaultValue: String?) -> String? { defaultValue }
}

/// The format of an ad.
public final class MAAdFormat: NSObject {
  /// Its name.
  public let label: String

  private init(_ label: String) { self.label = label }

  nonisolated(unsafe) private static let formats = (
    rewarded: MAAdFormat("REWARDED"), interstitial: MAAdFormat("INTER")
  )

  /// An ad that is watched for a reward.
  public class var rewarded: MAAdFormat { formats.rewarded }
  /// An ad between two screens.
  public class var interstitial: MAAdFormat { formats.interstitial }
}

/// What the user gets.
public final class MAReward: NSObject {
  /// The currency.
  public let label: String
  /// How much of it; 0 is seen in practice.
  public let amount: Int

  init(label: String, amount: Int) {
    self.label = label
    self.amount = amount
  }

  /// The currency if nobody says.
  public class var defaultLabel: String { "" }
  /// The amount if nobody says.
  public class var defaultAmount: Int { 0 }
}
