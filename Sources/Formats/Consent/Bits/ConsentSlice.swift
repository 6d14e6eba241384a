/// A part of a string, which knows where it is in the whole.
struct ConsentSlice: Hashable, Sendable {
  let bytes: ArraySlice<UInt8>
  /// The number of its first character in the whole string, from 1.
  let start: Int

  init(_ text: String) { self.init(bytes: Array(text.utf8)[...], start: 1) }

  init(bytes: ArraySlice<UInt8>, start: Int) { (self.bytes, self.start) = (bytes, start) }

  /// The number of the character behind it.
  var end: Int { start + bytes.count }
  var isEmpty: Bool { bytes.isEmpty }
  var text: String { String(decoding: bytes, as: UTF8.self) }

  subscript(offset: Int) -> UInt8 { bytes[bytes.startIndex + offset] }

  func from(_ offset: Int) -> ConsentSlice {
    ConsentSlice(bytes: bytes.dropFirst(offset), start: start + offset)
  }

  /// The parts between separators; an empty slice is one empty part.
  func split(_ separator: UInt8) -> [ConsentSlice] {
    bytes.split(separator: separator, omittingEmptySubsequences: false).map {
      ConsentSlice(bytes: $0, start: start + $0.startIndex - bytes.startIndex)
    }
  }

  /// The character at an offset, whatever it takes in bytes.
  func scalar(at offset: Int) -> Unicode.Scalar {
    String(decoding: bytes.dropFirst(offset).prefix(4), as: UTF8.self).unicodeScalars.first ?? "?"
  }
}
