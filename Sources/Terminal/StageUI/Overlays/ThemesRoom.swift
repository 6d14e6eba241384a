import Catalogue
import Languages
import Observing
package import Screen

/// The themes; the one under the cursor is used while choosing.
package struct ThemesRoom: ListRoom {
  package static let card = RoomCard(
    .theme, title: "theme", explanation: "Chooses the colours; moving previews them.",
    keys: [Key("t")], place: .over, after: .slower,
    CommandManner(
      group: .program, isLockable: true, speech: .needsScreen, otherWords: "light dark projector"))

  package static var isRound: Bool { true }

  package var list: ListPlace
  private let before: String
  private let cards: [ThemeCard]

  package init?(_ scene: Scene) {
    list = ListPlace(selected: scene.stage.themes.names.firstIndex(of: scene.stage.theme) ?? 0)
    before = scene.stage.theme
    cards = scene.stage.themes.cards
  }

  package func texts(_ scene: Scene) -> [String] {
    cards.map { "\($0.name) \($0.about)" }
  }

  package func pane(_ scene: Scene) -> any Pane { ThemesPane(cards: cards, list: list) }

  package func leave(_ stage: inout Stage) -> [StageEffect] {
    stage.overlay = nil
    use(before, &stage)
    return []
  }

  package func look(at row: Int, _ stage: inout Stage) {
    if cards.indices.contains(row) { use(cards[row].name, &stage) }
  }

  /// Uses a theme that was there when the list was opened, if it still is.
  private func use(_ name: String, _ stage: inout Stage) {
    if stage.themes.names.contains(name) { stage.theme = name }
  }

  /// The theme is used already.
  package func choose(_ row: Int, _ scene: inout Scene) -> [StageEffect] {
    scene.stage.overlay = nil
    return []
  }

  /// A click previews a theme.
  package func click(row: Int, _ scene: inout Scene) -> [StageEffect] {
    move(by: row - list.selected, &scene)
    return []
  }

  /// The key that opens the list goes on in it.
  package func handleOther(_ key: Key, _ scene: inout Scene) -> [StageEffect] {
    guard scene.keyMap.command(for: key) == .theme else {
      return handleUnknown(key, &scene)
    }
    move(by: 1, &scene)
    return []
  }
}

/// Beside the panes, which show what the theme looks like.
struct ThemesPane: Pane {
  let cards: [ThemeCard]
  let list: ListPlace

  func draw(in rect: Rect, with brush: inout Brush) {
    let found = list.found(in: cards.map { "\($0.name) \($0.about)" })
    let inside = brush.sheet(
      .theme, list, place: .aside, found: found.count, of: cards.count, width: 58,
      height: min(cards.count + 2, max(8, rect.height / 2)))
    let width = cards.map { TextWidth.columns($0.name) }.max() ?? 0
    brush.list(found, selected: list.selected, in: inside) { brush, place, line, style in
      brush.draw(cards[place], nameWidth: width, in: line, style)
    }
  }
}

extension Brush {
  fileprivate mutating func draw(
    _ card: ThemeCard, nameWidth: Int, in line: Rect, _ style: Style
  ) {
    canvas.put(card.name, in: line, style)
    // Where there are no colours, there is nothing to show.
    let sample = theme.text.background == .default ? [] : card.sample
    var parts = zip("GANS!", sample).map { (" \($0) ", $1) }
    if !parts.isEmpty { parts.append(("  ", style)) }
    parts.append((localized(sentence: card.about), theme.muted.readable(on: style)))
    write(parts, at: Point(x: line.x + nameWidth + 2, y: line.y), until: line.maxX)
  }
}
