import Catalogue
import Observing
import Screen
import Theming

/// Who saw what and who was told, who is to see it, and why the counts are what they are.
struct CountsPane: Pane {
  let sheet: CountsSheet
  private let note: ForcedNote

  init(_ scene: Scene) {
    sheet = scene.kept { CountsSheet(scene) }
    note = scene.kept { ForcedNote(scene.state) }
  }

  func draw(in rect: Rect, with brush: inout Brush) {
    _ = brush.pane(
      .ledgers, rect, title: PaneTitle.counts,
      trailing: trailing(brush, isWide: rect.width >= Self.wide)
    )
    if let agreement = sheet.agreement {
      brush.colour(
        isAgreement: agreement == .agree, trailing(brush, isWide: rect.width >= Self.wide), rect)
    }
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

  /// From how many columns on a title has room for sentences.
  static let wide = 52

  /// Figures that stand far from their names are hard to read across.
  func inside(of rect: Rect) -> Rect {
    let whole = rect.inset(1).inset(horizontal: 1)
    return Rect(x: whole.x, y: whole.y, width: min(whole.width, 60), height: whole.height)
  }

  /// Whether the counts agree, and how many rules the ad has broken.
  private func trailing(_ brush: Brush, isWide: Bool) -> String {
    // What to fix is said below, with the same key; but that both agree is not all that there is to say.
    let isSaid = sheet.fix != nil && !isWide && sheet.agreement != .agree
    return CountsText.summary(
      agree: sheet.agreement.map { $0 == .agree }, broken: isSaid ? 0 : sheet.brokenRules,
      notes: isSaid ? 0 : sheet.notes, key: brush.keyLabel(.contractRoom), isWide: isWide)
  }
}

extension Brush {
  /// Colours the beginning of what is at the end of a room's title, if it says whether the counts agree.
  mutating func colour(isAgreement: Bool, _ trailing: String, _ room: Rect) {
    let agreement = CountsText.agreement(isAgreement)
    guard TextWidth.columns(trailing) + 11 <= room.width, trailing.hasPrefix(agreement) else {
      return
    }
    let place = Point(x: room.maxX - TextWidth.columns(trailing) - 3, y: room.y)
    canvas.put(agreement, at: place, isAgreement ? theme.agreement : theme.alarm)
  }
}
