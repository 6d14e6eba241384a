extension JSONPath: CustomStringConvertible {
  /// `adUnits[0].lines[1].outcome`; a key that is not a plain word is in brackets and quotes.
  package var description: String {
    steps.reduce(into: "") { text, step in
      switch step {
      case .index(let index): text += "[\(index)]"
      case .key(let key) where Self.isPlain(key): text += text.isEmpty ? key : ".\(key)"
      case .key(let key): text += "[\(JSONQuote.quote(key))]"
      }
    }
  }

  private static func isPlain(_ key: String) -> Bool {
    !key.isEmpty && key.utf8.count <= 48
      && key.utf8.allSatisfy { JSONWord.contains($0) && $0 != UInt8(ascii: ".") }
  }
}
