import Catalogue
import Observing
import Screen
import Theming

/// Who saw what and who was told, who is to see it, and why the counts are what they are.
struct CountsPane: Pane {
  let sheet: CountsSheet
  private let note: ForcedNote
  private let isFocused: Bool

  init(_ scene: Scene) {
    sheet = scene.kept { CountsSheet(scene) }
    note = scene.kept { ForcedNote(scene.state) }
    isFocused = scene.stage.isFocused(.ledgers)
  }

  func draw(in rect: Rect, with brush: inout Brush) {
    _ = brush.pane(
      .ledgers, rect, isFocused: isFocused, title: PaneTitle.counts,
      trailing: trailing(brush, isWide: rect.width >= Self.wide)
    )
    if let agreement = sheet.agreement { colour(isAgreement: agreement == .agree, rect, &brush) }
    brush.note(note, on: rect)
    let inside = inside(of: rect)
    let columns = CountColumns(inside, networkName: sheet.networkName)
    var y = inside.y
    for line in sheet.lines(width: inside.width, height: inside.height) where y < inside.maxY {
      let row = Rect(x: inside.x, y: y, width: inside.width, height: inside.maxY - y)
      if line.isOfImpression, let quarter = sheet.quarterInView {
        let middle = line.rows(width: inside.width) / 2
        let place = Point(x: inside.x + CountColumns.title, y: y + middle)
        y += brush.draw(line, in: row, columns)
        brush.canvas.put(CountsText.quarters[quarter - 1], at: place, brush.theme.accent)
      } else {
        y += brush.draw(line, in: row, columns)
      }
    }
  }

  /// The beginning of what is at the end of the title.
  private func colour(isAgreement: Bool, _ rect: Rect, _ brush: inout Brush) {
    let words = trailing(brush, isWide: rect.width >= Self.wide)
    let agreement = CountsText.agreement(isAgreement)
    guard TextWidth.columns(words) + 11 <= rect.width, words.hasPrefix(agreement) else { return }
    let style = isAgreement ? brush.theme.agreement : brush.theme.alarm
    let place = Point(x: rect.maxX - TextWidth.columns(words) - 3, y: rect.y)
    brush.canvas.put(agreement, at: place, style)
  }

  /// From how many columns on a title has room for sentences.
  static let wide = 52

  /// Figures that stand far from their names are hard to read across.
  func inside(of rect: Rect) -> Rect {
    let whole = rect.inset(1).inset(horizontal: 1)
    return Rect(x: whole.x, y: whole.y, width: min(whole.width, 60), height: whole.height)
  }

  /// Whether the counts agree, and how many rules the ad has broken.
  private func trailing(_ brush: Brush, isWide: Bool) -> String {
    // What to fix is said below, with the same key.
    let broken =
      sheet.fix != nil && !isWide
      ? ""
      : CountsText.brokenRules(
        sheet.brokenRules, notes: sheet.notes, key: brush.keyLabel(.contractRoom), isWide: isWide)
    let agreement = sheet.agreement.map { CountsText.agreement($0 == .agree) }
    return [agreement, broken].compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: ", ")
  }
}
