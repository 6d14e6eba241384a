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

  /// The places of those with these texts that are searched for.
  func found(in texts: [String]) -> [Int] {
    query.map { SearchWords($0).found(in: texts) } ?? []
  }
}
