import Languages
import Catalogue
import Observing
import Screen
import Simulation
import Theming

/// Every adapter with its version, its network's SDK, its state and how long its set-up took: a row
/// each where there is room, otherwise a few.
struct AdaptersPane: Pane {
  private let adapters: [AdapterRecord]

  init(_ scene: Scene) {
    adapters = scene.state.ledgers.adapters.records
  }

  /// The columns after the class: version, SDK, state, set-up.
  private static let widths = [9, 9, 11, 9]
  private static let leastClass = 28

  func draw(in rect: Rect, with brush: inout Brush) {
    brush.room(rect, title: PaneTitle.adapters)
    guard !adapters.isEmpty else { return brush.say(AdapterText.none, brush.theme.muted) }
    if brush.rest.width >= Self.leastClass + Self.widths.reduce(0, +) {
      table(&brush)
    } else {
      for adapter in adapters where !brush.rest.isEmpty { block(adapter, &brush) }
    }
    brush.gap(ifSpare: 4)
    listeners(&brush)
    brush.say(AdapterText.about, brush.theme.muted)
    let height = Text.wrapped(AdapterText.listening, width: brush.rest.width).count
    guard height <= brush.rest.height else { return }
    brush.gap(ifSpare: height)
    brush.say(AdapterText.listening, brush.theme.muted)
  }

  // MARK: Who listens

  /// Events go from the SDK to the left, and each party listens to the next.
  private func listeners(_ brush: inout Brush) {
    let theme = brush.theme
    let isNarrow = brush.rest.width < 48
    let names = zip(AdapterText.listeners, [theme.google, theme.adapter, theme.network])
    let shaft = isNarrow ? AdapterText.listens : "─ \(AdapterText.listens) ─"
    var pieces: [(String, Style)] = []
    for (name, style) in names {
      if !pieces.isEmpty { pieces.append((" ◀\(shaft) ", theme.muted)) }
      pieces.append((name, style))
    }
    brush.row(pieces)
  }

  // MARK: Columns

  private func table(_ brush: inout Brush) {
    let longest = adapters.map { TextWidth.columns($0.className) }.max() ?? 0
    let room = brush.rest.width - Self.widths.reduce(0, +)
    // With the cell between it and the next one.
    let widths = [min(room, max(Self.leastClass, longest + 2))] + Self.widths
    let tracks = widths.map { Track.fixed($0 - 1) }
    row(AdapterText.headings.map { ($0, brush.theme.muted) }, tracks, &brush)
    for adapter in adapters where !brush.rest.isEmpty {
      row(
        [
          (adapter.className, brush.theme.strong), (adapter.version ?? "–", brush.theme.text),
          (adapter.sdkVersion ?? "–", brush.theme.text),
          (adapter.word, adapter.style(brush.theme)),
          (adapter.setUpTime?.text ?? "–", brush.theme.text),
        ], tracks, &brush)
      brush.say(adapter.reason, brush.theme.muted, indent: 2)
    }
  }

  private func row(_ cells: [(String, Style)], _ tracks: [Track], _ brush: inout Brush) {
    for ((text, style), part) in zip(cells, brush.line().cells(tracks)) {
      brush.canvas.put(Text.shortened(text, to: part.width), at: part.origin, style)
    }
  }

  // MARK: Blocks

  private func block(_ adapter: AdapterRecord, _ brush: inout Brush) {
    let (theme, width) = (brush.theme, brush.rest.width)
    let time = adapter.setUpTime.map { localized(" after \($0.text)") } ?? ""
    brush.row([(Text.shortened(adapter.className, to: width), theme.strong)])
    brush.row([("\(adapter.word)\(time)", adapter.style(theme))], indent: 2)
    brush.say(AdapterText.versions(adapter), theme.muted, indent: 2)
    brush.say(adapter.reason, theme.muted, indent: 2)
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
