extension Command {
  /// The commands by name, for those who mistype one.
  static let names = ["help", "run", "scenarios", "snapshot", "themes"]

  /// What these words ask for.
  init(reading words: [String]) throws(Failure) {
    do { try self.init(words) } catch { throw .usage(error) }
  }

  init(_ words: [String]) throws(UsageError) {
    if words.contains("--version") { self = .version; return }
    if let help = words.firstIndex(where: { $0 == "--help" || $0 == "-h" }) {
      self = .help(topic: words[..<help].first)
      return
    }
    let rest = Array(words.dropFirst())
    switch words.first {
    case "run": self = .run(try .init(rest))
    case "snapshot": self = .snapshot(try .init(rest))
    case "scenarios": self = try .alone(.listScenarios, rest)
    case "themes": self = try .alone(.listThemes, rest)
    case "help": self = .help(topic: rest.first)
    default: self = .stage(try .init(words))
    }
  }

  private static func alone(_ command: Command, _ rest: [String]) throws(UsageError) -> Command {
    guard let word = rest.first else { return command }
    guard !word.hasPrefix("-") else { throw .unknownOption(word, known: []) }
    throw .unexpectedArgument(word)
  }
}

extension Command.StageOptions {
  fileprivate init(_ words: [String]) throws(UsageError) {
    var options = Self()
    var reader = CommandLineReader(words)
    try reader.read([
      "--seed": { (reader, name) throws(UsageError) in options.seed = try reader.seed(name) },
      "--speed": { (reader, name) throws(UsageError) in
        options.speed = try reader.value(of: name, wanted: "a number from 0.01 to 1000") {
          Double($0).flatMap { (0.01...1000).contains($0) ? $0 : nil }
        }
      },
      "--journal": { (reader, name) throws(UsageError) in
        options.journal = try reader.value(of: name, wanted: "a file")
      },
      "--theme": { (reader, name) throws(UsageError) in
        options.theme = try reader.value(of: name, wanted: "a theme's name or file")
      },
      "--no-mouse": { (_, _) throws(UsageError) in options.usesMouse = false },
    ])
    if let scenario = try reader.onePositional() { options.scenario = scenario }
    self = options
  }
}

extension Command.RunOptions {
  fileprivate init(_ words: [String]) throws(UsageError) {
    var options = Self()
    var reader = CommandLineReader(words)
    try reader.read([
      "--seed": { (reader, name) throws(UsageError) in options.seed = try reader.seed(name) },
      "--journal": { (reader, name) throws(UsageError) in
        options.journal = try reader.value(of: name, wanted: "a file")
      },
      "--json": { (_, _) throws(UsageError) in options.printsJSON = true },
    ])
    options.scenarios = reader.positionals
    guard !options.scenarios.isEmpty else {
      throw .missingArgument(command: "run", wanted: "a scenario")
    }
    self = options
  }
}

extension Command.SnapshotOptions {
  fileprivate init(_ words: [String]) throws(UsageError) {
    var options = Self()
    var reader = CommandLineReader(words)
    try reader.read([
      "--seed": { (reader, name) throws(UsageError) in options.seed = try reader.seed(name) },
      "--screen": { (reader, name) throws(UsageError) in
        options.screen = try reader.value(of: name, wanted: "a screen's name")
      },
      "--size": { (reader, name) throws(UsageError) in
        let size = try reader.value(of: name, wanted: "COLUMNSxROWS up to 1000x1000, as in 100x30")
        {
          Self.size($0)
        }
        (options.width, options.height) = size
      },
      "--theme": { (reader, name) throws(UsageError) in
        options.theme = try reader.value(of: name, wanted: "a theme's name or file")
      },
      "--format": { (reader, name) throws(UsageError) in
        options.format = try reader.value(
          of: name, wanted: Format.allCases.map(\.rawValue).joined(separator: ", ")
        ) { Format(rawValue: $0) }
      },
    ])
    if let scenario = try reader.onePositional() { options.scenario = scenario }
    self = options
  }

  private static func size(_ text: String) -> (Int, Int)? {
    let numbers = text.split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
    guard numbers.count == 2, let width = numbers[0], let height = numbers[1],
      (1...1000).contains(width), (1...1000).contains(height)
    else { return nil }
    return (width, height)
  }
}

extension CommandLineReader {
  fileprivate mutating func seed(_ name: String) throws(UsageError) -> UInt64 {
    try value(of: name, wanted: "a whole number") { UInt64($0) }
  }

  fileprivate func onePositional() throws(UsageError) -> String? {
    guard positionals.count <= 1 else { throw .unexpectedArgument(positionals[1]) }
    return positionals.first
  }
}
