/// A record of a delimited text. It is only good for as long as its reader hands it out.
package struct CSVRecord {
  struct Field {
    /// Without the quotes around it; doubled quotes within it stay doubled.
    let start, end: Int32
  }

  let base: UnsafeBufferPointer<UInt8>
  let start: Int
  /// The line on which it begins.
  package let line: Int
  let fields: [Field]

  package var count: Int { fields.count }

  /// The bytes of a field; empty for one that is not there.
  package func bytes(_ field: Int) -> UnsafeBufferPointer<UInt8> {
    guard field < fields.count else { return UnsafeBufferPointer(start: nil, count: 0) }
    let (start, end) = (Int(fields[field].start), Int(fields[field].end))
    return UnsafeBufferPointer(rebasing: base[start..<end])
  }

  package func text(_ field: Int) -> String { CSVText.decoded(bytes(field)).text }

  package var texts: [String] { (0..<count).map(text) }

  /// Where a field begins; the end of the record for one that is not there.
  package func position(_ field: Int) -> CSVPosition {
    var place = fields.last.map { Int($0.end) } ?? start
    if field < count { place = Int(fields[field].start) }
    // A quoted field begins with its quote.
    if place > start, base[place - 1] == UInt8(ascii: "\"") { place -= 1 }
    var (line, column) = (line, 1)
    for byte in base[start..<max(start, place)] {
      if byte == UInt8(ascii: "\n") {
        line += 1
        column = 1
      } else if byte & 0xC0 != 0x80 {
        column += 1
      }
    }
    return CSVPosition(line: line, column: column)
  }
}

extension CSVRecord {
  /// Hands out a record that was in no delimited text: all of its fields are at the start of a line.
  package static func made<Failure: Error>(
    _ texts: [String], line: Int, _ use: (CSVRecord) throws(Failure) -> Void
  ) throws(Failure) {
    var (bytes, fields) = ([UInt8](), [Field]())
    for text in texts {
      let start = Int32(bytes.count)
      bytes += text.utf8
      fields.append(Field(start: start, end: Int32(bytes.count)))
    }
    try bytes.withUnsafeBufferPointer { (base) throws(Failure) in
      try use(CSVRecord(base: base, start: base.count, line: line, fields: fields))
    }
  }

  /// A number that two different records hardly have in common.
  package var fingerprint: UInt32 {
    guard let first = fields.first, let last = fields.last else { return 0 }
    let bytes = UnsafeRawBufferPointer(
      UnsafeBufferPointer(rebasing: base[Int(first.start)..<Int(last.end)]))
    var hash = UInt64(bytes.count) &* 0x9E37_79B9_7F4A_7C15
    var place = 0
    while place + 8 <= bytes.count {
      hash ^= bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self)
      hash = hash &* 0xFF51_AFD7_ED55_8CCD
      hash ^= hash >> 32
      place += 8
    }
    while place < bytes.count {
      hash = (hash ^ UInt64(bytes[place])) &* 0x100_0000_01B3
      place += 1
    }
    return UInt32(truncatingIfNeeded: hash ^ hash >> 32)
  }
}
