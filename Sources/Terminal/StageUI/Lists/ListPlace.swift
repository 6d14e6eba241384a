/// Where one is in a list: the selected row, and what is searched for.
package struct ListPlace: Equatable, Sendable {
  /// The selected one of the rows that are shown.
  var selected: Int
  /// What is searched for; nil while letters are commands.
  var query: String?

  init(selected: Int = 0, query: String? = nil) {
    self.selected = selected
    self.query = query
  }

  /// Whether anything is searched for.
  var isSearching: Bool { query?.contains { $0 != " " } == true }

  /// The rows that are shown of those with these texts.
  func found(in texts: [String]) -> [Int] {
    guard let query, isSearching else { return Array(texts.indices) }
    let words = SearchWords(query)
    return texts.indices.filter { words.areIn(texts[$0]) }
  }
}

/// Typed words, which a text must have all of.
struct SearchWords {
  private let words: [String]

  init(_ query: String) { words = query.lowercased().split(separator: " ").map(String.init) }

  func areIn(_ text: String) -> Bool {
    let text = text.lowercased()
    return words.allSatisfy { text.contains($0) }
  }
}
