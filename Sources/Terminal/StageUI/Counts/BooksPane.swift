import AdServing
import Catalogue
import Observing
import Scenarios
import Screen

/// What each SDK counted of an ad that Google has no part in. There is no other side to compare it
/// with, so it is a table and not a direction.
struct BooksPane: Pane {
  private let books: [Books.Book]
  private let hasRewards: Bool
  private let phase: String?
  private let sentence: String
  private let isFocused: Bool

  /// Nil for an ad that Google counts, too.
  init?(_ scene: Scene) {
    guard let kind = scene.state.unitState?.kind, let sentence = kind.through.text.books else {
      return nil
    }
    self.sentence = sentence
    books = scene.state.ad?.books.all ?? []
    hasRewards = kind.format.hasReward
    phase = scene.state.ledgers.arbiters[scene.state.unit].map {
      ArbiterText.phase($0, at: scene.state.clock)
    }
    isFocused = scene.stage.isFocused(.ledgers)
  }

  private static let titleWidth = 11

  func draw(in rect: Rect, with brush: inout Brush) {
    var rest = brush.pane(.ledgers, rect, isFocused: isFocused, title: PaneTitle.counts)
      .inset(horizontal: 1)
    if let phase {
      rest = rest.inset(top: brush.canvas.paragraph(phase, in: rest, brush.theme.strong) + 1)
    }
    rest = rest.inset(top: table(rest, &brush) + 1)
    brush.canvas.paragraph(sentence, in: rest, brush.theme.muted)
  }

  /// A column for each SDK that counted; returns the height.
  private func table(_ rect: Rect, _ brush: inout Brush) -> Int {
    guard !books.isEmpty else {
      return brush.canvas.paragraph(BooksText.nothing, in: rect, brush.theme.text)
    }
    let theme = brush.theme
    row("", books.map(\.keeper), rect, at: 0, theme.network, &brush)
    let rows = rows
    for (place, row) in rows.enumerated() where place + 1 < rect.height {
      self.row(
        row.title, books.map { row.figure($0.tally) }, rect, at: place + 1, theme.strong, &brush)
    }
    return min(rect.height, rows.count + 1)
  }

  private typealias Row = (title: String, figure: (AdRecord.Tally) -> String)

  private var rows: [Row] {
    let events: [Row] = [
      (BooksText.impressions, { "\($0.impressions)" }), (BooksText.clicks, { "\($0.clicks)" }),
    ]
    let rewards: [Row] = hasRewards ? [(BooksText.rewards, { "\($0.rewards)" })] : []
    return events + rewards + [(BooksText.paid, { ArbiterText.micros($0.paidMicros) })]
  }

  private func row(
    _ title: String, _ figures: [String], _ rect: Rect, at line: Int, _ style: Style,
    _ brush: inout Brush
  ) {
    let y = rect.y + line
    brush.canvas.put(title, at: Point(x: rect.x, y: y), brush.theme.text)
    let width = min(16, max(0, rect.width - Self.titleWidth) / figures.count)
    for (place, figure) in figures.enumerated() {
      let x = rect.x + Self.titleWidth + place * width
      brush.canvas.put(
        Text.ellipsised(figure, to: max(0, width - 1)),
        in: Rect(x: x, y: y, width: width, height: 1), style, align: .end)
    }
  }
}
