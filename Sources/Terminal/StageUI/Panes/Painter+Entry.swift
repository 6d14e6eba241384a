import Observing
import Screen
import Simulation

extension Painter {
  /// All that the selected entry of a journal says; it stands where the phone would be.
  mutating func entry(_ rect: Rect) {
    let inside = pane(.device, rect, title: "Entry", trailing: recordingState).inset(horizontal: 1)
    guard let entry = selectedEntry else {
      frame.canvas.paragraph("Nothing fits.", in: inside, theme.muted)
      return
    }
    var y = inside.y
    func rest() -> Rect {
      Rect(x: inside.x, y: y, width: inside.width, height: max(0, inside.maxY - y))
    }
    let way = entry.way
    y += frame.canvas.paragraph("#\(entry.number)  \(entry.time.clock)", in: rest(), theme.strong)
    y += frame.canvas.paragraph(
      "\(way)  \(entry.kind.title)", in: rest(), style(of: entry.from))
    y += frame.canvas.paragraph(entry.message, in: rest(), theme.text)
    y += 1
    for (name, value) in facts(of: entry) where y < inside.maxY {
      write(
        [("\(name) ", theme.muted), (value, theme.text)], at: Point(x: inside.x, y: y),
        until: inside.maxX)
      y += 1
    }
  }

  private var recordingState: String {
    guard let percent = state.recording?.percentRead, percent < 100 else { return "" }
    return "reading \(percent) %"
  }

  private var selectedEntry: Entry? {
    let entries = stage.visibleEntries(state)
    let place = stage.trace.selected.map { entries.place(upTo: $0) } ?? entries.indices.last
    return place.map { entries[$0] }
  }

  private func facts(of entry: Entry) -> [(String, String)] {
    var facts: [(String, String)] = []
    if let ad = entry.ad { facts.append(("ad", ad)) }
    for party in [entry.from, entry.to] {
      if let party, let name = party.name { facts.append((party.role.rawValue, name)) }
    }
    if let cause = entry.cause { facts.append(("because of", "#\(cause)")) }
    if case .finding(_, _, let proof) = entry.kind {
      facts.append(("proof", proof.map { "#\($0)" }.joined(separator: " ")))
    }
    return facts + entry.data.all.map { ($0.name, $0.value.text) }
  }
}

extension Entry.Kind {
  fileprivate var title: String {
    switch self {
    case .input: "input"
    case .call: "call"
    case .callback: "callback"
    case .count(let count): "counts \(count.amount) \(count.what.rawValue)"
    case .timer: "timer"
    case .note(let violation): violation.map { "note \($0)" } ?? "note"
    case .finding(let rule, let severity, _): "\(severity) \(rule)"
    }
  }
}
