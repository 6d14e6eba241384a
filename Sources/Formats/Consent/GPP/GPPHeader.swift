/// Reads the header: a type, a version, and ids as offsets, written in Fibonacci's numbers.
///
/// [2, 5, 6, 7] is 000000000010 (two items), 0 011 (a single one, 2), 1 0011 011 (a group, from 3 further
/// on to 2 further on).
enum GPPHeader {
  static func read(
    _ slice: ConsentSlice
  ) throws(ConsentError) -> (segment: ConsentSegment, ids: [Int], findings: [ConsentFinding]) {
    var bits = try BitReader(slice)
    let type = try bits.number(6, of: .type)
    guard type == 3 else { throw ConsentError(.headerType(type), at: slice.start) }
    let version = try bits.number(6, of: .version)
    guard version == 1 else { throw ConsentError(.headerVersion(version), at: slice.start + 1) }
    let place = bits.character
    let ids = try ids(&bits)
    let fields = [
      ConsentField(name: .type, value: .number(type), character: slice.start),
      ConsentField(name: .version, value: .number(version), character: slice.start + 1),
      ConsentField(name: .sections, value: .ids(.sections, IDSet(ids)), character: place),
    ]
    var findings: [ConsentFinding] = []
    if let old = bits.oldCharacter { findings.append(ConsentFinding(.otherAlphabet, at: old)) }
    if let place = bits.firstLeftOver { findings.append(ConsentFinding(.bitsLeftOver, at: place)) }
    return (ConsentSegment(name: .header, fields: fields), ids, findings)
  }

  private static func ids(_ bits: inout BitReader) throws(ConsentError) -> [Int] {
    var ids: [Int] = []
    var last = 0
    for _ in 0..<(try bits.number(12, of: .sections)) {
      let place = bits.character
      let isGroup = try bits.bit(of: .sections)
      let first = last + (try bits.fibonacci(of: .sections))
      last = isGroup ? first + (try bits.fibonacci(of: .sections)) : first
      guard last <= mostID else { throw ConsentError(.tooLarge(.sections), at: place) }
      ids += first...last
    }
    return ids
  }

  private static let mostID = 65_535
}
