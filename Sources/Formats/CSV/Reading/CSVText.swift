/// The characters of a field.
package enum CSVText {
  /// The text of UTF-8, or else of Windows-1252, which every byte sequence is; doubled quotes become one.
  package static func decoded(_ bytes: UnsafeBufferPointer<UInt8>) -> (text: String, isUTF8: Bool) {
    var trimmed = bytes[...]
    while let first = trimmed.first, first <= 0x20 { trimmed = trimmed.dropFirst() }
    while let last = trimmed.last, last <= 0x20 { trimmed = trimmed.dropLast() }
    if let text = String(validating: trimmed, as: UTF8.self) {
      return (cleaned(text), true)
    }
    var text = ""
    for byte in trimmed { text.unicodeScalars.append(scalar(byte)) }
    return (cleaned(text), false)
  }

  private static func cleaned(_ text: String) -> String {
    let text = text.contains("\"\"") ? text.replacing("\"\"", with: "\"") : text
    return text.unicodeScalars.contains("\u{FEFF}")
      ? String(String.UnicodeScalarView(text.unicodeScalars.filter { $0 != "\u{FEFF}" })) : text
  }

  /// 0x80 to 0x9F of Windows-1252; the five that it leaves open are what they are in Latin-1.
  private static let middle: [UInt32] = [
    0x20AC, 0x81, 0x201A, 0x192, 0x201E, 0x2026, 0x2020, 0x2021, 0x2C6, 0x2030, 0x160, 0x2039,
    0x152,
    0x8D, 0x17D, 0x8F, 0x90, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014, 0x2DC, 0x2122,
    0x161, 0x203A, 0x153, 0x9D, 0x17E, 0x178,
  ]

  private static func scalar(_ byte: UInt8) -> Unicode.Scalar {
    guard (0x80...0x9F).contains(byte) else { return Unicode.Scalar(byte) }
    return Unicode.Scalar(middle[Int(byte) - 0x80]) ?? "\u{FFFD}"
  }
}
