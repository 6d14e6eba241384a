extension ScenarioLibrary {
  /// Scenarios that are told on the stage step by step, in the order of the menu.
  package static let tours: [(name: String, content: @Sendable () -> [UInt8])] = [
    ("who-counted", { PackageResources.who_counted_json }),
    ("money-lost-and-found", { PackageResources.money_lost_and_found_json }),
    ("from-red-to-green", { PackageResources.from_red_to_green_json }),
  ]
}
