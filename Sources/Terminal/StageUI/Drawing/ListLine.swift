/// A line of a list: a row, which can be selected, or what is between rows.
enum ListLine: Equatable {
  case row(Int)
  /// A title, and a few words about what follows.
  case heading(String, String = "")
  case gap

  /// Rows with a heading before the first one of each group.
  static func rows<Group: Equatable>(
    _ groups: [Group], title: (Group) -> String
  ) -> [ListLine] {
    groups.indices.flatMap { place -> [ListLine] in
      let isFirst = place == 0 || groups[place] != groups[place - 1]
      return isFirst ? [.heading(title(groups[place])), .row(place)] : [.row(place)]
    }
  }
}
