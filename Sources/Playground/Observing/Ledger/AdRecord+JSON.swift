package import JSON
import Scenarios

extension JSONWriter {
  /// Whose ad it is, what each side counted, and which rules were broken: by now, or by a later
  /// moment.
  package mutating func write(_ ad: AdRecord, breaking rules: [String]? = nil) {
    object { json in
      json.writeMember("ad", ad.name)
      json.writeMember("unit", ad.unit)
      json.writeMember("line", ad.lineInSummary)
      if ad.life.kind.through.observed.hasGoogle {
        json.writeKey("google")
        json.write(ad.google)
      }
      json.writeKey("network")
      if ad.isNetworkKnown {
        json.write(ad.networks, withQuartiles: ad.pixels != nil)
      } else {
        json.writeNull()
      }
      if let pixels = ad.pixels {
        json.writeKey("vast")
        json.write(pixels)
      }
      if !ad.booksInSummary.isEmpty {
        json.writeKey("books")
        json.write(ad.booksInSummary)
      }
      json.array("findings", of: (rules ?? ad.findings).sorted()) { $0.write($1) }
    }
  }
}

extension AdRecord {
  /// Where an arbiter chooses, an ad has a slot only once one was shown.
  fileprivate var lineInSummary: String? {
    life.kind.through.observed.hasLineOnceShown ? slotShown : line
  }

  /// Where several networks compete, the books of all of them; where a platform counts, too, those of both sides.
  fileprivate var booksInSummary: [Books.Book] {
    let kind = life.kind.through.observed
    return kind.hasGoogle ? otherBooks : kind.platform == nil ? books.all : booksOfAllSides
  }
}
