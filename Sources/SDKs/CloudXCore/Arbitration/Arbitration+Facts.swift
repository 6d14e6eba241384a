import Simulation

extension ArbitrationOffer {
  /// As the journal writes it.
  var facts: Fields {
    var facts: Fields = [
      "bidId": .string(id), "platform": .string(platform),
      "price": .string(price.map { "\($0)" } ?? "missing"), "unit": .string(unit.rawValue),
    ]
    if !buyer.isEmpty { facts["buyer"] = .string(buyer) }
    if !precision.isEmpty { facts["precision"] = .string(precision) }
    return facts
  }
}

extension RankedBid {
  /// As the journal writes it.
  var facts: Fields {
    var facts: Fields = [
      "bidId": .string(offer.id), "platform": .string(offer.platform), "why": .string(why.rawValue),
      "price": .string(offer.price.map { "\($0)" } ?? "missing"),
    ]
    facts["microUSD"] = micros.map { .int($0) } ?? .null
    facts["rank"] = rank.map { .int($0) } ?? .null
    return facts
  }
}

extension ArbitrationReceipt {
  /// As the journal writes it.
  package var facts: Fields {
    [
      "number": .int(number), "identifier": .string(identifier), "by": .string(by.rawValue),
      "winner": .string(winner?.offer.platform ?? "NONE"),
      "bids": .list(bids.map { .fields($0.facts) }),
    ]
  }
}
