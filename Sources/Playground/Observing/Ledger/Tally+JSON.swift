package import JSON

extension JSONWriter {
  /// A bookkeeper's counts; the amount paid only on request.
  package mutating func write(_ tally: AdRecord.Tally, withPaid: Bool = false) {
    beginObject()
    writeMember("impressions", tally.impressions)
    writeMember("clicks", tally.clicks)
    writeMember("rewards", tally.rewards)
    if withPaid { writeMember("paidMicros", tally.paidMicros) }
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
