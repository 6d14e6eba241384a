import Languages
import Catalogue
import Scenarios
import Screen

/// The names and titles of scenarios, and the sentence of the selected one. Where sentences fit beside
/// names they are there instead of titles.
struct ScenariosPane: Pane {
  let list: ListPlace
  let own: ScenarioLibrary.Card?

  func draw(in rect: Rect, with brush: inout Brush) {
    let cards = ScenarioCards(own: own)
    let found = cards.found(list.query ?? "").map { cards.all[$0] }
    let bounds = brush.frame.bounds
    let inside = brush.sheet(
      .scenarios, list, found: found.count, of: cards.all.count,
      width: min(Self.widest, bounds.width - 4), height: bounds.height - 2)
    let name = min(Self.name, max(18, inside.width / 3))
    let hasSentences = inside.width - name - 1 >= Self.sentence
    let selected = found.indices.contains(list.selected) ? found[list.selected] : nil
    let about = hasSentences ? [] : lines(of: selected, inside)
    let parts = inside.rows([
      .flexible(), .fixed(about.isEmpty ? 0 : 1), .fixed(about.count),
    ])
    brush.list(
      lines: found.indices.map { .row($0) }, selected: list.selected, in: parts[0],
      nothing: EmptyState.noMatchingScenario.sentence
    ) { brush, place, line, style in
      let card = found[place]
      brush.write(
        [
          (Text.padded("\(card.shelf.sign) \(card.name)", to: name), style),
          (
            " \(localized(sentence: hasSentences ? card.about : card.title))",
            brush.theme.muted.readable(on: style)
          ),
        ], at: line.origin, until: line.maxX)
    }
    for (row, text) in about.enumerated() {
      brush.canvas.put(
        text, at: parts[2].origin.offset(y: row), brush.onSheet(brush.theme.text))
    }
  }

  /// The sentence below the list. There is room for two lines of it, so that the list does not jump;
  /// one's own scenario may need more.
  private func lines(of card: ScenarioLibrary.Card?, _ inside: Rect) -> [String] {
    guard inside.height >= 8 else { return [] }
    let lines = Text.wrapped(
      card.map { localized(sentence: $0.about) } ?? "", width: inside.width,
      lines: max(2, inside.height / 3))
    return lines + Array(repeating: "", count: max(0, 2 - lines.count))
  }

  private static let widest = 144
  /// The columns of a name, and of a sentence of the library.
  private static let name = 30
  private static let sentence = 106
}

extension ScenarioLibrary.Shelf {
  fileprivate var sign: String {
    switch self {
    case .file: "★"
    case .tour: "▶"
    case .lesson: "✎"
    case .library: "·"
    case .zoo: "✗"
    }
  }
}
