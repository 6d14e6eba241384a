import Catalogue
import JSON

/// Reads the arguments after the program's name.
struct CommandLineReader {
  private var words: ArraySlice<String>
  private(set) var positionals: [String] = []

  init(_ words: [String]) {
    self.words = words[...]
  }

  /// What an option does for a command.
  typealias Option = (inout CommandLineReader, String) throws(UsageError) -> Void

  /// Gives every option to its handler, and keeps the other arguments.
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
      let (name, value) = Self.split(word)
      guard let option = options[name] else {
        let nearest = NearestWord.of(name, in: options.keys.sorted())
        throw .unknownOption(name, nearest: nearest)
      }
      if let value { words = [value] + words }
      try option(&self, name)
    }
  }

  /// The argument after an option.
  mutating func value(of option: String, wanted: Expected) throws(UsageError) -> String {
    guard let value = words.popFirst() else {
      throw .missingValue(option: option, wanted: wanted)
    }
    return value
  }

  /// The argument after an option, converted.
  mutating func value<Value>(
    of option: String, wanted: Expected, _ convert: (String) -> Value?
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
}
