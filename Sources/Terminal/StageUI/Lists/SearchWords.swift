/// Typed words, which a text must have all of.
struct SearchWords {
  private let words: [[UInt8]]

  init(_ query: String) {
    // The longest word is in the fewest texts.
    words = Set(query.split(separator: " ").map { SearchedText(String($0)).small })
      .sorted { $0.count > $1.count }
  }

  /// The texts with words that begin so; only if there are none, those that have it anywhere: who
  /// looks for *lose* does not mean *close*.
  func found(in texts: [String]) -> [Int] {
    let texts = texts.map { SearchedText($0) }
    let anywhere = texts.indices.filter { areIn(texts[$0]) }
    let beginning = anywhere.filter { beginWords(of: texts[$0]) }
    return beginning.isEmpty ? anywhere : beginning
  }

  /// The texts with a word that begins with each of these.
  func beginning(in texts: [String]) -> [Int] {
    texts.indices.filter { beginWords(of: SearchedText(texts[$0])) }
  }

  func anywhere(in texts: [String]) -> [Int] {
    texts.indices.filter { areIn(SearchedText(texts[$0])) }
  }

  private func areIn(_ text: SearchedText) -> Bool {
    words.allSatisfy { text.contains($0) { _ in true } }
  }

  private func beginWords(of text: SearchedText) -> Bool {
    words.allSatisfy { text.contains($0, where: text.wordBegins) }
  }
}

/// A text, and the same in small letters with every letter in its place.
private struct SearchedText {
  private let letters: [UInt8]
  let small: [UInt8]

  init(_ text: String) {
    letters = Array(text.utf8)
    small = text.utf8.allSatisfy { $0 < 0x80 } ? letters.map(\.smallLetter) : Self.small(text)
  }

  /// A letter whose small one is longer or shorter stays as it is.
  private static func small(_ text: String) -> [UInt8] {
    text.unicodeScalars.flatMap { letter -> [UInt8] in
      let own = Array(String(letter).utf8)
      let small = Array(letter.properties.lowercaseMapping.utf8)
      return small.count == own.count ? small : own
    }
  }

  /// Whether a word is in it, at a place that is good enough.
  func contains(_ word: [UInt8], where isGood: (Int) -> Bool) -> Bool {
    guard let first = word.first, word.count <= small.count else { return word.isEmpty }
    return (0...(small.count - word.count)).contains { place in
      small[place] == first && small[place...].starts(with: word) && isGood(place)
    }
  }

  /// A word begins after what is no letter, and inside a name with a capital.
  func wordBegins(at place: Int) -> Bool {
    guard place > 0 else { return true }
    let (before, here) = (kind(endingAt: place), kind(at: place))
    if before == .other || here == .other { return true }
    return here == .capital && before == .small
  }

  private enum Kind { case small, capital, otherLetter, other }

  private func kind(endingAt end: Int) -> Kind {
    var start = end - 1
    while start > 0, letters[start].continuesLetter { start -= 1 }
    return kind(at: start)
  }

  private func kind(at place: Int) -> Kind {
    var end = place + 1
    while end < letters.count, letters[end].continuesLetter { end += 1 }
    let letter = String(decoding: letters[place..<end], as: UTF8.self).first ?? " "
    if letter.isUppercase { return .capital }
    if letter.isLowercase { return .small }
    return letter.isLetter || letter.isNumber ? .otherLetter : .other
  }
}

extension UInt8 {
  fileprivate var smallLetter: UInt8 { (0x41...0x5A).contains(self) ? self + 0x20 : self }
  /// Whether it is a later part of a letter of several bytes.
  fileprivate var continuesLetter: Bool { self & 0xC0 == 0x80 }
}
