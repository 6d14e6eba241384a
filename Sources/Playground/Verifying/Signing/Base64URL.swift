import Foundation

/// Base64 in the alphabet for URLs, without the signs of equality at its end.
enum Base64URL {
  static func text(_ bytes: [UInt8]) -> String {
    Data(bytes).base64EncodedString().replacing("+", with: "-").replacing("/", with: "_")
      .replacing("=", with: "")
  }

  /// Nil for a character that is not in the alphabet, for too few, and for another form of the same bytes.
  static func bytes(_ text: String) -> [UInt8]? {
    let usual = text.replacing("-", with: "+").replacing("_", with: "/")
    let end = String(repeating: "=", count: (4 - usual.utf8.count % 4) % 4)
    let bytes = Data(base64Encoded: usual + end).map(Array.init)
    return bytes.flatMap { self.text($0) == text ? $0 : nil }
  }
}
