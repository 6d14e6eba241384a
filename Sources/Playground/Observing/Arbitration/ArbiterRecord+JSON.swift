package import JSON

extension JSONWriter {
  /// Every round of every unit, and what was shown last; nothing without such a unit.
  package mutating func write(_ arbiters: Arbiters) {
    guard !arbiters.records.isEmpty else { return }
    writeKey("arbitrations")
    beginArray()
    for record in arbiters.records {
      for round in record.rounds { write(round, unit: record.unit) }
    }
    endArray()
    writeKey("shown")
    if let shown = arbiters.records.compactMap(\.shown).last {
      write(shown.token)
    } else {
      writeNull()
    }
  }

  private mutating func write(_ round: ArbitrationRecord, unit: String) {
    beginObject()
    writeMember("n", round.number)
    writeMember("unit", unit)
    writeMember("winner", round.winner)
    writeMember("by", round.decider)
    writeKey("bids")
    beginArray()
    for bid in round.bids { write(bid) }
    endArray()
    endObject()
  }

  private mutating func write(_ bid: ArbitrationRecord.Bid) {
    beginObject()
    writeMember("platform", bid.platform)
    write("microUSD", bid.microUSD)
    write("rank", bid.rank)
    writeMember("why", bid.why)
    endObject()
  }

  private mutating func write(_ key: String, _ number: Int?) {
    writeKey(key)
    if let number { write(number) } else { writeNull() }
  }
}
