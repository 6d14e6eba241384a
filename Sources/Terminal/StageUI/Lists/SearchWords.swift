/// Typed words, which a text must have all of.
struct SearchWords {
  private let words: [String]

  init(_ query: String) {
    // The longest word is in the fewest texts.
    words = Set(query.lowercased().split(separator: " ").map(String.init))
      .sorted { ($1.utf8.count, $0) < ($0.utf8.count, $1) }
  }

  /// The texts with words that begin so; only if there are none, those that have it anywhere: who
  /// looks for *lose* does not mean *close*.
  func found(in texts: [String]) -> [Int] {
    let beginning = beginning(in: texts)
    return beginning.isEmpty ? anywhere(in: texts) : beginning
  }

  /// The texts with a word that begins with each of these.
  func beginning(in texts: [String]) -> [Int] {
    texts.indices.filter { beginWords(of: texts[$0]) }
  }

  func anywhere(in texts: [String]) -> [Int] { texts.indices.filter { areIn(texts[$0]) } }

  private func areIn(_ text: String) -> Bool {
    let text = text.lowercased()
    return words.allSatisfy { text.contains($0) }
  }

  private func beginWords(of text: String) -> Bool {
    guard areIn(text) else { return false }
    let beginnings = text.indices.filter { begins(at: $0, in: text) }
    return words.allSatisfy { word in
      beginnings.contains { text[$0...].prefix(word.count).lowercased() == word }
    }
  }

  /// A word begins after what is no letter, and inside a name with a capital.
  private func begins(at place: String.Index, in text: String) -> Bool {
    guard place > text.startIndex else { return true }
    let (before, here) = (text[text.index(before: place)], text[place])
    if !before.isLetter, !before.isNumber { return true }
    return !(here.isLetter || here.isNumber) || here.isUppercase && before.isLowercase
  }
}
