import Catalogue
import JSON

/// Reads the arguments after a command's name.
struct CommandLineReader {
  /// The command; nil for the stage's, which has no name.
  private let command: String?
  private var words: ArraySlice<String>
  /// The value in `--name=value`, until the option takes it.
  private var attached: String?
  private(set) var positionals: [String] = []
  /// The options so far.
  private var given: Set<String> = []

  init(_ words: [String], of command: String?) {
    self.words = words[...]
    self.command = command
  }

  /// The options of every command that are answered instead of running it.
  static let questions: [String: UsageError.Question] = [
    "--help": .help, "-h": .help, "--version": .version,
  ]

  /// Gives every option to its row, and keeps the other arguments.
  mutating func read<Options>(
    _ options: [CommandOption<Options>], into result: inout Options
  ) throws(UsageError) {
    while let word = words.popFirst() {
      // After two dashes nothing is an option.
      guard word != "--" else {
        positionals += words
        return words = []
      }
      guard word.hasPrefix("-"), word != "-" else {
        positionals.append(word)
        continue
      }
      if let question = Self.questions[word] { throw .asks(question) }
      let (name, value) = Self.split(word)
      guard let option = options.first(where: { $0.facts.name == name }) else {
        throw unknown(name, among: options.map(\.facts.name))
      }
      attached = value
      given.insert(name)
      try option.read(&result, &self)
      if attached != nil { throw .takesNoValue(name) }
    }
  }

  /// The argument after an option.
  mutating func value<Value>(
    of option: String, _ form: OptionValue<Value>
  ) throws(UsageError) -> Value {
    guard let word = attached.take() ?? words.popFirst() else {
      throw .missingValue(option: option, wanted: form.wanted)
    }
    guard let value = form.read(word) else {
      throw .badValue(option: option, value: word, wanted: form.wanted)
    }
    return value
  }

  /// The argument after an option, if it is a value of it.
  mutating func value<Value>(
    of option: String, _ form: OptionValue<Value>, alone: Value
  ) throws(UsageError) -> Value {
    if attached != nil { return try value(of: option, form) }
    guard let value = words.first.flatMap(form.read) else { return alone }
    words.removeFirst()
    return value
  }

  /// `--name=value` in two parts.
  private static func split(_ word: String) -> (name: String, value: String?) {
    guard word.hasPrefix("--"), let equals = word.firstIndex(of: "=") else { return (word, nil) }
    return (String(word[..<equals]), String(word[word.index(after: equals)...]))
  }

  // MARK: Refusals

  /// Refuses options that exclude each other, and those without one that they need.
  func check(_ options: [OptionFacts]) throws(UsageError) {
    for option in options where given.contains(option.name) {
      if let other = option.notWith.first(where: given.contains) {
        throw .together(option.name, other)
      }
      guard let first = option.needs.first, given.isDisjoint(with: option.needs) else { continue }
      let needed = options.first { $0.name == first }?.head ?? first
      throw .alone(option.name, needs: needed, command: command)
    }
  }

  /// An option that the command does not have, with the most similar one that it has.
  private func unknown(_ option: String, among known: [String]) -> UsageError {
    let nearest = NearestWord.of(option, in: (known + Self.questions.keys).sorted())
    return .unknownOption(option, nearest: nearest, command: command)
  }
}
