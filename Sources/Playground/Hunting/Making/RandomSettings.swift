import AdServing
import JSON
import Scenarios
import Simulation

/// Random changes of what a unit, its options, its lines and their ads say.
struct RandomSettings {
  let dice: Dice
  let hasFaults: Bool
  let servingMayDecide: Bool
  /// Whether the options are left to a screen that asks for its ads itself.
  let isOfLinesOnly: Bool

  /// The unit with one more setting changed, or one less.
  func changed(_ unit: JSONTree) -> JSONTree {
    var unit = unit
    switch isOfLinesOnly ? 5 : dice.number(below: 6) {
    case 0: unit = changed(unit, as: Self.unit, except: Self.keptOfUnits)
    case 1, 2:
      let options = unit["options"] ?? .object([JSONTree.Member]())
      unit["options"] = changed(
        options, as: Self.options, except: unpossible(in: unit).union(Self.appsDoing))
    default:
      var lines = unit[elementsOf: "lines"]
      guard !lines.isEmpty else { return unit }
      let place = dice.number(below: lines.count)
      lines[place] = dice.isOne(in: 2) ? changedAd(lines[place]) : changedLine(lines[place])
      unit[elementsOf: "lines"] = lines
    }
    return unit
  }

  /// A step of a script that changes a setting of a unit from its next request on.
  func change(of unit: JSONTree) -> JSONTree? {
    guard let id = unit["id"] else { return nil }
    let isLine = isOfLinesOnly || dice.isOne(in: 2)
    let skipped = isLine ? skippedOfLines : unpossible(in: unit)
    let all = (isLine ? Change.settingsOfLines : Change.settingsOfUnits)
      .filter { !skipped.contains($0.key) }
    let property = dice.pick(all)
    guard let value = value(property) else { return nil }
    let label = dice.pick(unit[elementsOf: "lines"])["label"]
    let line = isLine && dice.isOne(in: 2) ? label : nil
    return .object([
      "set": .object(
        [.init(key: "unit", value: id)]
          + [line.map { .init(key: "line", value: $0) }].compactMap(\.self)
          + [.init(key: property.key, value: value)])
    ])
  }

  private func changedLine(_ line: JSONTree) -> JSONTree {
    changed(line, as: Self.line, except: skippedOfLines)
  }

  private func changedAd(_ line: JSONTree) -> JSONTree {
    var line = line
    let ad = line["ad"] ?? .object([JSONTree.Member]())
    line["ad"] = changed(ad, as: Self.ad, except: [])
    return line
  }

  // MARK: One object

  private func changed(
    _ tree: JSONTree, as object: Schema.Object, except skipped: Set<String>
  ) -> JSONTree {
    var tree = tree
    let property = dice.pick(object.properties.filter { !skipped.contains($0.key) })
    if tree[property.key] != nil, !property.isRequired, dice.isOne(in: 4) {
      tree[property.key] = nil
    } else if let value = value(property) {
      tree[property.key] = value
    }
    return completed(tree, as: object)
  }

  /// With what its keys need beside them.
  private func completed(_ tree: JSONTree, as object: Schema.Object) -> JSONTree {
    var tree = tree
    for rule in object.only where tree[rule.key] != nil {
      guard !rule.others.contains(where: { tree[$0] != nil }),
        let other = object.properties.first(where: { rule.others.contains($0.key) })
      else { continue }
      tree[other.key] = value(other)
    }
    return tree
  }

  private func value(_ property: Schema.Property) -> JSONTree? {
    switch property.key {
    case "outcome":
      // A class that is missing is not the adapter's fault.
      .string(dice.pick(Scenario.Outcome.allCases.filter { $0 != .noSuchClass }).rawValue)
    case "habits":
      // A hunt must not blame its adapter for a crash that a scenario made up.
      .string(dice.pick(NetworkHabit.allCases.filter(\.isOfNetwork)).rawValue)
    default: RandomValue(dice: dice).value(property.value, for: property.key)
    }
  }

  // MARK: What there is

  private static let unit = ScenarioSchema.googleUnit.object
  private static let options = unit.properties.first { $0.key == "options" }?.value.object ?? .none
  private static let line = ScenarioSchema.line.object
  private static let ad = ScenarioSchema.ad.object

  /// A hunt looks for the faults of adapters.
  private static let appsDoing: Set = ["layout"]

  /// What a unit is, rather than how it behaves.
  private static let keptOfUnits: Set = [
    "id", "title", "format", "api", "through", "layer", "orders", "banner", "reacts", "options",
    "lines", "floor", "cap", "refuses", "rewardServer",
  ]

  /// What an ad earns is the publisher's doing.
  private static let money = ["currency", "precision", "pays"]

  private var skippedOfLines: Set<String> {
    Set(
      ["label", "class", "network", "counterpart", "ad", "when", "setUp"] + Self.money
        + (hasFaults ? [] : ["fault"])
        + (servingMayDecide ? [] : ["servingDecides"]))
  }

  /// Options that make no difference to the unit's format, or that its interface does not have.
  private func unpossible(in unit: JSONTree) -> Set<String> {
    let format = unit["format"]?.string.flatMap(UnitFormat.init)
    let isModern = unit["api"]?.string != AdapterAPI.legacy.rawValue
    return Set(
      Scenario.Options.settings.all.filter { setting in
        guard let offer = setting.offer else { return false }
        return isModern && offer.api == .legacy
          || format.map { !offer.formats.contains($0) } ?? false
      }.map(\.key))
  }
}

extension Schema {
  /// The keys of an object; none of anything else.
  fileprivate var object: Schema.Object {
    if case .object(let object) = shape { object } else { .none }
  }
}

extension Schema.Object {
  fileprivate static let none = Schema.Object(properties: [])
}
