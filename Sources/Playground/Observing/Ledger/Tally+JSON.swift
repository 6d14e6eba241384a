package import JSON

extension JSONWriter {
  /// A bookkeeper's counts; the amount paid only on request.
  package mutating func write(
    _ tally: AdRecord.Tally, withPaid: Bool = false, withQuartiles: Bool = false
  ) {
    object { json in
      json.writeMember("impressions", tally.impressions)
      json.writeMember("clicks", tally.clicks)
      json.writeMember("rewards", tally.rewards)
      if withPaid { json.writeMember("paidMicros", tally.paidMicros) }
      if withQuartiles {
        for quartile in tally.quartiles.all { json.writeMember(quartile.word, quartile.count) }
      }
    }
  }

  /// What the servers of a VAST ad were told.
  package mutating func write(_ pixels: PixelBook) {
    object { json in
      json.writeMember("impressions", pixels.tally.impressions)
      json.writeMember("clicks", pixels.tally.clicks)
      json.writeMember("start", pixels.starts)
      for quartile in pixels.tally.quartiles.all { json.writeMember(quartile.word, quartile.count) }
      json.writeMember("viewable", Int(pixels.views.viewable))
      json.writeMember("notViewable", Int(pixels.views.notViewable))
      json.writeMember("viewUndetermined", Int(pixels.views.undetermined))
    }
  }

  /// Books by name.
  package mutating func write(_ books: [Books.Book]) {
    object { json in
      for book in books.sorted(by: { $0.keeper < $1.keeper }) {
        json.writeKey(book.keeper)
        json.write(book.tally, withPaid: true)
      }
    }
  }
}
