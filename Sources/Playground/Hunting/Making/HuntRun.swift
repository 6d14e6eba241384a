import AdServing
package import Scenarios

/// One run of a hunt: a scenario drawn by chance, or one that reached something new before, changed.
/// The same seed, number and predecessors always give the same.
package struct HuntRun: Sendable {
  /// As in a file.
  package let tree: JSONTree
  package let scenario: Scenario

  /// `interesting` are runs that reached something new.
  package init(
    _ number: Int, of seed: UInt64, on ground: HuntGround, after interesting: [JSONTree] = []
  ) {
    let dice = Dice(seed: seed &* 1_000_003 &+ UInt64(number))
    let maker = RunMaker(ground: ground, dice: dice)
    var chosen: (JSONTree, Scenario)?
    for attempt in 0..<Self.attempts where chosen == nil {
      let near = attempt < 2 && !interesting.isEmpty && dice.isOne(in: 2)
      let tree = near ? maker.changed(dice.pick(interesting)) : maker.fresh()
      chosen = Scenario.playable(tree).map { (tree, $0) }
    }
    (tree, scenario) = chosen ?? maker.plain()
  }

  /// Some settings exclude one another.
  private static let attempts = 8

  /// No publisher writes it.
  fileprivate static let second = "-again"

  /// The unit that another one of its kind was made beside; nil if it is the first itself.
  static func first(of id: String) -> String? {
    id.hasSuffix(second) ? String(id.dropLast(second.count)) : nil
  }
}

/// Makes scenarios with one die.
private struct RunMaker {
  let ground: HuntGround
  let dice: Dice

  private var settings: RandomSettings {
    RandomSettings(
      dice: dice, hasFaults: ground.hasFaults, servingMayDecide: ground.servingMayDecide,
      isOfLinesOnly: ground.app != nil)
  }

  func fresh() -> JSONTree {
    let units = ground.app == nil ? freshUnits : ground.units.map(changedAtRandom)
    return tree(units, deeds(units).steps)
  }

  private var freshUnits: [JSONTree] {
    let count = dice.isOne(in: 4) ? 2 : 1
    var units: [JSONTree] = []
    for _ in 1...count {
      units.append(changedAtRandom(unit(besides: units)))
    }
    return units
  }

  private func changedAtRandom(_ unit: JSONTree) -> JSONTree {
    var unit = unit
    for _ in 0..<dice.number(below: dice.pick([1, 3, 7])) { unit = settings.changed(unit) }
    return unit
  }

  /// A scenario with something added, left out or changed.
  func changed(_ tree: JSONTree) -> JSONTree {
    var (units, steps) = (tree[elementsOf: "adUnits"], tree[elementsOf: "script"])
    for _ in 0...dice.number(below: 3) {
      let deeds = deeds(units)
      switch dice.number(below: 5) {
      case 0:
        let place = dice.number(below: units.count)
        units[place] = settings.changed(units[place])
      case 1 where !steps.isEmpty: steps.remove(at: dice.number(below: steps.count))
      case 2 where steps.count < Self.mostSteps: steps += deeds.steps
      case 3 where !steps.isEmpty: steps[dice.number(below: steps.count)] = deeds.pause()
      default: steps.insert(deeds.step(), at: dice.number(below: steps.count + 1))
      }
    }
    return self.tree(units, steps)
  }

  /// What always can be played: the ground's own units, and nothing done.
  func plain() -> (JSONTree, Scenario) {
    let tree = self.tree(ground.app == nil ? [unit(besides: [])] : ground.units, [])
    return (tree, Scenario.playable(tree) ?? Scenario(title: "", adUnits: []))
  }

  private static let mostSteps = 30

  private func deeds(_ units: [JSONTree]) -> any RandomDeeds {
    guard let app = ground.app else {
      return RandomVisits(units: units, settings: settings, pauses: Pauses(units), dice: dice)
    }
    return RandomTouches(
      buttons: app.buttons, units: units, settings: settings, pauses: Pauses(units), dice: dice)
  }

  private func unit(besides others: [JSONTree]) -> JSONTree {
    let adapter = dice.pick(ground.adapters)
    let template = dice.pick(ground.units)
    let own = template["format"]?.string.flatMap(Scenario.Format.init)
    let format =
      own.flatMap { adapter.formats.contains($0) && !dice.isOne(in: 3) ? $0 : nil }
      ?? dice.pick(adapter.formats)
    let base = adapter.formats.contains(own ?? .native) ? template : ground.template(format)
    let id = template["id"]?.string ?? "unit"
    let isTaken = others.contains { $0["id"]?.string == id }
    return ground.unit(like: base, id: isTaken ? id + HuntRun.second : id, of: adapter, format)
  }

  private func tree(_ units: [JSONTree], _ steps: [JSONTree]) -> JSONTree {
    ground.tree(units, steps)
  }
}
