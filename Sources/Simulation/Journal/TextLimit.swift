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
  fileprivate var cut: String {
    guard utf8.count > TextLimit.bytes else { return self }
    let end = utf8.index(startIndex, offsetBy: TextLimit.bytes)
    return String(unicodeScalars[..<end]) + "…"
  }
}

extension Fields {
  fileprivate var longestText: Int {
    all.reduce(0) { max($0, $1.name.utf8.count, $1.value.longestText) }
  }
  fileprivate var cut: Fields { Fields(all.map { ($0.name.cut, $0.value.cut) }) }
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

  fileprivate var cut: Self {
    switch self {
    case .string(let text): .string(text.cut)
    case .list(let values): .list(values.map(\.cut))
    case .fields(let fields): .fields(fields.cut)
    case .int, .bool, .null: self
    }
  }
}
