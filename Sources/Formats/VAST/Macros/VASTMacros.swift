/// Puts values into URLs.
public struct VASTMacros: Sendable {
  /// The values, not encoded; several are joined by commas.
  public var values: [VASTMacro: [String]]
  /// What happens to a known macro without a value.
  public var missing: Missing

  /// Players put -1 where they do not know, so that a server sees no bracket; a tool that explains a
  /// document leaves the macro alone.
  public enum Missing: Sendable {
    case unknown, untouched
  }

  /// Values, and what to do without one.
  public init(_ values: [VASTMacro: [String]] = [:], missing: Missing = .unknown) {
    self.values = values
    self.missing = missing
  }

  /// Macros of a call that reports an error; other numbers than VAST's own become 900.
  public static func error(_ code: VASTErrorCode) -> VASTMacros {
    let code = code.isDefined ? code : .undefined
    return VASTMacros([.errorCode: ["\(code.rawValue)"]], missing: .untouched)
  }

  /// The URL with every known `[NAME]` replaced, and anything else in brackets left alone.
  public func expand(_ url: String) -> String {
    guard url.utf8.contains(Self.open) else { return url }
    var result: [UInt8] = []
    var rest = Array(url.utf8)[...]
    while let start = rest.firstIndex(of: Self.open) {
      result += rest[..<start]
      rest = rest[start...]
      let name = rest.dropFirst().prefix { Self.isOfName($0) }
      let end = name.endIndex
      if !name.isEmpty, end < rest.endIndex, rest[end] == Self.close,
        let value = value(of: String(decoding: name, as: UTF8.self))
      {
        result += value.utf8
        rest = rest[(end + 1)...]
      } else {
        result.append(Self.open)
        rest = rest.dropFirst()
      }
    }
    return String(decoding: result + rest, as: UTF8.self)
  }

  private func value(of name: String) -> String? {
    guard let macro = VASTMacro(name: name) else { return nil }
    guard let value = values[macro] else { return missing == .unknown ? "-1" : nil }
    return value.map(Self.encoded).joined(separator: ",")
  }

  /// Percent-encoded but for the unreserved characters of RFC 3986.
  static func encoded(_ text: String) -> String {
    text.utf8.reduce(into: "") { result, byte in
      if isUnreserved(byte) {
        result.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        result += "%" + Quote.hex(byte)
      }
    }
  }

  private static let open = UInt8(ascii: "[")
  private static let close = UInt8(ascii: "]")

  private static func isOfName(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
  }

  /// Whether RFC 3986 calls it unreserved: it means the same with and without an escape.
  package static func isUnreserved(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
      UInt8(ascii: "_"), UInt8(ascii: "~"):
      true
    default: false
    }
  }
}
