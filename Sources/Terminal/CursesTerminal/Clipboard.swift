/// The sequence that puts text on the clipboard of the user's terminal, even through a remote
/// shell.
enum Clipboard {
  /// What terminals are known to accept, in bytes of the encoded text.
  private static let limit = 74_994

  /// Nil if the text is too long.
  static func sequence(_ text: String) -> [UInt8]? {
    let encoded = Base64.encoded(Array(text.utf8))
    guard encoded.count <= limit else { return nil }
    return Array("\u{1B}]52;c;".utf8) + encoded + [0x07]
  }

}
