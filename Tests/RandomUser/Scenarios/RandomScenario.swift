/// A scenario with a script, drawn from a seed: ad units, networks of every sort, and a user who does
/// whatever can be done. Nothing goes wrong on the wire, and every adapter is a good one.
package struct RandomScenario {
  /// What may be drawn.
  package enum Networks: Sendable {
    /// All there is.
    case any
    /// Every line fills in time and shows what it has, and nobody forces an ad away: at the end both
    /// bookkeepers have counted the same.
    case healthy
  }

  package let seed: UInt64
  /// As a file has it.
  package let tree: JSONTree

  package init(seed: UInt64, _ networks: Networks = .any) {
    self.seed = seed
    let dice = Dice(seed: seed)
    let units = (1...(1 + dice.number(below: 3))).map { RandomUnit(number: $0, networks, dice) }
    let steps = RandomScript(units: units, networks: networks, dice: dice).steps
    tree = .object([
      "title": .string("random user \(seed)"), "seed": .number(Int(truncatingIfNeeded: seed >> 1)),
      "adUnits": .array(units.map(\.tree)), "script": .array(steps),
    ])
  }
}
