/// Reads `header~section~section…`, with a section for each id of the header.
enum GPPReader {
  static func read(_ slice: ConsentSlice) throws(ConsentError) -> ConsentReading {
    let parts = slice.split(UInt8(ascii: "~"))
    let (header, ids, findings) = try GPPHeader.read(parts[0])
    let texts = parts.dropFirst()
    var reading = ConsentReading(form: .gpp, segments: [header], findings: findings)
    guard ids.count == texts.count else {
      guard texts.isEmpty else {
        throw ConsentError(.sectionCount(named: ids, found: texts.count), at: slice.end)
      }
      reading.findings.append(ConsentFinding(.sectionsMissing(ids), at: slice.end))
      return reading
    }
    reading.sections = zip(ids, texts).map(section)
    return reading
  }

  private static func section(_ number: Int, _ slice: ConsentSlice) -> GPPSection {
    let content: GPPSection.Content
    do throws(ConsentError) {
      guard !slice.isEmpty else { throw ConsentError(.emptySegment, at: slice.start) }
      if let parts = try GPPSectionID(rawValue: number).flatMap({ id throws(ConsentError) in
        try read(slice, as: id)
      }) {
        content = .decoded(parts.segments, parts.findings)
      } else {
        content = .unknown
      }
    } catch {
      content = .failed(error)
    }
    return GPPSection(number: number, text: slice.text, character: slice.start, content: content)
  }

  /// A section by itself; nil for one that has no fields here.
  static func read(
    _ slice: ConsentSlice, as id: GPPSectionID
  ) throws(ConsentError) -> ConsentParts? {
    if let section = USSection.of(id) { return try USSectionReader.read(slice, section) }
    switch id {
    case .tcfeuv1, .tcfeuv2: return try TCFReader.european(slice)
    case .tcfcav1: return try TCFReader.canadian(slice)
    case .uspv1: return try USPrivacyReader.read(slice)
    default: return nil
    }
  }
}
