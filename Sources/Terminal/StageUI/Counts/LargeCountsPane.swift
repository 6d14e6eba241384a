import Catalogue
import Observing
import Screen
import Theming

/// The counts for people far away: nothing but names, figures, arrows, and who saw and who was told,
/// as large as the place allows.
struct LargeCountsPane: Pane {
  private let sheet: CountsSheet
  private let note: ForcedNote
  /// What is drawn where large figures have no room.
  private let small: CountsPane

  /// Nil where there are no counts, or figures that are too wide.
  init?(_ scene: Scene) {
    guard scene.stage.isLarge else { return nil }
    sheet = scene.kept { CountsSheet(scene) }
    note = scene.kept { ForcedNote(scene.state) }
    small = CountsPane(scene)
    guard sheet.news == nil, !sheet.rows.isEmpty, sheet.rows.allSatisfy(\.canBeLarge) else {
      return nil
    }
  }

  /// Where things stand, from how large the figures are.
  private struct Plan {
    let scale: Int
    let title: Int
    let google: Int
    let network: Int
    let gap: Int
    /// How many rows a figure takes: of its last one the lower half is empty.
    var figure: Int { Self.figure(scale) }

    private static func figure(_ scale: Int) -> Int { (5 * scale + 1) / 2 }
    private static let leastShaft = 6
    private static let remark = 4

    init?(_ rect: Rect, _ rows: [CountRow]) {
      let widest = rows.compactMap { LargeFigure($0.network)?.width }.max() ?? 3
      let titles = CountColumns.title
      func fits(_ scale: Int) -> Bool {
        let height = 1 + rows.count * (Self.figure(scale) + 1)
        let width = titles + (3 + widest) * scale + 4 + Self.leastShaft + Self.remark
        return height <= rect.height && width <= rect.width
      }
      guard let scale = (1...8).last(where: fits) else { return nil }
      self.scale = scale
      title = rect.x
      google = rect.x + titles
      network = rect.maxX - Self.remark - widest * scale
      let used = 1 + rows.count * (Self.figure(scale) + 1)
      gap = (rect.height - used) / (rows.count + 1)
    }
  }

  func draw(in rect: Rect, with brush: inout Brush) {
    guard Plan(rect.inset(1).inset(horizontal: 1), sheet.rows) != nil else {
      return small.draw(in: rect, with: &brush)
    }
    let words = sheet.agreement.map { CountsText.agreement($0 == .agree) } ?? ""
    let inside = brush.pane(
      .ledgers, rect, title: PaneTitle.counts, trailing: words
    ).inset(horizontal: 1)
    brush.note(note, on: rect)
    guard let plan = Plan(inside, sheet.rows) else { return }
    let names = inside.row(inside.y)
    brush.canvas.put(
      CountsText.google, at: Point(x: plan.google, y: names.y), brush.theme.google.adding(.bold))
    let room = names.inset(left: plan.google + TextWidth.columns(CountsText.google) + 2 - names.x)
    brush.put(sheet.networkName, from: plan.network, in: room, brush.theme.network.adding(.bold))
    var y = names.maxY + plan.gap
    for row in sheet.rows {
      draw(row, y, plan, inside.maxX, &brush)
      y += plan.figure + 1 + plan.gap
    }
  }

  private func draw(
    _ row: CountRow, _ y: Int, _ plan: Plan, _ maxX: Int, _ brush: inout Brush
  ) {
    guard let google = LargeFigure(row.google), let network = LargeFigure(row.network) else {
      return
    }
    let theme = brush.theme
    let isWrong = row.passage.isWrong
    let plain = row.passage.isNothing ? theme.muted : theme.strong
    let style = (isWrong ? theme.alarm : plain).upright
    let middle = y + plan.figure / 2
    brush.canvas.put(
      row.event.title, at: Point(x: plan.title, y: middle), isWrong ? style : theme.text)
    for (line, offset) in zip(google.scaled(by: plan.scale), 0...) {
      brush.canvas.put(line, at: Point(x: plan.google, y: y + offset), style)
    }
    for (line, offset) in zip(network.scaled(by: plan.scale), 0...) {
      brush.canvas.put(line, at: Point(x: plan.network, y: y + offset), style)
    }
    let start = plan.google + google.width * plan.scale + 2
    let shaft = Rect(x: start, y: middle, width: max(0, plan.network - 2 - start), height: 1)
    brush.canvas.put(
      Shaft(row.passage, width: shaft.width).text, in: shaft,
      isWrong ? theme.alarm.upright : brush.style(of: row.passage))
    let behind = plan.network + network.width * plan.scale + 1
    brush.remark(
      row, in: Rect(x: behind, y: middle, width: max(0, maxX - behind), height: 1),
      isWrong ? theme.alarm : theme.muted)
    guard row.passage.hasCaptions else { return }
    let words = row.passage.captions
    let below = Rect(x: plan.title, y: y + plan.figure, width: maxX - plan.title, height: 1)
    brush.canvas.put(words.google, at: Point(x: plan.google, y: below.y), theme.text)
    brush.put(words.network, from: plan.network, in: below, theme.text)
  }
}

extension Brush {
  /// Words from a column on, or further left if they would be cut at the end.
  fileprivate mutating func put(_ words: String, from x: Int, in room: Rect, _ style: Style) {
    let start = max(room.x, min(x, room.maxX - TextWidth.columns(words)))
    let place = Rect(x: start, y: room.y, width: max(0, room.maxX - start), height: 1)
    canvas.put(Text.ellipsised(words, to: place.width), in: place, style)
  }
}

extension LargeFigure {
  /// Each of its pixels that many times as large.
  func scaled(by scale: Int) -> [String] {
    guard scale > 1 else { return lines }
    let pixels = lines.flatMap { line in
      [line.map { "█▀".contains($0) }, line.map { "█▄".contains($0) }]
    }
    func isOn(_ x: Int, _ y: Int) -> Bool { pixels[y / scale][x / scale] }
    return (0..<LargeFigure.rows * scale).map { row in
      String(
        (0..<width * scale).map { x -> Character in
          switch (isOn(x, 2 * row), isOn(x, 2 * row + 1)) {
          case (true, true): "█"
          case (true, false): "▀"
          case (false, true): "▄"
          case (false, false): " "
          }
        })
    }
  }
}
