import JSON

extension JSONNode {
  /// The id of an existing unit.
  func unit(in units: [Scenario.Unit]) throws(JSONError) -> String {
    try one(of: units.lazy.map(\.id))
  }

  /// The label of one of the unit's lines.
  func line(of unit: String, in units: [Scenario.Unit]) throws(JSONError) -> String {
    try one(of: units.first { $0.id == unit }?.lines.map(\.label) ?? [])
  }

  /// The `UNIT#N` of an existing unit, whether or not there will be such an ad.
  func adName(in units: [Scenario.Unit]) throws(JSONError) -> String {
    let text = try string()
    let parts = text.split(separator: "#", omittingEmptySubsequences: false)
    guard parts.count == 2, !parts[0].isEmpty, (1...9).contains(parts[1].utf8.count),
      parts[1].utf8.first != UInt8(ascii: "0"),
      parts[1].utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) })
    else { throw problem("an ad, as in \"feed#1\"", found: text) }
    guard units.contains(where: { $0.id == parts[0] }) else {
      throw problem(
        "an ad of a unit that is there, as in \"\(units.first?.id ?? "feed")#1\"", found: text)
    }
    return text
  }

  private func one(of known: some Sequence<String>) throws(JSONError) -> String {
    let text = try string()
    guard known.contains(text) else {
      let known = Array(known)
      throw error(
        .impossibleValue(found: text, expected: known, nearest: NearestWord.of(text, in: known)))
    }
    return text
  }
}
