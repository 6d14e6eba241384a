extension Language {
  /// The languages that come with the program, English first: what they are called, and their tables,
  /// which are read when somebody wants them.
  package static let shipped: [Shipped] = [
    Shipped(code: "en", name: "English", table: nil),
    Shipped(code: "zh-Hans", name: "简体中文") { PackageResources.zh_Hans_json },
    Shipped(code: "zh-Hant", name: "繁體中文") { PackageResources.zh_Hant_json },
    Shipped(code: "vi", name: "Tiếng Việt") { PackageResources.vi_json },
  ]

  package struct Shipped: Sendable {
    package let code: String
    package let name: String
    let table: (@Sendable () -> [UInt8])?

    package var language: Language {
      // A test reads every table.
      table.flatMap { try? Language(reading: $0()) } ?? .english
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
