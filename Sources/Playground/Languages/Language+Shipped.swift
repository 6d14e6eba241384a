import CLanguageTables

extension Language {
  /// The languages that come with the program, English first: what they are called, and their tables,
  /// which are read when somebody wants them.
  package static let shipped: [Shipped] = [
    Shipped(code: english.code, name: "English"),
    Shipped(code: "zh-Hans", name: "简体中文"),
    Shipped(code: "zh-Hant", name: "繁體中文"),
    Shipped(code: "vi", name: "Tiếng Việt"),
  ]

  package struct Shipped: Sendable {
    package let code: String
    package let name: String

    package var language: Language {
      // A test reads every table. English needs none.
      table.flatMap { try? Language(reading: $0) } ?? .english
    }

    private var table: [UInt8]? {
      var count = 0
      guard let bytes = language_table(code, &count) else { return nil }
      return Array(UnsafeBufferPointer(start: bytes, count: count))
    }
  }

  /// All English sentences that a table may have.
  package static var translatable: Set<String> {
    Set(shipped.flatMap { $0.language.sentences.keys })
  }

  package static func shipped(_ code: String) -> Language? {
    shipped.first { $0.code == code }?.language
  }
}
