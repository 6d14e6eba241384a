import Catalogue
import Observing
import Scenarios

/// The built-in scenarios.
enum Listing {
  static func scenarios(asJSON: Bool) {
    guard !asJSON else { return Console.print(json: ListingJSON.scenarios()) }
    print(ScenarioLibrary.all)
    Console.print("\n\(ListingText.tours)\n")
    print(ScenarioLibrary.tours)
    Console.print("\n\(ListingText.lessons)\n")
    print(ScenarioLibrary.lessons)
    Console.print("\n\(ListingText.zoo)\n")
    print(ScenarioLibrary.zoo)
  }

  static func print(_ scenarios: [(name: String, content: @Sendable () -> [UInt8])]) {
    let width = scenarios.map(\.name.count).max() ?? 0
    for (name, content) in scenarios {
      guard let scenario = try? Scenario(reading: content()) else { continue }
      let gap = String(repeating: " ", count: width - name.count)
      Console.print("\(name)\(gap)  \(scenario.about ?? scenario.title)\n")
    }
  }

  static func print(_ schema: Command.Schema) {
    Console.print(json: schema == .scenario ? ScenarioSchema.bytes() : JournalSchema.bytes())
  }
}
