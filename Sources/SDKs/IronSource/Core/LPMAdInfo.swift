import MediatedNetworks
import Simulation
import UIKit

/// What LevelPlay says about a loaded ad. What it does not know is empty.
public final class LPMAdInfo: NSObject, MediatedFacts {
  /// Which ad object it belongs to.
  public let adId: String
  /// What was requested.
  public let adUnitId: String
  /// Its name in LevelPlay's dashboard.
  public let adUnitName: String
  /// Where in the application it is shown, if that was said.
  public let placementName: String?
  /// Its format.
  public let adFormat: String
  /// The auction that it won.
  public let auctionId: String
  /// Where the user is.
  public let country: String
  /// The group of an experiment.
  public let ab: String
  /// The segment of users.
  public let segmentName: String
  /// The network that won.
  public let adNetwork: String
  /// The network's instance; bidders have one name.
  public let instanceName: String
  /// The network's instance.
  public let instanceId: String
  /// What one impression pays, in US dollars. The header says that it is always there; code that is
  /// written for it being absent compiles, too.
  public let revenue: NSNumber?
  /// Where the price is from: `BID`, `RATE`, `CPM`, or nothing.
  public let precision: String
  /// The price, so that only the network can read it.
  public let encryptedCPM: String
  /// What identifies the creative.
  public let creativeId: String

  init(
    adId: String, adUnitId: String, format: String, _ answer: MediatedAnswer?,
    placement: String? = nil
  ) {
    self.adId = adId
    self.adUnitId = adUnitId
    adUnitName = adUnitId
    placementName = placement
    adFormat = format
    auctionId = answer == nil ? "" : "\(adId)-auction"
    country = ""
    ab = ""
    segmentName = ""
    adNetwork = answer?.buyer ?? ""
    instanceName = answer == nil ? "" : "Bidding"
    instanceId = ""
    revenue = answer?.price.map { NSNumber(value: $0) }
    precision = answer?.precision ?? ""
    encryptedCPM = ""
    creativeId = ""
  }

  /// As the journal writes it.
  package var facts: Fields {
    var facts: Fields = [
      Fact.price(revenue.map { "\($0.doubleValue)" } ?? "missing"), Fact.precision(precision),
      Fact.adNetwork(adNetwork),
    ]
    let micros = revenue.flatMap { MicroDollars(comparable: $0.doubleValue, isPerThousand: false) }
    facts[.microUSD] = micros?.count
    return facts
  }
}

/// What the user gets for a rewarded ad.
public final class LPMReward: NSObject {
  /// What it is called.
  public let name: String
  /// How much of it.
  public let amount: Int

  init(_ reward: Reward) {
    name = reward.type
    amount = reward.amount
  }
}

/// What an impression was, for everybody who wants to hear of all of them.
public final class LPMImpressionData: NSObject {
  /// What was shown.
  public let mediationAdUnitId: String?
  /// Its name in LevelPlay's dashboard.
  public let mediationAdUnitName: String?
  /// Its format.
  public let adFormat: String?
  /// The network that won.
  public let adNetwork: String?
  /// The network's instance.
  public let instanceName: String?
  /// Where in the application it was shown.
  public let placement: String?
  /// What the impression pays, in US dollars.
  public let revenue: NSNumber?
  /// Where the price is from.
  public let precision: String?

  init(_ info: LPMAdInfo) {
    mediationAdUnitId = info.adUnitId
    mediationAdUnitName = info.adUnitName
    adFormat = info.adFormat
    adNetwork = info.adNetwork
    instanceName = info.instanceName
    placement = info.placementName
    revenue = info.revenue
    precision = info.precision
  }
}
