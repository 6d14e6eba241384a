extension String {
  /// Whether it contains `part`, byte for byte. Rules check every ad, and networks' texts are long:
  /// the standard library's search compares characters, at ten times the cost.
  func holds(_ part: String) -> Bool {
    let (text, part) = (Array(utf8), Array(part.utf8))
    guard let first = part.first else { return true }
    guard text.count >= part.count else { return false }
    return (0...text.count - part.count).contains { start in
      text[start] == first && text[start..<start + part.count].elementsEqual(part)
    }
  }
}
