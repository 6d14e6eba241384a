package import JSON
import Scenarios

extension JSONWriter {
  /// Whose ad it is, what each side counted, and which rules were broken: by now, or by a later
  /// moment.
  package mutating func write(_ ad: AdRecord, breaking rules: [String]? = nil) {
    beginObject()
    writeMember("ad", ad.name)
    writeMember("unit", ad.unit)
    writeKey("line")
    if let line = ad.lineInSummary { write(line) } else { writeNull() }
    writeKey("google")
    write(ad.google)
    writeKey("network")
    if ad.isNetworkKnown {
      write(ad.networks, withQuartiles: ad.pixels != nil)
    } else {
      writeNull()
    }
    if let pixels = ad.pixels {
      writeKey("vast")
      write(pixels)
    }
    if !ad.booksInSummary.isEmpty {
      writeKey("books")
      write(ad.booksInSummary)
    }
    writeKey("findings")
    beginArray()
    for rule in (rules ?? ad.findings).sorted() { write(rule) }
    endArray()
    endObject()
  }
}

extension AdRecord {
  /// Where an arbiter chooses, an ad has a slot only once one was shown.
  fileprivate var lineInSummary: String? { life.kind.through == .arbiter ? slotShown : line }

  /// Where several networks compete, the books of all of them.
  fileprivate var booksInSummary: [Books.Book] {
    life.kind.through == .google ? otherBooks : books.all
  }
}
