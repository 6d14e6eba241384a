import Glibc

/// A short text to look for in many lines: most of them lack its rarest letter.
struct BytePattern: Sendable {
  private let bytes: [UInt8]
  private let anchor: Int

  var count: Int { bytes.count }

  init(_ text: String, rarest: Character) {
    bytes = Array(text.utf8)
    anchor = rarest.asciiValue.flatMap(bytes.firstIndex(of:)) ?? 0
  }

  /// Where it begins; nil if it is not there.
  func place(in text: UnsafeRawBufferPointer) -> Int? {
    guard let base = text.baseAddress else { return nil }
    var from = anchor
    while from < text.count,
      let found = memchr(base + from, Int32(bytes[anchor]), text.count - from)
    {
      let start = UnsafeRawPointer(found) - base - anchor
      guard start + count <= text.count else { return nil }
      if memcmp(base + start, bytes, count) == 0 { return start }
      from = start + anchor + 1
    }
    return nil
  }
}
