import MediatedNetworks
import UIKit

/// An ad that was loaded: who filled, and what it pays.
public final class MAAd: NSObject {
  /// Its format.
  public let format: MAAdFormat
  /// How large it is; zero for ads that cover the screen.
  public let size: CGSize
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
  /// What a native ad is made of; nil for other formats, and once it was destroyed.
  public internal(set) var nativeAd: MANativeAd?
  /// Whether it was drawn in a view.
  var isDrawn = false
  /// The network's side of it.
  package var content: MediatedNativeContent? {
    didSet { nativeAd = content.map { MAServedNativeAd($0) } }
  }
  /// The buyer behind the network, if it says.
  public var DSPName: String? { nil }  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// The buyer's identifier, if the network says.
  public var DSPIdentifier: String? { nil }  // swift-format-ignore: AlwaysUseLowerCamelCase

  init(
    _ format: MAAdFormat, _ adUnitIdentifier: String, size: CGSize = .zero,
    networkName: String = "",
    revenue: Double = 0, precision: String = "", latency: TimeInterval = 0,
    waterfall: MAAdWaterfallInfo = MAAdWaterfallInfo()
  ) {
    self.format = format
    self.size = size
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
