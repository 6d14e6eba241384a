import Catalogue
import Observing

extension Command.RunOptions {
  init(_ words: [String], home: String? = nil) throws(UsageError) {
    var options = Self()
    var reader = CommandLineReader(words, of: "run")
    try reader.read([
      "--seed": { (reader, name) throws(UsageError) in options.seed = try reader.seed(name) },
      "--journal": { (reader, name) throws(UsageError) in
        options.journal = try reader.value(of: name, wanted: .file)
      },
      "--junit": { (reader, name) throws(UsageError) in
        options.junit = try reader.value(of: name, wanted: .file)
      },
      "--threads": { (reader, name) throws(UsageError) in
        options.threads = try reader.threads(name)
      },
      "--patience": { (reader, name) throws(UsageError) in
        options.patience = try reader.patience(name)
      },
      "--repeat": { (reader, name) throws(UsageError) in
        options.times = try reader.number(name, in: Self.times)
      },
      "--threshold": { (reader, name) throws(UsageError) in
        options.threshold = try Self.threshold(name, &reader)
      },
      "--progress": { (_, _) throws(UsageError) in options.showsProgress = true },
      "--json": { (_, _) throws(UsageError) in options.printsJSON = true },
    ])
    options.scenarios = reader.positionals
    if let home, options.scenarios.isEmpty { options.scenarios = [home] }
    guard !options.scenarios.isEmpty else {
      throw .missingArgument(command: "run", wanted: .scenario)
    }
    guard options.times == nil || options.journal == nil && options.junit == nil else {
      throw .together("--repeat", options.journal == nil ? "--junit" : "--journal")
    }
    guard options.threshold == nil || options.times != nil else {
      throw .alone("--threshold", needs: "--repeat N", command: "run")
    }
    self = options
  }

  private static func threshold(
    _ name: String, _ reader: inout CommandLineReader
  ) throws(UsageError) -> Discrepancy.Threshold {
    try reader.value(of: name, as: Discrepancy.Threshold.self, wanted: .percentage) {
      Discrepancy.Threshold(reading: $0)
    }
  }

  private static let times = 1...10_000_000
  /// As many as on the stage.
  private static let usualTimes = 2000

  /// `adplay discrepancy`: many runs, for their counts.
  static func discrepancy(_ words: [String]) throws(UsageError) -> Self {
    var options = Self()
    (options.times, options.isAboutCounts) = (usualTimes, true)
    var reader = CommandLineReader(words, of: "discrepancy")
    try reader.read([
      "--seed": { (reader, name) throws(UsageError) in options.seed = try reader.seed(name) },
      "--repeat": { (reader, name) throws(UsageError) in
        options.times = try reader.number(name, in: times)
      },
      "--threshold": { (reader, name) throws(UsageError) in
        options.threshold = try Self.threshold(name, &reader)
      },
      "--threads": { (reader, name) throws(UsageError) in
        options.threads = try reader.threads(name)
      },
      "--patience": { (reader, name) throws(UsageError) in
        options.patience = try reader.patience(name)
      },
      "--progress": { (_, _) throws(UsageError) in options.showsProgress = true },
      "--csv": { (_, _) throws(UsageError) in options.printsCSV = true },
      "--json": { (_, _) throws(UsageError) in options.printsJSON = true },
    ])
    options.scenarios = reader.positionals
    guard !options.scenarios.isEmpty else {
      throw .missingArgument(command: "discrepancy", wanted: .scenario)
    }
    guard !options.printsCSV || !options.printsJSON else { throw .together("--csv", "--json") }
    return options
  }
}

extension Command.DiffOptions {
  init(_ words: [String]) throws(UsageError) {
    var options = Self()
    var playsBoth = false
    var reader = CommandLineReader(words, of: "diff")
    try reader.read([
      "--apis": { (_, _) throws(UsageError) in playsBoth = true },
      "--seed": { (reader, name) throws(UsageError) in options.seed = try reader.seed(name) },
      "--theme": { (reader, name) throws(UsageError) in options.theme = try reader.theme(name) },
      "--width": { (reader, name) throws(UsageError) in
        options.width = try reader.number(name, in: 40...1000)
      },
      "--json": { (_, _) throws(UsageError) in options.printsJSON = true },
    ])
    let files = reader.positionals
    guard !playsBoth else {
      guard let scenario = files.first else {
        throw .missingArgument(command: "diff --apis", wanted: .scenario)
      }
      guard files.count == 1 else { throw reader.unexpected(files[1]) }
      options.scenario = scenario
      self = options
      return
    }
    guard files.count >= 2 else { throw .missingArgument(command: "diff", wanted: .twoJournals) }
    guard files.count == 2 else { throw reader.unexpected(files[2]) }
    (options.left, options.right) = (files[0], files[1])
    self = options
  }
}
