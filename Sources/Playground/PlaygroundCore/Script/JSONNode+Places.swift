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

  private func one(of known: [String]) throws(JSONError) -> String {
    let text = try string()
    guard known.contains(text) else {
      throw error(
        .impossibleValue(found: text, expected: known, nearest: NearestWord.of(text, in: known)))
    }
    return text
  }
}
