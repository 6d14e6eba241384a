/// A macro in a URL, in all forms that are in use.
enum MacroToken {
  private static let forms = [
    ("[", "]"), ("%5B", "%5D"), ("%%", "%%"), ("${", "}"), ("%24%7B", "%7D"),
  ].map { (open: Array($0.0.utf8), close: Array($0.1.utf8)) }

  /// The name and the length of the macro with which these bytes begin.
  static func token(at bytes: ArraySlice<UInt8>) -> (name: String, length: Int)? {
    for form in forms where begins(bytes, form.open) {
      let rest = bytes.dropFirst(form.open.count)
      let name = rest.prefix(while: isOfName)
      guard let first = name.first, isLetter(first), begins(rest[name.endIndex...], form.close)
      else {
        continue
      }
      let length = form.open.count + name.count + form.close.count
      return (String(decoding: name, as: UTF8.self).uppercased(), length)
    }
    return nil
  }

  /// Whether a value is still a macro.
  static func isRaw(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    return token(at: bytes[...]).map { $0.length == bytes.count } ?? false
  }

  /// Escapes are the same in both cases.
  private static func begins(_ bytes: ArraySlice<UInt8>, _ form: [UInt8]) -> Bool {
    bytes.count >= form.count
      && zip(bytes, form).allSatisfy { $0 == $1 || isLetter($0) && $0 ^ 0x20 == $1 }
  }

  private static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }

  private static func isOfName(_ byte: UInt8) -> Bool {
    isLetter(byte) || (0x30...0x39).contains(byte) || byte == UInt8(ascii: "_")
      || byte == UInt8(ascii: ":")
  }
}
