extension String {
  /// Whether `part` stands in it, byte for byte. Rules ask this of every ad, and texts of networks are
  /// long: the standard library's search compares characters, at ten times the cost.
  func holds(_ part: String) -> Bool {
    let (text, part) = (Array(utf8), Array(part.utf8))
    guard let first = part.first else { return true }
    guard text.count >= part.count else { return false }
    return (0...text.count - part.count).contains { start in
      text[start] == first && text[start..<start + part.count].elementsEqual(part)
    }
  }
}
