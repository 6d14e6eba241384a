/// Reads Additional Consent: `1~1.35.41`, or since 2023 `2~1.35.41~dv.9.21`.
enum AdditionalConsentReader {
  static func read(_ slice: ConsentSlice) throws(ConsentError) -> ConsentParts {
    let parts = slice.split(UInt8(ascii: "~"))
    let version = try number(parts[0])
    guard (1...2).contains(version) else { throw ConsentError(.version(version), at: slice.start) }
    guard parts.count == version + 1 else {
      throw ConsentError(.partCount(parts.count), at: slice.end)
    }
    let consented = try ids(parts[1])
    var fields = [
      ConsentField(name: .version, value: .number(version), character: slice.start),
      ConsentField(
        name: .consentedProviders, value: .ids(.providers, consented), character: parts[1].start),
    ]
    var result = ConsentParts()
    if version == 2 {
      let disclosed = try self.disclosed(parts[2])
      fields.append(
        ConsentField(
          name: .disclosedProviders, value: .ids(.providers, disclosed),
          character: parts[2].start))
      if let twice = disclosed.ranges.flatMap({ $0 }).first(where: consented.contains) {
        result.find(.listedTwice(twice), at: parts[2].start)
      }
    }
    result.segments = [ConsentSegment(name: .core, fields: fields)]
    return result
  }

  private static func disclosed(_ part: ConsentSlice) throws(ConsentError) -> IDSet {
    guard part.bytes.starts(with: Array("dv.".utf8)) else {
      throw ConsentError(.noDisclosedProviders, at: part.start)
    }
    return try ids(part.from(3))
  }

  /// Numbers with dots between them, or nothing.
  private static func ids(_ part: ConsentSlice) throws(ConsentError) -> IDSet {
    guard !part.isEmpty else { return IDSet([]) }
    var ids: [Int] = []
    for one in part.split(UInt8(ascii: ".")) { ids.append(try number(one)) }
    return IDSet(ids)
  }

  private static func number(_ part: ConsentSlice) throws(ConsentError) -> Int {
    guard !part.isEmpty else { throw ConsentError(.noNumber, at: part.start) }
    var result = 0
    for (offset, byte) in part.bytes.enumerated() {
      guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) else {
        throw ConsentError(.badCharacter(part.scalar(at: offset)), at: part.start + offset)
      }
      result = result * 10 + Int(byte - UInt8(ascii: "0"))
      guard result < 1_000_000_000 else {
        throw ConsentError(.tooLarge(.consentedProviders), at: part.start)
      }
    }
    return result
  }
}
