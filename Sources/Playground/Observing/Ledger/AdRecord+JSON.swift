package import JSON

extension JSONWriter {
  /// Whose ad it is, what each side counted, and which rules were broken.
  package mutating func write(_ ad: AdRecord) {
    beginObject()
    writeMember("ad", ad.name)
    writeMember("unit", ad.unit)
    writeKey("line")
    if let line = ad.line { write(line) } else { writeNull() }
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
    if !ad.otherBooks.isEmpty {
      writeKey("books")
      write(ad.otherBooks)
    }
    writeKey("findings")
    beginArray()
    for rule in ad.findings.sorted() { write(rule) }
    endArray()
    endObject()
  }
}
