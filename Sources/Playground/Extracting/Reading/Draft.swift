import Hunting
import Simulation

/// A scenario that is not cast yet: its units with the recording's own classes, and its script without what it
/// expects.
struct Draft {
  var units: [JSONTree] = []
  var steps: [JSONTree] = []
  /// The scenario's ads by their names in the recording.
  var names: [String: String] = [:]
  /// Who had each of the scenario's ads, or was asked for it last.
  var parts: [String: Part] = [:]
  /// What else the scenario says, such as its application's screen.
  var rest: [JSONTree.Member] = []
  var losses: Set<Loss> = []

  func tree(title: String, about: String? = nil) -> JSONTree {
    let head =
      [JSONTree.Member(key: "title", value: .string(title))]
      + (about.map { [.init(key: "about", value: .string($0))] } ?? [])
    return .object(
      head + rest
        + [
          .init(key: "adUnits", value: .array(units)), .init(key: "script", value: .array(steps)),
        ])
  }

  /// The same with only one unit, and the steps that are about it or about none.
  func alone(_ unit: Int) -> Draft {
    var draft = self
    let others = units.indices.filter { $0 != unit }.map { units[$0]["id"]?.string }
    draft.units = [units[unit]]
    draft.steps.removeAll { step in others.contains { step.names(unit: $0) } }
    return draft
  }

  /// Adds an adapter that is set up, and asked for nothing.
  mutating func add(onlySetUp className: String) {
    let id = className.split(separator: ".").last.map(String.init) ?? className
    guard !units.contains(where: { $0["id"]?.string == id }) else { return }
    units.append(
      .object([
        "id": .string(id), "format": .string("native"),
        "lines": .array([
          .object([
            "label": .string(id), "class": .string(className), "outcome": .string("fill"),
          ])
        ]),
      ]))
  }

  /// Changes every line of a unit.
  mutating func change(linesOf unit: Int, _ change: (JSONTree) -> JSONTree) {
    guard units[unit]["lines"] != nil else { return }
    units[unit][elementsOf: "lines"] = units[unit][elementsOf: "lines"].map(change)
  }
}

/// An adapter of a recording in one ad unit.
struct Part: Hashable, Comparable {
  /// The unit's place in the draft.
  let unit: Int
  let className: String

  static func < (one: Part, other: Part) -> Bool {
    (one.unit, one.className) < (other.unit, other.className)
  }
}
