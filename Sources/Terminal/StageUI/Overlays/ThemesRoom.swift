import Catalogue
import Languages
import Observing
package import Screen
import Theming

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

  package func rows(_ scene: Scene) -> [SheetRow] {
    let width = cards.map { TextWidth.columns($0.name) }.max() ?? 0
    return cards.map { card in
      SheetRow(
        card.cells(nameWidth: width + 2), searched: "\(card.name) \(card.about)",
        look: { Self.use(card.name, &$0) }
      ) { scene in
        // It is used already.
        scene.stage.overlay = nil
        return []
      }
    }
  }

  /// Beside the panes, which show what the theme looks like.
  package func sheet(_ rows: [SheetRow], _ scene: Scene) -> ListSheet {
    ListSheet(
      sheet: .theme, place: .aside, width: 58,
      height: min(rows.count + 2, max(8, scene.size.height / 2)))
  }

  package func leave(_ stage: inout Stage) -> [StageEffect] {
    stage.overlay = nil
    Self.use(before, &stage)
    return []
  }

  /// Uses a theme that was there when the list was opened, if it still is.
  private static func use(_ name: String, _ stage: inout Stage) {
    if stage.themes.names.contains(name) { stage.theme = name }
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

extension ThemeCard {
  fileprivate func cells(nameWidth: Int) -> [Piece] {
    let samples = zip("GANS!", sample).map { Piece(" \($0) ", .sample($1)) }
    return [.plain(Text.padded(name, to: nameWidth))] + samples
      + [Piece(samples.isEmpty ? "" : "  ", .sample(nil)), .muted(localized(sentence: about))]
  }
}
