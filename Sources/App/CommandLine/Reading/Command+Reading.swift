import Catalogue

extension Command {
  /// The commands by name, for suggestions after a typo.
  static let names = [
    "check", "completions", "demo", "diff", "discrepancy", "evidence", "help", "hunt", "learn",
    "migrate", "new", "replay", "run",
    "scenarios", "snapshot", "themes", "vast", "watch",
  ]

  /// What a hunt says to its children. Nobody else does, so it is not among the names.
  static let huntJobWord = "hunt-job"

  /// The command in these arguments. `home` is the scenario of a program that has its own, used
  /// where none is named.
  init(reading words: [String], home: String? = nil) throws(Failure) {
    do { try self.init(words, home: home) } catch { throw .usage(error) }
  }

  init(_ words: [String], home: String? = nil) throws(UsageError) {
    do throws(UsageError) { try self.init(answering: words, home: home) } catch {
      switch error {
      case .asks(.version): self = .version
      case .asks(.help): self = .help(topic: Self.topic(askedIn: words))
      default: throw error
      }
    }
  }

  private init(answering words: [String], home: String?) throws(UsageError) {
    let rest = Array(words.dropFirst())
    switch words.first {
    case "run": self = .run(try .init(rest, home: home))
    case "discrepancy": self = .run(try .discrepancy(rest))
    case "demo": self = .demo(try .init(rest))
    case "learn": self = .learn(try .init(rest))
    case "new": self = .newAdapter(try .init(rest))
    case "migrate": self = .migrate(try .init(rest))
    case "watch": self = .watch(try .init(rest, home: home))
    case "check": self = .check(try .init(rest, home: home))
    case "hunt": self = .hunt(try .init(rest, home: home))
    case Self.huntJobWord: self = .huntJob
    case "replay": self = .replay(try .init(rest))
    case "diff": self = .diff(try .init(rest))
    case "evidence": self = .evidence(try .init(rest))
    case "snapshot": self = .snapshot(try .init(rest, home: home))
    case "scenarios": self = try .scenarios(rest)
    case "themes": self = .themes(try .init(rest))
    case "vast": self = .vast(try .init(rest))
    case "completions": self = .completions(try .init(rest))
    case "help": self = .help(topic: try Self.topic(rest))
    default: self = .stage(try .init(words, home: home))
    }
  }

  /// The command that the arguments begin with, or the stage; nil if they begin with the question.
  private static func topic(askedIn words: [String]) -> String? {
    guard let first = words.first, CommandLineReader.questions[first] == nil else { return nil }
    return names.contains(first) ? first : HelpPages.stageTopic
  }

  private static func topic(_ words: [String]) throws(UsageError) -> String? {
    var reader = CommandLineReader(words, of: "help")
    try reader.read([:])
    return try reader.onePositional()
  }

  private static func scenarios(_ words: [String]) throws(UsageError) -> Command {
    var command = Command.listScenarios(asJSON: false)
    var reader = CommandLineReader(words, of: "scenarios")
    try reader.read([
      "--json": { (_, _) throws(UsageError) in command = .listScenarios(asJSON: true) },
      "--schema": { (_, _) throws(UsageError) in command = .printSchema(.scenario) },
      "--journal-schema": { (_, _) throws(UsageError) in command = .printSchema(.journal) },
    ])
    if let word = reader.positionals.first { throw reader.unexpected(word) }
    return command
  }
}

extension Command.ThemesOptions {
  fileprivate init(_ words: [String]) throws(UsageError) {
    var options = Self()
    var reader = CommandLineReader(words, of: "themes")
    try reader.read(["--json": { (_, _) throws(UsageError) in options.printsJSON = true }])
    options.themes = reader.positionals
    self = options
  }
}

extension CommandLineReader {
  /// The options of every command that are answered instead of running it.
  static let questions: [String: UsageError.Question] = [
    "--help": .help, "-h": .help, "--version": .version,
  ]
}
