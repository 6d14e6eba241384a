package import AdServing
import JSON
import Observing
package import Scenarios

/// What a hunt begins with: the ad units of scenarios, and the adapters that are hunted in them.
package struct HuntGround: Codable, Equatable, Sendable {
  /// Google's units, as in a file.
  package let units: [JSONTree]
  package var adapters: [HuntedAdapter]
  /// A screen that is hunted as well, and asks for the units' ads itself.
  package var app: HuntedApp?
  /// An adapter that must do the same in every run.
  package var rival: HuntedAdapter?
  /// Whether something may go wrong between Google and the adapter.
  package let hasFaults: Bool

  /// Whether Google may see the user despite a true flag, which only the ground's own lines ask for.
  var servingMayDecide: Bool {
    units.contains { unit in
      unit[elementsOf: "lines"].contains { $0["servingDecides"] != nil }
    }
  }

  /// The units of these scenarios that go through Google, with one adapter in all lines or with
  /// their own, and with a screen that is given or the first that a scenario has; nil if there are none, or a
  /// scenario was made in code.
  package init?(
    _ scenarios: [Scenario], adapter: (className: String, api: AdapterAPI)? = nil,
    app: String? = nil, hasFaults: Bool = false
  ) {
    var (units, adapters): ([JSONTree], [HuntedAdapter]) = ([], [])
    for scenario in scenarios {
      guard let source = scenario.source else { continue }
      let trees = JSONTree(source)[elementsOf: "adUnits"]
      for (unit, tree) in zip(scenario.adUnits, trees) where unit.asking.through.observed.hasGoogle
      {
        units.append(Self.named(tree, besides: units))
        for line in unit.lines where !adapters.contains(where: { $0.className == line.className }) {
          adapters.append(HuntedAdapter(line.className, unit.api))
        }
      }
    }
    if let adapter { adapters = [HuntedAdapter(adapter.className, adapter.api)] }
    guard !units.isEmpty, !adapters.isEmpty else { return nil }
    self.units = units
    self.adapters = adapters
    self.hasFaults = hasFaults
    self.app = (app ?? scenarios.lazy.compactMap(\.app).first).map(HuntedApp.init)
  }

  /// A scenario of these units, with the screen that is hunted.
  func tree(_ units: [JSONTree], _ steps: [JSONTree]) -> JSONTree {
    let screen = app.map { [JSONTree.Member(key: "app", value: .string($0.name))] } ?? []
    return .object(
      [.init(key: "title", value: .string("hunt"))] + screen
        + [.init(key: "adUnits", value: .array(units)), .init(key: "script", value: .array(steps))])
  }

  /// Units of different scenarios may have the same id.
  private static func named(_ tree: JSONTree, besides others: [JSONTree]) -> JSONTree {
    let taken = others.compactMap { $0["id"]?.string }
    var tree = tree
    guard let id = tree["id"]?.string, taken.contains(id) else { return tree }
    let number = (2...taken.count + 1).first { !taken.contains("\(id)\($0)") } ?? 0
    tree["id"] = .string("\(id)\(number)")
    return tree
  }
}

extension HuntGround {
  /// A unit made after one of the ground's, with ads of an adapter in one of its formats.
  func unit(
    like template: JSONTree, id: String, of adapter: HuntedAdapter, _ format: UnitFormat
  ) -> JSONTree {
    var unit = template
    unit["id"] = .string(id)
    unit["format"] = .string(format.rawValue)
    unit["api"] = adapter.api == .modern ? nil : .string(adapter.api.rawValue)
    if adapter.api == .modern {
      for key in Self.optionsOfSDK7 { unit["options"]?[key] = nil }
    }
    unit[elementsOf: "lines"] = unit[elementsOf: "lines"].map { line in
      var line = line
      let isOther = line["class"]?.string != adapter.className
      line["class"] = .string(adapter.className)
      if isOther { line["counterpart"] = nil }
      if !hasFaults { line["fault"] = nil }
      return line
    }
    return unit
  }

  /// The unit to make others of this format after: one that has it, if there is one.
  func template(_ format: UnitFormat) -> JSONTree {
    units.first { $0["format"]?.string == format.rawValue } ?? units[0]
  }

  /// The options that today's requests do not have.
  static let optionsOfSDK7 = Scenario.Options.settings.all.filter { $0.offer?.api == .legacy }
    .map(\.key)
}
