import Observing
import Playing
import Scenarios
import Screen
import Simulation
import StageUI
import Testing
import Theming

/// The rows of every scenario in the library make a proper sequence diagram in every width.
@Suite(.serialized) @MainActor struct TraceDiagramTests {
  @Test(arguments: [40, 48, 60, 72, 80, 100, 120, 160, 200, 300])
  func `heads touch their receiver's line, and nothing else is on a line`(_ width: Int) throws {
    for state in try Library.states() {
      let drawing = TraceDrawing(state, width: width)
      #expect(drawing.faultsOfLanes() == [], "\(width) columns")
      // One expectation for all rows: there are tens of thousands of cells.
      #expect(try state.entries.flatMap { try drawing.faults(of: $0) } == [], "\(width) columns")
    }
  }

  /// What the scenarios of the library look like at their ends.
  @MainActor private enum Library {
    private static var played: [StageState] = []

    /// For each set of speakers the rows of all scenarios with them, equal ones once: there are
    /// thousands.
    static func states() throws -> [StageState] {
      if !played.isEmpty { return played }
      var groups: [[Party]: StageState] = [:]
      var rows: [[Party]: [String: Entry]] = [:]
      for (name, _) in ScenarioLibrary.all {
        let session = ScriptRun.play(Session(try .inLibrary(name))).session
        let state = session.stageState(unit: session.scenario.adUnits[0].id)
        let speakers = state.ledgers.speakers.all
        groups[speakers] = groups[speakers] ?? state
        for entry in state.entries { rows[speakers, default: [:]][entry.look] = entry }
      }
      for (speakers, var state) in groups {
        let entries = rows[speakers, default: [:]].values.sorted { $0.number < $1.number }
        state.entries = EntryList(
          entries.enumerated().map { $0.element.numbered($0.offset + 1) })
        played.append(state)
      }
      return played
    }
  }
}

extension Entry {
  /// What a row depends on, but for its number.
  fileprivate var look: String {
    "\(from) \(String(describing: to)) \(kind.word) \(message) \(data["answer"] as Any)"
  }

  /// Out of its journal it has no cause.
  fileprivate func numbered(_ number: Int) -> Entry {
    Entry(
      number: number, time: time, cause: nil, kind: kind, from: from, to: to, sense: sense,
      ad: ad, message: message, data: data)
  }
}

/// The trace alone in a window that is high enough for all of it, cell by cell.
@MainActor private struct TraceDrawing {
  private let state: StageState
  private let canvas: Canvas
  private let inside: Rect
  private let rows: [Int: Int]
  /// The columns of the parties' lines.
  private let lines: [Int]
  private let width: Int

  init(_ state: StageState, width: Int) {
    var stage = Stage(
      unit: state.unit, themes: [], theme: Theme.mono.name,
      size: Size(width: width, height: 2 * state.entries.count + 12))
    stage.pane = .trace
    stage.isZoomed = true
    let frame = StageRenderer.render(stage, state, theme: .mono)
    let pane = frame.regions.first { $0.target == .pane(.trace) }?.rect ?? .zero
    inside = pane.inset(1)
    canvas = frame.canvas
    self.state = state
    self.width = width
    var rows: [Int: Int] = [:]
    for region in frame.regions {
      if case .entry(let number) = region.target { rows[number] = region.rect.y }
    }
    self.rows = rows
    // A line is seen in any row that does not touch it.
    var lines: Set<Int> = []
    for y in rows.values {
      for x in pane.x + 1..<pane.maxX - 1 where frame.canvas[x, y].glyph.text == "│" {
        lines.insert(x)
      }
    }
    self.lines = lines.sorted()
  }

  private func text(_ x: Int, _ y: Int) -> String { canvas[x, y].glyph.text }

  /// Lanes must be equal, and each must have a head.
  func faultsOfLanes() -> [String] {
    let widths = zip(lines, lines.dropFirst()).map { $1 - $0 }
    guard lines.count >= 4, let least = widths.min(), let most = widths.max(), most - least <= 1
    else { return ["lanes at \(lines)"] }
    return lines.filter { text($0, inside.y) == " " }.map { "no head over the line at \($0)" }
  }

  func faults(of entry: Entry) throws -> [String] {
    guard let y = rows[entry.number] else { return ["#\(entry.number) is not drawn"] }
    var faults: [String] = []
    func check(_ x: Int, _ wanted: String) {
      let found = text(x, y)
      if found != wanted { faults.append("#\(entry.number) has \(found) for \(wanted) at \(x)") }
    }
    let gutter = (inside.x..<lines[0]).map { text($0, y) }.joined()
    if gutter.split(separator: " ").last != "\(entry.number)" {
      faults.append("#\(entry.number) has the number \(gutter)")
    }
    check(inside.x - 1, "┃")
    check(inside.maxX, "┃")
    let from = try line(of: entry.from)
    // A report that was lost does not arrive at Google.
    let isLost = entry.sense == .crossingLost
    let to = try isLost ? line(of: .google) : entry.to.map(line) ?? from
    if from != to {
      let head = from < to ? to - 1 : to + 1
      check(from, from < to ? "├" : "┤")
      check(head, isLost ? " " : from < to ? "▶" : "◀")
      if isLost { check(from < to ? head - 1 : head + 1, "╳") }
      check(to, "│")
      // In between there is a shaft, perhaps with words, which crosses the lines on its way.
      for x in lines where x > min(from, to) && x < max(from, to) { check(x, "┼") }
      let between = (min(from, to) + 1..<max(from, to)).filter { x in
        !lines.contains(x) && x != head && !(isLost && abs(x - head) == 1)
      }
      let shaft = between.map { text($0, y) }
      if !shaft.isEmpty, shaft.allSatisfy({ $0 == " " }) {
        faults.append("#\(entry.number) has no shaft")
      }
    }
    // The words of a broken rule may cross the lines, which are not used in its row.
    if !entry.isAboutRule {
      for x in lines where x < min(from, to) || x > max(from, to) { check(x, "│") }
    }
    // Words never stand on a line that an arrow crosses; the cross of a lost call may.
    for x in lines where x > min(from, to) && x < max(from, to) && !isLost { check(x, "┼") }
    return faults
  }

  private func line(of party: Party) throws -> Int {
    let speakers = state.ledgers.speakers.all
    // Where an arbiter or a service speaks, Google and adapters may have no part.
    let isGoogles = !speakers.contains { [.arbiter, .service].contains($0.role) }
    let certain: [Party.Role] = [.user, .app, .network] + (isGoogles ? [.google, .adapter] : [])
    let lanes = Party.Role.allCases.flatMap { role in
      let spoken = speakers.filter { $0.role == role }
      let named = spoken.filter { $0.name != nil }
      return named.isEmpty ? (certain.contains(role) ? [Party(role)] : spoken) : named
    }
    let roles = Party.Role.allCases.filter { role in lanes.contains { $0.role == role } }
    let parties = lines.count == lanes.count ? lanes : roles.map { Party($0) }
    let place = parties.firstIndex(of: party) ?? parties.firstIndex { $0.role == party.role }
    return lines[try #require(place.flatMap { lines.indices.contains($0) ? $0 : nil })]
  }
}

extension Entry {
  fileprivate var isAboutRule: Bool {
    switch kind {
    case .finding: true
    case .note(let violation): violation != nil
    default: false
    }
  }
}
