import Screen

/// A row of a list over the panes: what it shows, where it belongs, and what is done with it. What
/// is not looked at is not made.
package struct SheetRow: Sendable {
  let cells: @Sendable () -> [Cell]
  /// At the right edge, a key or a value.
  let end: End
  let group: Group?
  /// What a search looks at.
  let searched: @Sendable () -> String
  /// What it says where there is no screen.
  let spoken: @Sendable () -> String
  /// What is said below the list while it is selected.
  let about: @Sendable () -> String?
  /// Called when it is selected.
  let look: @Sendable (inout Stage) -> Void
  /// Does what it is for.
  let act: @Sendable (inout Scene) -> [StageEffect]

  init(
    _ cells: @autoclosure @escaping @Sendable () -> [Cell], end: End = End(), group: Group? = nil,
    searched: @autoclosure @escaping @Sendable () -> String,
    spoken: (@Sendable () -> String)? = nil,
    about: @autoclosure @escaping @Sendable () -> String? = nil,
    look: @escaping @Sendable (inout Stage) -> Void = { _ in },
    _ act: @escaping @Sendable (inout Scene) -> [StageEffect]
  ) {
    (self.cells, self.end, self.group, self.searched) = (cells, end, group, searched)
    self.spoken = spoken ?? searched
    (self.about, self.look, self.act) = (about, look, act)
  }

  /// Rows that belong together have a heading as long as nothing is searched for.
  struct Group: Equatable, Sendable {
    let title: String
    var note = ""
    /// Whether a row is free above it.
    var hasGap = false
  }

  /// A piece of text, with its style on the row's own.
  struct Cell: Sendable {
    let piece: @Sendable (Theme, _ row: Style) -> (String, Style)
    /// The address that a terminal opens from it, if it is one of the web.
    var address: String?

    static func plain(_ text: String) -> Self { Self { (text, $1) } }
    static func bold(_ text: String) -> Self { Self { (text, $1.adding(.bold)) } }
    static func muted(_ text: String) -> Self { Self { (text, $0.muted.readable(on: $1)) } }
    static func accent(_ text: String) -> Self { Self { (text, $0.accent.readable(on: $1)) } }
    /// Where there are no colours, there is nothing to show.
    static func sample(_ text: String, _ style: Style?) -> Self {
      Self { ($0.text.background == .default ? "" : text, style ?? $1) }
    }
  }

  /// What stands at the right edge, and the columns that are kept for it.
  struct End: Sendable {
    var cell = Cell.plain("")
    var columns = 0
  }
}

extension [SheetRow] {
  /// The places of the rows that are looked for, with their headings.
  func lines(_ shown: [Int], isSearching: Bool) -> [ListLine] {
    guard !isSearching else { return shown.indices.map { .row($0) } }
    return shown.indices.flatMap { place -> [ListLine] in
      let group = self[shown[place]].group
      guard let group, place == 0 || group != self[shown[place - 1]].group else {
        return [.row(place)]
      }
      let gap: [ListLine] = group.hasGap ? [.gap] : []
      return gap + [.heading(group.title, group.note), .row(place)]
    }
  }
}
