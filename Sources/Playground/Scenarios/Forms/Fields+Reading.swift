package import Simulation

extension Fields {
  /// The text with this name.
  package func string(_ name: String) -> String? {
    if case .string(let text) = self[name] { text } else { nil }
  }

  /// The number with this name.
  package func int(_ name: String) -> Int? {
    if case .int(let number) = self[name] { number } else { nil }
  }

  /// The flag with this name.
  package func bool(_ name: String) -> Bool? {
    if case .bool(let flag) = self[name] { flag } else { nil }
  }

  /// The word with this name, if it is a known one.
  package func word<Word: RawRepresentable<String>>(_ name: String) -> Word? {
    string(name).flatMap(Word.init)
  }
}
