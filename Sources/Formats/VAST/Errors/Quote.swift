/// Shows text of a document within a sentence that must stay one short line.
enum Quote {
  /// In quotes, shortened, with invisible characters made visible.
  static func quote(_ text: String) -> String { "\"\(visible(text, limit: 60))\"" }

  /// The same without quotes.
  static func line(_ text: String) -> String { visible(text, limit: 120) }

  static func hex(_ byte: UInt8) -> String {
    (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
  }

  private static func visible(_ text: String, limit: Int) -> String {
    var shown = String.UnicodeScalarView()
    let scalars = text.unicodeScalars
    let head = scalars.prefix(limit)
    for scalar in head { append(scalar, to: &shown) }
    if head.endIndex < scalars.endIndex { shown.append("…") }
    return String(shown)
  }

  private static func append(_ scalar: Unicode.Scalar, to shown: inout String.UnicodeScalarView) {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse,
      .unassigned:
      let hex = String(scalar.value, radix: 16, uppercase: true)
      shown.append(contentsOf: "\\u{\(hex)}".unicodeScalars)
    default: shown.append(scalar)
    }
  }
}
