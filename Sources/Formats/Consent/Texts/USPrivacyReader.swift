/// Reads a US privacy string: a version, and three answers, such as `1YNN`.
enum USPrivacyReader {
  static func read(_ slice: ConsentSlice) throws(ConsentError) -> ConsentParts {
    guard slice.bytes.count == 4 else {
      throw ConsentError(.length(slice.text.count), at: slice.start + min(slice.bytes.count, 4))
    }
    var parts = ConsentParts()
    let version = Int(slice[0]) - Int(UInt8(ascii: "0"))
    guard (0...9).contains(version) else {
      throw ConsentError(.badCharacter(slice.scalar(at: 0)), at: slice.start)
    }
    if version != 1 { parts.find(.unknownVersion(version), at: slice.start) }
    var fields = [ConsentField(name: .version, value: .number(version), character: slice.start)]
    for (offset, name) in [FieldName.notice, .optOutSale, .lspaCovered].enumerated() {
      let answer = try answer(slice, offset + 1, &parts)
      fields.append(
        ConsentField(name: name, value: .answer(answer), character: slice.start + offset + 1))
    }
    parts.segments = [ConsentSegment(name: .core, fields: fields)]
    return parts
  }

  private static func answer(
    _ slice: ConsentSlice, _ offset: Int, _ parts: inout ConsentParts
  ) throws(ConsentError) -> Character {
    switch slice[offset] {
    case UInt8(ascii: "Y"): return "Y"
    case UInt8(ascii: "N"): return "N"
    case UInt8(ascii: "-"): return "-"
    case UInt8(ascii: "y"), UInt8(ascii: "n"):
      if !parts.findings.contains(where: { $0.problem == .lowercase }) {
        parts.find(.lowercase, at: slice.start + offset)
      }
      return slice[offset] == UInt8(ascii: "y") ? "Y" : "N"
    default:
      throw ConsentError(.badCharacter(slice.scalar(at: offset)), at: slice.start + offset)
    }
  }
}
