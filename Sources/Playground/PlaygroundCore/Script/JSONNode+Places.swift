import JSON

extension JSONNode {
  /// The id of a unit that is there.
  func unit(in units: [Scenario.Unit]) throws(JSONError) -> String {
    try one(of: units.map(\.id))
  }

  /// The label of a line that the unit has.
  func line(of unit: String, in units: [Scenario.Unit]) throws(JSONError) -> String {
    try one(of: units.first { $0.id == unit }?.lines.map(\.label) ?? [])
  }

  /// The name of an ad that may come to be: a unit that is there, `#`, and a number from 1.
  func adName(in units: [Scenario.Unit]) throws(JSONError) -> String {
    let text = try string()
    let parts = text.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, units.contains(where: { $0.id == parts[0] }),
      let number = Int(parts[1]), number >= 1, parts[1] == String(number)
    else { throw problem("an ad, as in \"\(units.first?.id ?? "feed")#1\"", found: text) }
    return text
  }

  private func one(of known: [String]) throws(JSONError) -> String {
    let text = try string()
    guard known.contains(text) else {
      throw error(
        .impossibleValue(found: text, expected: known, nearest: NearestWord.of(text, in: known)))
    }
    return text
  }
}
