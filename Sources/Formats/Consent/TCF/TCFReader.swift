/// Reads `core.segment.segment`: the core comes first, and the others in any order.
enum TCFReader {
  typealias Table = [Int: (name: SegmentName, rows: [FieldRow])]

  /// A TC string of Europe.
  static func european(_ slice: ConsentSlice) throws(ConsentError) -> ConsentParts {
    try checkVersion(slice, 2)
    var parts = try read(slice, core: TCFTables.core, TCFTables.segments)
    parts.findings += TCFRules.findings(in: parts.segments, end: slice.end)
    return parts
  }

  /// A TC string of Canada.
  static func canadian(_ slice: ConsentSlice) throws(ConsentError) -> ConsentParts {
    try checkVersion(slice, 1)
    return try read(slice, core: TCFTables.canadianCore, TCFTables.canadianSegments)
  }

  private static func checkVersion(_ slice: ConsentSlice, _ wanted: Int) throws(ConsentError) {
    guard let first = slice.bytes.first, let version = WebAlphabet.bits(of: first) else { return }
    guard version != wanted else { return }
    throw ConsentError(
      wanted == 2 && version == 1 ? .obsolete : .version(Int(version)), at: slice.start)
  }

  private static func read(
    _ slice: ConsentSlice, core rows: [FieldRow], _ table: Table
  ) throws(ConsentError) -> ConsentParts {
    var parts = ConsentParts()
    for (number, part) in slice.split(UInt8(ascii: ".")).enumerated() {
      guard !part.isEmpty else { throw ConsentError(.emptySegment, at: part.start) }
      var reader = try SegmentReader(part)
      if number == 0 {
        parts.segments.append(try reader.read(.core, rows))
      } else {
        try read(&reader, part, table, into: &parts)
      }
      parts.findings += reader.findings
    }
    return parts
  }

  private static func read(
    _ reader: inout SegmentReader, _ part: ConsentSlice, _ table: Table,
    into parts: inout ConsentParts
  ) throws(ConsentError) {
    let type = Int(WebAlphabet.bits(of: part[0]) ?? 0) >> 3
    guard let (name, rows) = table[type] else {
      parts.find(.unknownSegment(type: type), at: part.start)
      return
    }
    if parts.segments.contains(where: { $0.name == name }) {
      parts.find(.repeatedSegment(name), at: part.start)
    }
    parts.segments.append(try reader.read(name, rows))
  }
}
