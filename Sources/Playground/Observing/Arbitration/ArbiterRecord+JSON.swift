package import JSON
import Scenarios

extension JSONWriter {
  /// Every round of every unit, and what was shown last; nothing without such a unit.
  package mutating func write(_ arbiters: Arbiters) {
    guard !arbiters.records.isEmpty else { return }
    array("arbitrations") { json in
      for record in arbiters.records {
        for round in record.rounds { json.write(round, unit: record.unit) }
      }
    }
    writeKey("shown")
    if let shown = arbiters.records.compactMap(\.shown).last {
      write(shown.token)
    } else {
      writeNull()
    }
  }

  private mutating func write(_ round: ArbitrationRecord, unit: String) {
    object { json in
      json.writeMember("n", round.number)
      json.writeMember("unit", unit)
      json.writeMember("winner", round.winner)
      json.writeMember("by", round.decider)
      json.array("bids", of: round.bids) { $0.write($1) }
    }
  }

  private mutating func write(_ bid: ArbitrationRecord.Bid) {
    object { json in
      json.writeMember("platform", bid.platform)
      json.writeMember("microUSD", bid.microUSD)
      json.writeMember("rank", bid.rank)
      json.writeMember("why", bid.why)
    }
  }
}
