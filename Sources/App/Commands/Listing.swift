import PlaygroundCore

/// What comes with the program.
enum Listing {
  static func scenarios() {
    let width = ScenarioLibrary.all.map(\.name.count).max() ?? 0
    for (name, content) in ScenarioLibrary.all {
      guard let scenario = try? Scenario(reading: content()) else { continue }
      let gap = String(repeating: " ", count: width - name.count)
      Console.print("\(name)\(gap)  \(scenario.about ?? scenario.title)\n")
    }
  }

  static func print(_ schema: Command.Schema) {
    Console.print(schema == .scenario ? ScenarioSchema.bytes() : JournalSchema.bytes())
  }

  static func themes() {
    for name in ThemeStore().names { Console.print("\(name)\n") }
  }
}
