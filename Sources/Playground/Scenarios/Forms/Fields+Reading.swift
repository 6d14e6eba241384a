package import Simulation

extension Fields {
  /// The text of this name.
  package func string(_ name: String) -> String? {
    if case .string(let text) = self[name] { text } else { nil }
  }

  /// The number of this name.
  package func int(_ name: String) -> Int? {
    if case .int(let number) = self[name] { number } else { nil }
  }

  /// The flag of this name.
  package func bool(_ name: String) -> Bool? {
    if case .bool(let flag) = self[name] { flag } else { nil }
  }

  /// The word of this name, if it is one of those that are known.
  package func word<Word: RawRepresentable<String>>(_ name: String) -> Word? {
    string(name).flatMap(Word.init)
  }
}
