import Scenarios
import Observing
import Screen

extension Painter {
  /// The two books side by side, who watches, and why they say what they say.
  mutating func ledgers(_ rect: Rect) {
    let whole = pane(.ledgers, rect, title: "Who counted?", trailing: brokenRules)
      .inset(horizontal: 1)
    noteForced(rect)
    // Numbers that stand far from their names are hard to read across.
    let inside = Rect(
      x: whole.x, y: whole.y, width: min(whole.width, 60), height: whole.height)
    guard let ad = state.ad else {
      frame.canvas.paragraph(
        "No ad yet. \(keyLabel(.reload)) asks for one.", in: inside, theme.muted)
      return
    }
    // In a low window the sentences need the rows that would be left free.
    let decides = servingDecides
    let gap = inside.height < (ad.format.isFullScreen ? 15 : decides ? 13 : 10) ? 0 : 1
    var book = BookColumns(inside, ad)
    books(&book, ad)
    book.y += gap
    watchers(&book, ad)
    book.y += gap
    verdict(Verdict(ad), book)
  }

  /// How many rules the ad has broken, and where to read which.
  private var brokenRules: String {
    let count = state.ad?.findings.count ?? 0
    guard count > 0 else { return "" }
    return "\(count) broken rule\(count == 1 ? "" : "s") (\(keyLabel(.contractRoom)))"
  }

  private mutating func verdict(_ verdict: Verdict, _ book: BookColumns) {
    let style =
      switch verdict.tone {
      case .quiet: theme.muted
      case .agree: theme.text
      case .disagree: theme.warning
      }
    var y = book.y
    for sentence in verdict.sentences where y < book.rect.maxY {
      y += frame.canvas.paragraph(
        sentence,
        in: Rect(x: book.rect.x, y: y, width: book.rect.width, height: book.rect.maxY - y), style)
    }
  }
}
