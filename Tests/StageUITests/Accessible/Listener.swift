import Catalogue
import Directing
import Observing
import Playing
import Scenarios
import Screen
import Simulation
import StageUI
import Testing
import Theming

/// Somebody at the accessible stage: lines go in, and what is said comes out.
@MainActor
final class Listener {
  private let clock: StandingClock
  private let director: SessionDirector
  private var stage: AccessibleStage?
  /// What was said last.
  private(set) var heard: [String] = []
  /// All that was said.
  private(set) var everything: [String] = []

  /// Opens a library scenario; a story from its first sentence.
  convenience init(_ name: String, seed: UInt64? = nil, isTold: Bool = false) throws {
    try self.init(.inLibrary(name), named: name, seed: seed, isTold: isTold)
  }

  init(_ scenario: Scenario, named name: String, seed: UInt64? = nil, isTold: Bool = false) throws {
    let (clock, session) = (StandingClock(), Self.session(scenario, seed))
    self.clock = clock
    var stage = Stage(
      unit: session.unitLookedAt, themes: ["mono"], theme: "mono",
      size: Size(width: 80, height: 24))
    stage.scenario = name
    director = SessionDirector(session, stage, clock: { clock.time })
    self.stage = AccessibleStage(director, clock: clock) { [unowned self] in obey($0) }
    if isTold { director.tell(session, upTo: 0) } else { director.open() }
    hear(self.stage?.open() ?? [])
  }

  /// Expectations about the screen hold, too.
  private static func session(_ scenario: Scenario, _ seed: UInt64? = nil) -> Session {
    let session = Session(scenario, seed: seed)
    session.drawing = { StagePicture.lines(of: $0) }
    return session
  }

  private func obey(_ wish: StageWish) -> [String] {
    let (scenario, seed) = (director.session.original, director.session.world.seed)
    switch wish {
    case .restart: director.restart(with: Self.session(scenario, seed))
    case .tell(let beat): director.tell(Self.session(scenario, seed), upTo: beat)
    case .branch: _ = director.branch(into: Self.session(scenario, seed))
    case .open(let name):
      guard let other = try? Scenario.inLibrary(name) else { return ["no scenario \(name)"] }
      if other.isTold {
        director.tell(Self.session(other), upTo: 0)
      } else {
        director.restart(with: Self.session(other))
      }
      director.stage.scenario = name
    case .keepJournal: return ["kept"]
    default: break
    }
    return []
  }

  private func hear(_ lines: [String]) {
    heard = lines
    everything += lines
  }

  /// Types a line, or several.
  @discardableResult
  func type(_ lines: String...) -> [String] {
    for line in lines { hear(stage?.handle(line) ?? []) }
    return heard
  }

  var hasLeft: Bool { stage?.isOver ?? true }
  var canGoOn: Bool { stage?.canGoOn ?? false }
  var entries: [Entry] { Array(director.session.journal.entries) }
  var state: StageState { director.state }
  var now: Instant { director.session.now }

  /// What was said last contains these lines, in this order.
  func expect(_ lines: String..., sourceLocation: SourceLocation = #_sourceLocation) {
    var rest = heard[...]
    for line in lines {
      guard let place = rest.firstIndex(of: line) else {
        Issue.record(
          "\"\(line)\" was not said, or not in this order:\n\(heard.joined(separator: "\n"))",
          sourceLocation: sourceLocation)
        return
      }
      rest = rest[(place + 1)...]
    }
  }

  func expectNot(_ line: String, sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(!heard.contains(line), sourceLocation: sourceLocation)
  }
}
