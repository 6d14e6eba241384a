import Screen

/// A row of a list over the panes: what it shows, where it belongs, and what is done with it. What
/// is not looked at is not made.
package struct SheetRow: Sendable {
  let cells: @Sendable () -> [Piece]
  /// What goes on in the lines below them.
  let below: @Sendable () -> [[Piece]]
  /// At the right edge, a key or a value.
  let end: End
  /// What can be typed for it where there is no screen, besides its number.
  let key: String?
  let group: Group?
  /// What a search looks at.
  let searched: @Sendable () -> String
  /// What it says where there is no screen; nil if it is of no use there.
  let spoken: @Sendable (Scene) -> String?
  /// What is said below the list while it is selected.
  let about: @Sendable () -> String?
  /// Called when it is selected.
  let look: @Sendable (inout Stage) -> Void
  /// Does what it is for.
  let act: @Sendable (inout Scene) -> [StageEffect]

  init(
    _ cells: @autoclosure @escaping @Sendable () -> [Piece],
    below: @autoclosure @escaping @Sendable () -> [[Piece]] = [], end: End = End(),
    key: String? = nil, group: Group? = nil,
    searched: @autoclosure @escaping @Sendable () -> String,
    spoken: (@Sendable (Scene) -> String?)? = nil,
    about: @autoclosure @escaping @Sendable () -> String? = nil,
    look: @escaping @Sendable (inout Stage) -> Void = { _ in },
    _ act: @escaping @Sendable (inout Scene) -> [StageEffect]
  ) {
    (self.cells, self.below, self.end, self.key) = (cells, below, end, key)
    (self.group, self.searched) = (group, searched)
    self.spoken = spoken ?? { _ in searched() }
    (self.about, self.look, self.act) = (about, look, act)
  }

  /// Rows that belong together have a heading as long as nothing is searched for.
  struct Group: Equatable, Sendable {
    let title: String
    var note = ""
    /// Whether a row is free above it.
    var hasGap = false
  }

  /// What stands at the right edge, and the columns that are kept for it.
  struct End: Sendable {
    var cell = Piece("")
    var columns = 0
  }
}

extension [SheetRow] {
  /// The places of the rows that are looked for, with their headings.
  func lines(_ shown: [Int], isSearching: Bool) -> [ListLine] {
    shown.indices.flatMap { place -> [ListLine] in
      let row = self[shown[place]]
      let lines = [.row(place)] + row.below().indices.map { ListLine.more(place, $0) }
      guard !isSearching, let group = row.group,
        place == 0 || group != self[shown[place - 1]].group
      else { return lines }
      let gap: [ListLine] = group.hasGap ? [.gap] : []
      return gap + [.heading(group.title, group.note)] + lines
    }
  }
}
