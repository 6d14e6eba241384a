import Languages
import Catalogue
import Observing
import Screen
import Simulation

/// Every adapter with its version, its network's SDK, its state and how long its set-up took: a row
/// each where there is room, otherwise a few.
struct AdaptersPane: Pane {
  private let adapters: [AdapterRecord]
  private let isFocused: Bool

  init(_ scene: Scene) {
    adapters = scene.state.ledgers.adapters.records
    isFocused = scene.stage.isFocused(.ledgers)
  }

  /// The columns after the class: version, SDK, state, set-up.
  private static let widths = [9, 9, 11, 9]
  private static let leastClass = 28

  func draw(in rect: Rect, with brush: inout Brush) {
    var rest = brush.pane(.ledgers, rect, isFocused: isFocused, title: PaneTitle.adapters)
      .inset(horizontal: 1)
    guard !adapters.isEmpty else {
      brush.canvas.paragraph(AdapterText.none, in: rest, brush.theme.muted)
      return
    }
    let others = Self.widths.reduce(0, +)
    if rest.width >= Self.leastClass + others {
      table(&rest, &brush)
    } else {
      for adapter in adapters where !rest.isEmpty { block(adapter, &rest, &brush) }
    }
    rest = rest.inset(top: 1)
    guard !rest.isEmpty else { return }
    brush.canvas.paragraph(AdapterText.about, in: rest, brush.theme.muted)
  }

  // MARK: Columns

  private func table(_ rest: inout Rect, _ brush: inout Brush) {
    let longest = adapters.map { TextWidth.columns($0.className) }.max() ?? 0
    let room = rest.width - Self.widths.reduce(0, +)
    let widths = [min(room, max(Self.leastClass, longest + 2))] + Self.widths
    row(AdapterText.headings.map { ($0, brush.theme.muted) }, widths, &rest, &brush)
    for adapter in adapters where !rest.isEmpty {
      row(
        [
          (adapter.className, brush.theme.strong), (adapter.version ?? "–", brush.theme.text),
          (adapter.sdkVersion ?? "–", brush.theme.text),
          (adapter.word, adapter.style(brush.theme)),
          (adapter.setUpTime?.text ?? "–", brush.theme.text),
        ], widths, &rest, &brush)
      say(adapter.reason, indent: 2, &rest, &brush)
    }
  }

  private func row(
    _ cells: [(String, Style)], _ widths: [Int], _ rest: inout Rect, _ brush: inout Brush
  ) {
    var x = rest.x
    for (cell, width) in zip(cells, widths) {
      let text = Text.shortened(cell.0, to: width - 1)
      brush.canvas.put(text, at: Point(x: x, y: rest.y), cell.1)
      x += width
    }
    rest = rest.inset(top: 1)
  }

  // MARK: Blocks

  private func block(_ adapter: AdapterRecord, _ rest: inout Rect, _ brush: inout Brush) {
    brush.canvas.put(
      Text.shortened(adapter.className, to: rest.width), at: rest.origin, brush.theme.strong)
    rest = rest.inset(top: 1)
    guard !rest.isEmpty else { return }
    let time = adapter.setUpTime.map { localized(" after \($0.text)") } ?? ""
    brush.canvas.put(
      "\(adapter.word)\(time)", at: rest.origin.offset(x: 2), adapter.style(brush.theme))
    rest = rest.inset(top: 1)
    say(AdapterText.versions(adapter), indent: 2, &rest, &brush)
    say(adapter.reason, indent: 2, &rest, &brush)
  }

  private func say(
    _ text: String?, indent: Int, _ rest: inout Rect, _ brush: inout Brush
  ) {
    guard let text, !rest.isEmpty else { return }
    let height = brush.canvas.paragraph(text, in: rest.inset(left: indent), brush.theme.muted)
    rest = rest.inset(top: height)
  }
}

extension AdapterRecord {
  fileprivate func style(_ theme: Theme) -> Style {
    switch state {
    case .ready: theme.text
    case .settingUp: theme.accent
    case .failed, .notFound: theme.alarm
    case .overdue: theme.warning
    case .notAsked: theme.muted
    }
  }
}
