import Catalogue
import Observing
import Scenarios

struct ListingOptions: Equatable {
  var output = Output.list

  enum Output {
    case list, json, schema, journalSchema
  }

  static let command = CommandTable(
    HelpPage(
      command: "scenarios", usage: ["[options]"],
      about: "list the built-in scenarios", guide: "Scenarios",
      description: "Lists the built-in scenarios.", isAside: true),
    ListingOptions(),
    options: [
      .init("--json", \.output, sets: .json, "one JSON line per scenario"),
      .init("--schema", \.output, sets: .schema, "print a JSON Schema of scenarios, for editors"),
      .init(
        "--journal-schema", \.output, sets: .journalSchema, "print one of the lines of a journal"),
    ],
    run: Listing.run)
}

/// `adplay scenarios`: the built-in scenarios.
enum Listing {
  static func run(_ options: ListingOptions) throws(Failure) -> Int32 {
    switch options.output {
    case .list: scenarios()
    case .json: Console.print(json: ListingJSON.scenarios())
    case .schema: Console.print(json: ScenarioSchema.bytes())
    case .journalSchema: Console.print(json: JournalSchema.bytes())
    }
    return 0
  }

  private static func scenarios() {
    for shelf in ScenarioLibrary.Shelf.builtIn {
      if let heading = shelf.heading { Console.print("\n\(heading)\n") }
      print(shelf.scenarios)
    }
  }

  static func print(_ scenarios: [(name: String, content: @Sendable () -> [UInt8])]) {
    let width = scenarios.map(\.name.count).max() ?? 0
    for (name, content) in scenarios {
      guard let scenario = try? Scenario(reading: content()) else { continue }
      let gap = String(repeating: " ", count: width - name.count)
      Console.print("\(name)\(gap)  \(scenario.about ?? scenario.title)\n")
    }
  }
}
