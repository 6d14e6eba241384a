import PlaygroundCore

/// What comes with the program.
enum Listing {
  static func scenarios() {
    for (name, content) in ScenarioLibrary.all {
      guard let scenario = try? Scenario(reading: content) else { continue }
      let units = scenario.adUnits.map { $0.title ?? $0.id }.joined(separator: ", ")
      Console.print("\(name)  \(units)\n")
    }
  }

  static func print(_ schema: Command.Schema) {
    Console.print(schema == .scenario ? ScenarioSchema.bytes() : JournalSchema.bytes())
  }

  static func themes() {
    for name in ThemeStore().names { Console.print("\(name)\n") }
  }
}
