/// How much of a text the journal keeps. An adapter may say anything, and a megabyte in each entry
/// would make the journal unreadable.
enum TextLimit {
  /// In bytes of UTF-8: more than a phone could ever show.
  static let bytes = 16_384

  /// The shortened message and facts, and how long the longest text was; nil if nothing is too
  /// long.
  static func cut(_ message: String, _ data: Fields) -> (
    message: String, data: Fields, longest: Int
  )? {
    let longest = max(message.utf8.count, data.longestText)
    guard longest > bytes else { return nil }
    return (message.cut, data.cut, longest)
  }
}

extension String {
  /// Short enough for the journal: what comes from a document, whose length is nobody's mistake, is
  /// shortened before it is written.
  package var inJournal: String { cut(at: TextLimit.bytes / 4) }
}

extension Fields {
  /// The same for all texts in it.
  package var inJournal: Fields { cut(at: TextLimit.bytes / 4) }
}

extension Entry.Kind {
  /// What the user did must be complete so that it can be replayed, and findings are our own words.
  var keepsTextWhole: Bool {
    switch self {
    case .input, .finding: true
    case .call, .callback, .count, .timer, .note: false
    }
  }
}

extension String {
  fileprivate var cut: String { cut(at: TextLimit.bytes) }

  fileprivate func cut(at bytes: Int) -> String {
    guard utf8.count > bytes else { return self }
    let end = utf8.index(startIndex, offsetBy: bytes)
    return String(unicodeScalars[..<end]) + "…"
  }
}

extension Fields {
  fileprivate var longestText: Int {
    all.reduce(0) { max($0, $1.name.utf8.count, $1.value.longestText) }
  }
  fileprivate var cut: Fields { cut(at: TextLimit.bytes) }

  fileprivate func cut(at bytes: Int) -> Fields {
    Fields(all.map { ($0.name.cut(at: bytes), $0.value.cut(at: bytes)) })
  }
}

extension Fields.Value {
  fileprivate var longestText: Int {
    switch self {
    case .string(let text): text.utf8.count
    case .list(let values): values.reduce(0) { max($0, $1.longestText) }
    case .fields(let fields): fields.longestText
    case .int, .bool, .null: 0
    }
  }

  fileprivate func cut(at bytes: Int) -> Self {
    switch self {
    case .string(let text): .string(text.cut(at: bytes))
    case .list(let values): .list(values.map { $0.cut(at: bytes) })
    case .fields(let fields): .fields(fields.cut(at: bytes))
    case .int, .bool, .null: self
    }
  }
}
