import CScenarioTexts

/// The built-in scenarios.
package enum ScenarioLibrary {
  /// Name and content, in the order a newcomer should try them; the first is the default. The
  /// content of a scenario is not touched until it is opened.
  package static let all = entries(on: scenario_shelf)

  /// Adapters that each break one rule, in the order of the contract. Their classes are those of
  /// `BrokenAdapters`.
  package static let zoo = entries(on: zoo_shelf)

  /// Applications that each break one rule, in the order of the contract. Their classes are those of
  /// `BrokenApps`.
  package static let appZoo = entries(on: app_zoo_shelf)

  /// Mistakes that any adapter can make, each in every format that knows it. Their classes are those of
  /// `BrokenAdapters` that err around another adapter.
  package static let mistakes = entries(on: mistake_shelf)

  /// All scenarios, those that teach first.
  package static let everything = Shelf.builtIn.flatMap(\.scenarios)

  package static func content(of name: String) -> [UInt8]? {
    Shelf.builtIn.lazy.flatMap(\.scenarios).first { $0.name == name }?.content()
  }
}
