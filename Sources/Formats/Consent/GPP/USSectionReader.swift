/// Reads a section of the US: `core`, or `core.second`.
enum USSectionReader {
  static func read(_ slice: ConsentSlice, _ section: USSection) throws(ConsentError) -> ConsentParts
  {
    var parts = ConsentParts()
    let segments = slice.split(UInt8(ascii: "."))
    for (number, segment) in segments.enumerated() {
      guard !segment.isEmpty else { throw ConsentError(.emptySegment, at: segment.start) }
      guard number < 2, number == 0 || section.second != nil else {
        parts.find(.unknownSegment(type: type(segment)), at: segment.start)
        break
      }
      var reader = try SegmentReader(segment)
      if let second = section.second, number == 1 {
        parts.segments.append(try reader.read(second.name, second.rows))
        if second == .gpc, type(segment) != 1 {
          parts.find(.unknownSegment(type: type(segment)), at: segment.start)
        }
      } else {
        let rows = section.layout(bits: reader.bits.count)
        parts.segments.append(try reader.read(.core, rows))
        checkVersion(section, rows, &parts)
      }
      parts.findings += reader.findings
    }
    return parts
  }

  /// The length decides between layouts, whatever the version says.
  private static func checkVersion(
    _ section: USSection, _ rows: [FieldRow], _ parts: inout ConsentParts
  ) {
    guard let core = parts.segments.first, let first = core.fields.first,
      let version = first.value.number
    else { return }
    let layout = section.layouts.firstIndex(of: rows) ?? 0
    guard version != layout + 1 else { return }
    if section.layouts.indices.contains(version - 1) {
      let count = rows.reduce(0) { sum, row in
        if case .choices(_, let count) = row.kind, row.name == .sensitiveDataProcessing {
          return sum + count
        }
        return sum
      }
      parts.find(.decidedByLength(version: version, fields: count), at: first.character)
    } else {
      parts.find(.unknownVersion(version), at: first.character)
    }
  }

  private static func type(_ segment: ConsentSlice) -> Int {
    Int(WebAlphabet.bits(of: segment[0]) ?? 0) >> 4
  }
}
