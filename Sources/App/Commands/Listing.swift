import Catalogue
import Observing
import Scenarios

struct ListingOptions: Equatable {
  var output = Output.list
  /// The part of the schema that is printed; nil for all of it.
  var part: String?
  /// The folder that gets the schemas of all files.
  var schemas: String?

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
        "--part", "NAME", \.part, .oneOf(ScenarioSchema.parts),
        "print this part of it alone, in one line", needs: ["--schema"]),
      .init(
        "--journal-schema", \.output, sets: .journalSchema, "print one of the lines of a journal"),
      .init(
        "--schemas", "DIR", \.schemas, .folder,
        """
        write into this folder the schemas of scenarios, layouts, configurations, brands and journals, \
        with what the articles say of each key
        """, notWith: ["--json", "--schema", "--journal-schema"]),
    ],
    run: Listing.run)
}

/// `adplay scenarios`: the built-in scenarios.
enum Listing {
  static func run(_ options: ListingOptions) throws(Failure) -> Int32 {
    if let folder = options.schemas { return write(schemas: folder) }
    switch options.output {
    case .list: scenarios()
    case .json: Console.print(json: ListingJSON.scenarios())
    case .schema:
      Console.print(
        json: options.part.flatMap(ScenarioSchema.bytes(ofPart:)) ?? ScenarioSchema.bytes())
    case .journalSchema: Console.print(json: JournalSchema.bytes())
    }
    return 0
  }

  /// 2 if one cannot be written.
  private static func write(schemas folder: String) -> Int32 {
    for schema in EditorSchema.all {
      let path = "\(folder)/\(schema.file)"
      if let reason = Files.write(schema.text, makingFoldersOf: path) {
        Console.complain(OutputTrouble.notWritten(path: path, reason: reason).sentence)
        return 2
      }
      Console.print("\(path)\n")
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
