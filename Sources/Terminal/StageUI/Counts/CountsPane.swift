import Catalogue
import Observing
import Scenarios
import Screen

/// The two books side by side, who tracks, and why the counts are what they are.
struct CountsPane: Pane {
  /// Nil if there has been none.
  private let ad: AdRecord?
  let isCovered: Bool
  /// In which order the ad's line reports events; nil without a line.
  let order: Scenario.Order?
  let isOrderOfNextAd: Bool
  /// Whether the ad's line lets Google decide who tracks.
  let servingDecides: Bool
  private let note: ForcedNote
  private let isFocused: Bool

  init(_ stage: Stage, _ state: StageState) {
    let ad = state.ad
    let line = stage.lineOfAd(state).map { state.lines[$0] }
    self.ad = ad
    isCovered = state.device.isCovered
    order = line?.order
    isOrderOfNextAd = stage.isOrderOfNextAd
    servingDecides =
      line?.googleDecides ?? false || ad?.clicks?.isOverruled == true
      || ad?.impressions?.isOverruled == true
    note = ForcedNote(state)
    isFocused = stage.isFocused(.ledgers)
  }

  func draw(in rect: Rect, with brush: inout Brush) {
    let whole = brush.pane(
      .ledgers, rect, isFocused: isFocused, title: PaneTitle.counts,
      trailing: brokenRules(brush, isWide: rect.width >= 46)
    ).inset(horizontal: 1)
    brush.note(note, on: rect)
    // Numbers far away from their names are hard to read.
    let inside = Rect(
      x: whole.x, y: whole.y, width: min(whole.width, 60), height: whole.height)
    guard let ad else {
      brush.canvas.paragraph(
        EmptyState.noAd(key: brush.keyLabel(.reload)).sentence, in: inside, brush.theme.muted)
      return
    }
    // In a low window the sentences need the rows that would be left empty.
    let gap = inside.height < (ad.format.isFullScreen ? 15 : servingDecides ? 13 : 10) ? 0 : 1
    var book = BookColumns(inside, ad)
    brush.books(&book, ad)
    book.y += gap
    watchers(&book, ad, &brush)
    book.y += gap
    draw(Verdict(ad), book, &brush)
  }

  /// How many rules the ad has broken, and the key that shows them.
  private func brokenRules(_ brush: Brush, isWide: Bool) -> String {
    CountsText.brokenRules(
      ad?.findings.count ?? 0, key: brush.keyLabel(.contractRoom), isWide: isWide)
  }

  private func draw(_ verdict: Verdict, _ book: BookColumns, _ brush: inout Brush) {
    let style =
      switch verdict.tone {
      case .quiet: brush.theme.muted
      case .agree: brush.theme.text
      case .disagree: brush.theme.warning
      }
    var y = book.y
    for sentence in verdict.sentences where y < book.rect.maxY {
      let rest = Rect(
        x: book.rect.x, y: y, width: book.rect.width, height: book.rect.maxY - y)
      y += brush.canvas.paragraph(sentence, in: rest, style)
    }
  }
}
