package import JSON

extension JSONWriter {
  /// A bookkeeper's counts; the amount paid only on request.
  package mutating func write(
    _ tally: AdRecord.Tally, withPaid: Bool = false, withQuartiles: Bool = false
  ) {
    beginObject()
    writeMember("impressions", tally.impressions)
    writeMember("clicks", tally.clicks)
    writeMember("rewards", tally.rewards)
    if withPaid { writeMember("paidMicros", tally.paidMicros) }
    if withQuartiles {
      for quartile in tally.quartiles.all { writeMember(quartile.word, quartile.count) }
    }
    endObject()
  }

  /// What the servers of a VAST ad were told.
  package mutating func write(_ pixels: PixelBook) {
    beginObject()
    writeMember("impressions", pixels.tally.impressions)
    writeMember("clicks", pixels.tally.clicks)
    writeMember("start", pixels.starts)
    for quartile in pixels.tally.quartiles.all { writeMember(quartile.word, quartile.count) }
    endObject()
  }

  /// Books by name.
  package mutating func write(_ books: [Books.Book]) {
    beginObject()
    for book in books.sorted(by: { $0.keeper < $1.keeper }) {
      writeKey(book.keeper)
      write(book.tally, withPaid: true)
    }
    endObject()
  }
}
