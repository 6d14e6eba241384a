/// What a source says.
package enum SourceText {
  /// UTF-16 with a byte order mark, else UTF-8, in which older encodings spoil their own letters only.
  /// Nil for what has a zero byte, which no source has.
  package static func text(of bytes: [UInt8]) -> String? {
    if bytes.starts(with: [0xFF, 0xFE]) { return utf16(bytes) { UInt16($0) | UInt16($1) << 8 } }
    if bytes.starts(with: [0xFE, 0xFF]) { return utf16(bytes) { UInt16($0) << 8 | UInt16($1) } }
    guard !bytes.contains(0) else { return nil }
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    return String(
      decoding: bytes.starts(with: mark) ? bytes.dropFirst(mark.count) : bytes[...], as: UTF8.self)
  }

  private static func utf16(_ bytes: [UInt8], _ unit: (UInt8, UInt8) -> UInt16) -> String? {
    let units = stride(from: 2, to: bytes.count - 1, by: 2).map { unit(bytes[$0], bytes[$0 + 1]) }
    return units.contains(0) ? nil : String(decoding: units, as: UTF16.self)
  }
}
