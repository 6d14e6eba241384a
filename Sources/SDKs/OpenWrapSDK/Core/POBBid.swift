import MediatedNetworks
import Simulation
import UIKit

/// A bid: what an ad pays, before it is drawn.
public final class POBBid: NSObject, MediatedFacts {
  /// What a thousand impressions pay after all fees, in US dollars.
  public let price: NSNumber
  /// Who made it.
  public let partner: String
  /// Identifies it.
  public let bidId: String
  /// Identifies the creative.
  public let creativeId: String
  /// What sort of creative it is.
  public let creativeType: String
  /// The deal that it belongs to.
  public let dealId: String?
  /// How large the ad is.
  public let size: CGSize

  private var isTooOld = false

  init(_ answer: MediatedAnswer, size: CGSize) {
    price = NSNumber(value: answer.price ?? .nan)
    partner = answer.buyer
    bidId = "pubmatic-\(MediatedNumbers.next(of: OpenWrapNetwork.name))"
    creativeId = ""
    creativeType = "display"
    dealId = nil
    self.size = size
  }

  /// Whether it has waited too long; an ad is no longer drawn then.
  public func isExpired() -> Bool { isTooOld }

  /// What an ad server wants to know of it.
  public func targetingInfo() -> [String: String] {
    ["pwtecp": "\(price)", "pwtpid": partner, "pwtsid": bidId]
  }

  func expire() { isTooOld = true }

  /// As the journal writes it.
  package var facts: Fields {
    var facts: Fields = [
      Fact.price(price.doubleValue.isNaN ? "missing" : "\(price.doubleValue)"),
      Fact.partner(partner), Fact.bidID(bidId),
    ]
    let micros = MicroDollars(comparable: price.doubleValue, isPerThousand: true)
    facts[.microUSD] = micros?.count
    return facts
  }
}

/// What the user gets for a rewarded ad.
public final class POBReward: NSObject {
  /// What it is called.
  public let currencyType: String
  /// How much of it.
  public let amount: NSNumber

  init(_ reward: Reward) {
    currencyType = reward.type
    amount = NSNumber(value: reward.amount)
  }
}
