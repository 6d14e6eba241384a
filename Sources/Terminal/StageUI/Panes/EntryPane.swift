import Languages
import Catalogue
import Observing
import Screen
import Simulation
import Theming

/// Everything that the selected journal entry says; in place of the phone.
struct EntryPane: Pane {
  private let entry: Entry?
  /// In hundredths.
  private let percentRead: Int

  init(_ scene: Scene) {
    let entries = scene.stage.visibleEntries(scene.state)
    let place = scene.stage.trace.selected.map { entries.place(upTo: $0) } ?? entries.indices.last
    entry = place.map { entries[$0] }
    percentRead = scene.state.recording?.percentRead ?? 100
  }

  func draw(in rect: Rect, with brush: inout Brush) {
    brush.rest = brush.pane(
      .device, rect, title: PaneTitle.entry,
      trailing: percentRead < 100 ? localized("reading \(percentRead) %") : ""
    ).inset(horizontal: 1)
    guard let entry else { return brush.say(.noMatchingEntry) }
    brush.say("#\(entry.number)  \(entry.time.clock)", brush.theme.strong)
    brush.say("\(entry.way)  \(entry.kind.title)", brush.style(of: entry.from))
    brush.say(entry.message, brush.theme.text)
    brush.gap()
    let payload = Payload(CallPath(entry))
    for line in payload.lines(width: brush.rest.width) where !brush.rest.isEmpty {
      brush.draw(line, brush.line(), on: brush.theme.text)
    }
  }
}
