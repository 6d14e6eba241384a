import Simulation

extension ArbitrationOffer {
  /// As the journal writes it.
  var facts: Fields {
    var facts: Fields = [
      Fact.bidID(id), Fact.platform(platform), Fact.price(price.map { "\($0)" } ?? "missing"),
      Fact.unit(unit.rawValue),
    ]
    if !buyer.isEmpty { facts[.buyer] = buyer }
    if !precision.isEmpty { facts[.precision] = precision }
    if !extras.isEmpty { facts[.extras] = Fields(extras) }
    return facts
  }
}

extension RankedBid {
  /// As the journal writes it.
  var facts: Fields {
    var facts: Fields = [
      Fact.bidID(offer.id), Fact.platform(offer.platform), Fact.why(why.rawValue),
      Fact.price(offer.price.map { "\($0)" } ?? "missing"),
    ]
    facts.set(Fact.microUSD.orNull(micros))
    facts.set(Fact.rank.orNull(rank))
    return facts
  }
}

extension ArbitrationReceipt {
  /// As the journal writes it.
  package var facts: Fields {
    [
      Fact.number(number), Fact.identifier(identifier), Fact.by(by.rawValue),
      Fact.winner(winner?.offer.platform ?? "NONE"), Fact.bids(bids.map(\.facts)),
    ]
  }
}
