import MediatedNetworks
import Simulation
import UIKit

/// What CloudX says about an ad.
public final class CLXAd: NSObject, MediatedFacts {
  /// What was requested.
  public let adUnitId: String?
  /// Its name in CloudX's dashboard.
  public let adUnitName: String?
  /// The bidder that won CloudX's own auction.
  public let networkName: String?
  /// The bidder's own ad unit.
  public let networkPlacement: String?
  /// What one impression pays, in US dollars.
  public let revenue: NSNumber?
  /// `exact`, `estimated`, `publisher_defined`, `undefined`, or nothing.
  public let revenuePrecision: String?
  /// Its format.
  public let adFormat: CLXAdFormat
  /// Where in the application it is shown, if that was said.
  public internal(set) var placement: String?
  /// More about it, for CloudX's server.
  public let adValues: [String: String]
  /// What identifies the creative.
  public let creativeIdentifier: String?
  /// How many seconds the request took.
  public let requestLatency: TimeInterval

  init(_ adUnitId: String, _ format: CLXAdFormat, _ answer: MediatedAnswer?) {
    self.adUnitId = adUnitId
    adUnitName = adUnitId
    networkName = answer?.buyer
    networkPlacement = nil
    revenue = answer?.price.map { NSNumber(value: $0) }
    revenuePrecision = answer?.precision
    adFormat = format
    adValues = [:]
    creativeIdentifier = nil
    requestLatency = answer.map { $0.latency / .seconds(1) } ?? 0
  }

  /// As the journal writes it.
  package var facts: Fields {
    var facts: Fields = [Fact.precision(revenuePrecision ?? "")]
    facts[.price] = revenue.map { "\($0.doubleValue)" } ?? "missing"
    let micros = ComparablePrice(revenue?.doubleValue, .perImpression).micros
    facts[.microUSD] = micros?.count
    facts[.networkName] = networkName
    return facts
  }
}

/// The formats of ads.
public enum CLXAdFormat: Int, Sendable {
  /// 320×50 points.
  case banner = 0
  /// 300×250 points.
  case MREC = 1  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Between two screens.
  case interstitial = 2
  /// Watched for a reward.
  case rewarded = 3
  /// Drawn by the application.
  case native = 4
  /// When the application is opened.
  case appOpen = 5
}

/// What the user gets for a rewarded ad.
public final class CLXReward: NSObject {
  /// What it is called.
  public let label: String
  /// How much of it.
  public let amount: Int

  init(_ reward: Reward) {
    label = reward.type
    amount = reward.amount
  }
}
