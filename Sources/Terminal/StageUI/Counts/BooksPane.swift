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
  init?(_ stage: Stage, _ state: StageState) {
    guard let kind = state.unitState?.kind, let sentence = BooksText.sentence(kind.through) else {
      return nil
    }
    self.sentence = sentence
    books = state.ad?.books.all ?? []
    hasRewards = kind.format.hasReward
    phase = state.ledgers.arbiters[state.unit].map { ArbiterText.phase($0, at: state.clock) }
    isFocused = stage.isFocused(.ledgers)
  }

  private static let figureWidth = 9

  func draw(in rect: Rect, with brush: inout Brush) {
    var rest = brush.pane(.ledgers, rect, isFocused: isFocused, title: PaneTitle.counts)
      .inset(horizontal: 1)
    if let phase {
      rest = rest.inset(top: brush.canvas.paragraph(phase, in: rest, brush.theme.strong) + 1)
    }
    rest = rest.inset(top: table(rest, &brush) + 1)
    brush.canvas.paragraph(sentence, in: rest, brush.theme.muted)
  }

  /// Returns its height.
  private func table(_ rect: Rect, _ brush: inout Brush) -> Int {
    guard !books.isEmpty else {
      return brush.canvas.paragraph(BooksText.nothing, in: rect, brush.theme.text)
    }
    let shown = hasRewards ? [0, 1, 2, 3] : [0, 1, 3]
    let heads = shown.map { BooksText.heads[$0] }
    row("", heads, rect, at: 0, brush.theme.muted, brush.theme.muted, &brush)
    for (place, book) in books.enumerated() where place + 1 < rect.height {
      let all = Self.figures(book.tally)
      row(
        book.keeper, shown.map { all[$0] }, rect, at: place + 1, brush.theme.network,
        brush.theme.strong, &brush)
    }
    return min(rect.height, books.count + 1)
  }

  private static func figures(_ tally: AdRecord.Tally) -> [String] {
    [
      "\(tally.impressions)", "\(tally.clicks)", "\(tally.rewards)",
      tally.paidMicros == 0 ? "–" : "\(tally.paidMicros.grouped) µ$",
    ]
  }

  private func row(
    _ name: String, _ figures: [String], _ rect: Rect, at line: Int, _ nameStyle: Style,
    _ style: Style, _ brush: inout Brush
  ) {
    let width = Self.figureWidth * figures.count
    let y = rect.y + line
    brush.canvas.put(
      Text.ellipsised(name, to: max(0, rect.width - width - 1)), at: Point(x: rect.x, y: y),
      nameStyle)
    for (place, figure) in figures.enumerated() {
      let x = rect.maxX - width + place * Self.figureWidth
      brush.canvas.put(
        figure, in: Rect(x: x, y: y, width: Self.figureWidth, height: 1), style, align: .end)
    }
  }
}
