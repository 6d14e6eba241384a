extension ScenarioLibrary {
  /// Scenarios that are told on the stage step by step, in the order of the menu.
  package static let tours: [(name: String, content: @Sendable () -> [UInt8])] = [
    ("who-counted", { PackageResources.who_counted_json })
  ]
}
