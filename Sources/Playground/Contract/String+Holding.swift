extension String {
  /// Whether it contains `part`, byte for byte. Rules check every ad, and networks' texts are long:
  /// the standard library's search compares characters, at ten times the cost.
  func holds(_ part: String) -> Bool {
    guard let first = part.utf8.first else { return true }
    var rest = utf8[...]
    while let start = rest.firstIndex(of: first) {
      rest = rest[start...]
      if rest.starts(with: part.utf8) { return true }
      rest = rest.dropFirst()
    }
    return false
  }

  /// The same whatever spaces there are: a text that was copied from a screen, or mailed, may have lost some.
  func holdsWords(of part: String) -> Bool {
    holds(part) || filter { !$0.isWhitespace }.holds(part.filter { !$0.isWhitespace })
  }
}
