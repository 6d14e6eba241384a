import Languages
import Catalogue
import Observing
import Screen
import Simulation

/// Everything that the selected journal entry says; in place of the phone.
struct EntryPane: Pane {
  private let entry: Entry?
  /// In hundredths.
  private let percentRead: Int
  private let isFocused: Bool

  init(_ scene: Scene) {
    let entries = scene.stage.visibleEntries(scene.state)
    let place = scene.stage.trace.selected.map { entries.place(upTo: $0) } ?? entries.indices.last
    entry = place.map { entries[$0] }
    percentRead = scene.state.recording?.percentRead ?? 100
    isFocused = scene.stage.isFocused(.device)
  }

  func draw(in rect: Rect, with brush: inout Brush) {
    let inside = brush.pane(
      .device, rect, isFocused: isFocused, title: PaneTitle.entry,
      trailing: percentRead < 100 ? localized("reading \(percentRead) %") : ""
    ).inset(horizontal: 1)
    guard let entry else {
      brush.canvas.paragraph(EmptyState.noMatchingEntry.sentence, in: inside, brush.theme.muted)
      return
    }
    var y = inside.y
    func rest() -> Rect {
      Rect(x: inside.x, y: y, width: inside.width, height: max(0, inside.maxY - y))
    }
    let way = entry.way
    y += brush.canvas.paragraph(
      "#\(entry.number)  \(entry.time.clock)", in: rest(), brush.theme.strong)
    y += brush.canvas.paragraph(
      "\(way)  \(entry.kind.title)", in: rest(), brush.style(of: entry.from))
    y += brush.canvas.paragraph(entry.message, in: rest(), brush.theme.text)
    y += 1
    for (name, value) in facts(of: entry) where y < inside.maxY {
      let start = brush.write(
        [("\(name) ", brush.theme.muted)], at: Point(x: inside.x, y: y), until: inside.maxX)
      brush.write(
        [(value, brush.theme.text)], at: Point(x: start, y: y), linkedTo: value, until: inside.maxX)
      y += 1
    }
  }

  private func facts(of entry: Entry) -> [(String, String)] {
    var facts: [(String, String)] = []
    if let ad = entry.ad { facts.append((localized("ad"), ad)) }
    for party in [entry.from, entry.to] {
      if let party, let name = party.name { facts.append((PartyWords.title(party.role), name)) }
    }
    if let cause = entry.cause { facts.append((localized("cause"), "#\(cause)")) }
    if case .finding(_, _, let proof) = entry.kind {
      facts.append((localized("proof"), BrokenRuleText.numbers(proof)))
    }
    return facts + EntryFacts.of(entry).map { ($0.name, $0.text) }
  }
}
