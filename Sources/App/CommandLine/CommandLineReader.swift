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

  init(_ words: [String], of command: String?) {
    self.words = words[...]
    self.command = command
  }

  /// What an option does for a command.
  typealias Option = (inout CommandLineReader, String) throws(UsageError) -> Void

  /// Gives every option to its handler, and keeps the other arguments. Every command can be asked for
  /// its help and for the version.
  mutating func read(_ options: [String: Option]) throws(UsageError) {
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
      guard let option = options[name] else { throw unknown(name, among: Array(options.keys)) }
      attached = value
      try option(&self, name)
      if attached != nil { throw .takesNoValue(name) }
    }
  }

  /// The argument after an option.
  mutating func value(of option: String, wanted: Expected) throws(UsageError) -> String {
    guard let value = attached.take() ?? words.popFirst() else {
      throw .missingValue(option: option, wanted: wanted)
    }
    return value
  }

  /// The argument after an option, converted. The type is named because Swift would otherwise take an
  /// optional one for it where the value goes to an optional place, and nil for a value.
  mutating func value<Value>(
    of option: String, as type: Value.Type, wanted: Expected, _ convert: (String) -> Value?
  ) throws(UsageError) -> Value {
    let word = try value(of: option, wanted: wanted)
    guard let value = convert(word) else {
      throw .badValue(option: option, value: word, wanted: wanted)
    }
    return value
  }

  /// `--name=value` in two parts.
  private static func split(_ word: String) -> (name: String, value: String?) {
    guard word.hasPrefix("--"), let equals = word.firstIndex(of: "=") else { return (word, nil) }
    return (String(word[..<equals]), String(word[word.index(after: equals)...]))
  }

  // MARK: Refusals

  /// An option that the command does not have, with the most similar one that it has.
  func unknown(_ option: String, among known: [String] = []) -> UsageError {
    let names = (known + Self.questions.keys).sorted()
    let nearest = known.isEmpty ? nil : NearestWord.of(option, in: names)
    return .unknownOption(option, nearest: nearest, command: command)
  }

  func unexpected(_ word: String) -> UsageError { .unexpectedArgument(word, command: command) }
}
