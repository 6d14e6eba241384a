/// The sequence that puts text on the clipboard of the user's terminal, even through a remote
/// shell.
enum Clipboard {
  /// What terminals are known to accept, in bytes of the encoded text.
  private static let limit = 74_994

  /// Nil if the text is too long.
  static func sequence(_ text: String) -> [UInt8]? {
    let encoded = base64(Array(text.utf8))
    guard encoded.count <= limit else { return nil }
    return Array("\u{1B}]52;c;".utf8) + encoded + [0x07]
  }

  private static let alphabet = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  private static func base64(_ bytes: [UInt8]) -> [UInt8] {
    var encoded: [UInt8] = []
    encoded.reserveCapacity((bytes.count + 2) / 3 * 4)
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let group = bytes[start..<min(start + 3, bytes.count)]
      let bits = group.reduce(0) { $0 << 8 | Int($1) } << (8 * (3 - group.count))
      for place in 0..<4 {
        let isPadding = place > group.count
        encoded.append(isPadding ? 0x3D : alphabet[bits >> (18 - 6 * place) & 63])
      }
    }
    return encoded
  }
}
