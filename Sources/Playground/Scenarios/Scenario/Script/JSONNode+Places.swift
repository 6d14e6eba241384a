import JSON
import Simulation

extension JSONNode {
  /// The id of an existing unit.
  func unit(in units: [Scenario.Unit]) throws(JSONError) -> String {
    try one(of: units.lazy.map(\.id))
  }

  /// The id of an existing unit of one of these kinds.
  func unit(in units: [Scenario.Unit], of kinds: [Scenario.Through]) throws(JSONError) -> String {
    let known = units.filter { kinds.contains($0.asking.through) }.map(\.id)
    guard !known.isEmpty else {
      let words = kinds.map { "\"\($0.rawValue)\"" }.joined(separator: " or ")
      throw refusal("this is for units with \"through\": \(words), and there is none")
    }
    return try one(of: known)
  }

  /// The `UNIT#N` of an existing unit, whether or not there will be such an ad.
  func adName(in units: [Scenario.Unit]) throws(JSONError) -> String {
    let text = try string()
    guard let name = AdName(text) else { throw problem("an ad, as in \"feed#1\"", found: text) }
    guard units.contains(where: { $0.id == name.unit }) else {
      throw problem(
        "an ad of a unit that is there, as in \"\(units.first?.id ?? "feed")#1\"", found: text)
    }
    return text
  }

  /// One of these texts.
  func one(of known: some Sequence<String>) throws(JSONError) -> String {
    let text = try string()
    guard known.contains(text) else {
      let known = Array(known)
      throw error(
        .impossibleValue(found: text, expected: known, nearest: NearestWord.of(text, in: known)))
    }
    return text
  }
}
