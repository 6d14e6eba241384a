import Catalogue
import Observing
import Screen
import Simulation

/// What became of the user's choices: what the application set, Google passed, the adapter read, and the
/// network was told. Only looked at.
package struct PrivacyRoom: ListRoom {
  package static let card = RoomCard(
    "privacy", title: "privacy",
    explanation: "Shows what became of the user's consent on its way to the network.",
    keys: [Key("C")], place: .over, after: .discrepancy,
    CommandManner(otherWords: "consent TCF GPP GDPR CCPA COPPA"))

  package var list: ListPlace

  /// At the first choice that was lost.
  package init?(_ scene: Scene) {
    let rows = scene.state.ledgers.privacy.rows(of: scene.state.ad?.name)
    list = ListPlace(selected: rows.firstIndex(where: \.arrival.isWrong) ?? 0)
  }

  package func rows(_ scene: Scene) -> [SheetRow] {
    // The longest title, where the strings beside it have room as well.
    let first = scene.size.width < 100 ? 20 : 22
    let width = (scene.inside(width(scene)) - first) / PrivacyText.columns.count
    let heading = PrivacyText.columns.reduce(Text.padded("", to: first)) {
      $0 + Text.padded(Text.ellipsised($1, to: width - 1), to: width)
    }
    return scene.state.ledgers.privacy.rows(of: scene.state.ad?.name).map { row in
      SheetRow(
        Self.cells(row, first, width), group: .init(title: heading),
        searched: "\(PrivacyText.title(row.choice)) \(row.choice.key)",
        spoken: { _ in PrivacyText.spoken(row) },
        // Which row it is about is not left to a colour.
        about:
          "\(PrivacyText.title(row.choice)): \(PrivacyText.about(row, withTimes: !Self.hasTimes(width)))"
      ) { scene in
        row.newest.map { scene.stage.explain(entry: $0) }
        return []
      }
    }
  }

  /// Whether a time fits beside what was said; if not, the times stand below the list.
  private static func hasTimes(_ width: Int) -> Bool { width >= 20 }

  private static func cells(_ row: PrivacyRow, _ first: Int, _ width: Int) -> [Piece] {
    let isWrong = row.arrival.isWrong
    let title = Text.ellipsised(PrivacyText.title(row.choice), to: first - 3)
    let sign = Piece(isWrong ? "✗ " : "  ", isWrong ? .alarm : .muted)
    let cells = PrivacyText.cells(row).enumerated().map { place, said -> Piece in
      let isAlarming = isWrong && place == (row.arrival == .unanswered ? 0 : 3)
      guard let said else {
        return Piece(Text.padded("–", to: width), isAlarming ? .alarm : .muted)
      }
      let time = hasTimes(width) ? " \(PrivacyText.time(said))" : ""
      let room = width - 1 - TextWidth.columns(time)
      let value = Text.ellipsised(PrivacyText.value(said, of: row.choice), to: room)
      return Piece(Text.padded("\(value)\(time)", to: width), isAlarming ? .alarm : .plain)
    }
    return [sign, .plain(Text.padded(title, to: first - 2))] + cells
  }

  private func width(_ scene: Scene) -> Int { min(128, scene.size.width - 4) }

  package func sheet(_ rows: [SheetRow], _ scene: Scene) -> ListSheet {
    let hasRows = !self.rows(scene).isEmpty
    return ListSheet(
      sheet: .list(
        scene.state.ad.map { "\(Self.card.texts.title) · \($0.name)" } ?? Self.card.texts.title),
      width: width(scene), height: rows.count + 11,
      nothing: hasRows ? HelpText.nothingFound : EmptyState.noPrivacy.sentence,
      about: 4...6)
  }
}
