import Catalogue
import Contract
import Scenarios

extension Command.HuntOptions {
  init(_ words: [String], home: String? = nil) throws(UsageError) {
    var options = Self()
    var time: Duration?
    var reader = CommandLineReader(words, of: "hunt")
    try reader.read([
      "--adapter": { (reader, name) throws(UsageError) in
        options.adapter = try reader.value(of: name, wanted: .adapterClass)
      },
      "--against": { (reader, name) throws(UsageError) in
        options.rival = try reader.value(of: name, wanted: .adapterClass)
      },
      "--for": { (reader, name) throws(UsageError) in
        time = try reader.value(
          of: name, as: Duration.self, wanted: .lengthOfHunt, Self.length)
      },
      "--runs": { (reader, name) throws(UsageError) in
        options.runs = try reader.number(name, in: 1...100_000_000)
      },
      "--seed": { (reader, name) throws(UsageError) in options.seed = try reader.seed(name) },
      "--rules": { (reader, name) throws(UsageError) in
        options.rules = try reader.value(of: name, as: [String].self, wanted: .rules, Self.rules)
      },
      "--workers": { (reader, name) throws(UsageError) in
        options.workers = try reader.number(name, in: 1...64)
      },
      "--corpus": { (reader, name) throws(UsageError) in
        options.corpus = try reader.value(of: name, wanted: .directory)
      },
      "--junit": { (reader, name) throws(UsageError) in
        options.junit = try reader.value(of: name, wanted: .file)
      },
      "--first": { (_, _) throws(UsageError) in options.stopsAtFirst = true },
      "--faults": { (_, _) throws(UsageError) in options.hasFaults = true },
      "--stats": { (_, _) throws(UsageError) in options.printsStats = true },
      "--json": { (_, _) throws(UsageError) in options.printsJSON = true },
      "--progress": { (_, _) throws(UsageError) in options.showsProgress = true },
    ])
    guard options.runs == nil || time == nil else { throw .together("--for", "--runs") }
    guard !options.printsStats || !options.printsJSON else { throw .together("--stats", "--json") }
    guard options.rival == nil || options.adapter != nil else {
      throw .alone("--against", needs: "--adapter CLASS", command: "hunt")
    }
    guard options.rival == nil || options.rules.isEmpty else {
      throw .together("--against", "--rules")
    }
    if let time { options.time = time }
    options.scenarios = reader.positionals
    if let home, options.scenarios.isEmpty { options.scenarios = [home] }
    guard !options.scenarios.isEmpty || options.adapter != nil else {
      throw .missingArgument(command: "hunt", wanted: .scenarioOrAdapter)
    }
    self = options
  }

  /// Nil for no time at all.
  private static func length(_ text: String) -> Duration? {
    Duration(reading: text).flatMap { $0 > .zero ? $0 : nil }
  }

  /// Ids with commas between them; nil if one is unknown.
  private static func rules(_ text: String) -> [String]? {
    let ids = text.split(separator: ",").map(String.init)
    return !ids.isEmpty && ids.allSatisfy { Rulebook.rule($0) != nil } ? ids : nil
  }
}
