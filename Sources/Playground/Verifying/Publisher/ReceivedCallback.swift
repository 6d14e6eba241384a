/// A request as a server reads it.
package struct ReceivedCallback: Equatable, Sendable {
  package let callback: RewardCallback
  let signedText: String
  let signature: ECDSASignature
  let key: Int

  /// Strict: a signature that fits proves nothing as long as the same text can be read in two ways.
  init(_ query: String) throws(CallbackRefusal) {
    guard let mark = query.firstRange(of: "&signature=") else { throw .notSigned }
    let (text, end) = (query[..<mark.lowerBound], query[mark.upperBound...])
    let parts = end.split(separator: "&key_id=", omittingEmptySubsequences: false)
    guard parts.count == 2, let key = Int(parts[1]),
      let signature = Base64URL.bytes(String(parts[0])).flatMap(ECDSASignature.init(der:))
    else { throw .notSigned }
    guard let signedText = PercentEscape.unescaped(text) else { throw .unreadable }
    callback = RewardCallback(try Self.values(text))
    (self.signedText, self.signature, self.key) = (signedText, signature, key)
  }

  /// Each name once, in the order of Google.
  private static func values(
    _ text: Substring
  ) throws(CallbackRefusal) -> [CallbackParameter: String] {
    var values: [CallbackParameter: String] = [:]
    var last = ""
    for part in text.split(separator: "&", omittingEmptySubsequences: false) {
      guard let sign = part.firstIndex(of: "="),
        let value = PercentEscape.unescaped(part[part.index(after: sign)...])
      else { throw .unreadable }
      let name = String(part[..<sign])
      guard name > last else { throw .outOfOrder(name) }
      last = name
      if let parameter = CallbackParameter(rawValue: name) { values[parameter] = value }
    }
    for name in CallbackParameter.allCases where values[name] == nil && !name.isOptional {
      throw .missing(name)
    }
    return values
  }
}
