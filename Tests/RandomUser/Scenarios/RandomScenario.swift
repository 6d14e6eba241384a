package import Hunting

/// A random scenario with a script: ad units, all kinds of networks, and a user who may do
/// anything. There are no faults, and every adapter is good.
package struct RandomScenario {
  /// The networks to draw from.
  package enum Networks: CaseIterable, Sendable {
    /// All kinds.
    case any
    /// Every line fills in time and shows its ad, and the user never closes one by force: in the
    /// end both ledgers are equal.
    case healthy
    /// As any, and units whose ads a service loads in place of those an arbiter chooses.
    case services
    /// As any, and adapters with the manners of published ones. They hop over queues, so nothing
    /// else may keep main busy.
    case published

    /// Whether their ads may be bad ones.
    var mayMisbehave: Bool { self == .any || self == .published }
  }

  package let seed: UInt64
  /// The scenario as in a file.
  package let tree: JSONTree

  package init(seed: UInt64, _ networks: Networks = .any) {
    self.seed = seed
    let dice = Dice(seed: seed)
    let units = (1...(1 + dice.number(below: 3))).map { RandomUnit(number: $0, networks, dice) }
    let steps = RandomScript(units: units, networks: networks, dice: dice).steps
    let tree: JSONTree = .object([
      "title": .string("random user \(seed)"), "seed": .number(Int(truncatingIfNeeded: seed >> 1)),
      "adUnits": .array(units.map(\.tree)), "script": .array(steps),
    ])
    // Controllers and wrappers number their questions and shows anew when the application has ended.
    let mayEnd = units.allSatisfy { $0.competition == nil && $0.service == nil }
    self.tree = mayEnd ? tree : tree.withoutCrashes
  }
}

extension JSONTree {
  /// The same, and no network's SDK ends the application.
  fileprivate var withoutCrashes: JSONTree {
    switch self {
    case .leaf(let text): text.hasPrefix("\"crashes") ? .string("opensLate") : self
    case .array(let elements): .array(elements.map(\.withoutCrashes))
    case .object(let members):
      .object(members.map { Member(key: $0.key, value: $0.value.withoutCrashes) })
    }
  }
}
