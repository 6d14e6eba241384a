import JSON

extension JSONWriter {
  /// What a bookkeeper counted; what was paid only where that is asked for.
  mutating func write(_ tally: AdRecord.Tally, withPaid: Bool = false) {
    beginObject()
    writeMember("impressions", tally.impressions)
    writeMember("clicks", tally.clicks)
    writeMember("rewards", tally.rewards)
    if withPaid { writeMember("paidMicros", tally.paidMicros) }
    endObject()
  }
}
