import Directing
import Glibc
import Observing
import Playing
import Scenarios
import Screen
import Simulation
import StageUI
import Theming

/// Somebody who hits keys, clicks and pulls at the window without looking, for a long time in each room.
/// The stage is drawn after each event. A trap ends it; a call that takes too long is told.
@MainActor
final class Monkey {
  private let room: any Room.Type
  private let fingers: RandomStream
  private let time = Hand()
  private let director: SessionDirector
  private var renderer = StageRenderer()
  private var frame: Frame<Hit>?
  private var wish: StageWish?
  private var slowest = (time: Duration.zero, what: "")
  private(set) var worlds = 1

  /// A clock that only the monkey moves.
  private final class Hand {
    var now = Duration.zero
  }

  init(in room: any Room.Type, seed: UInt64) throws {
    self.room = room
    fingers = World(seed: seed).stream("monkey")
    let (scenario, time) = (try Self.scenario(for: room), time)
    let stage = Stage(
      unit: scenario.adUnits[0].id, themes: ["mono"], theme: "mono",
      size: Size(width: 80, height: 24))
    director = SessionDirector(Self.session(scenario), stage, clock: { time.now })
    director.onWish = { [weak self] in self?.wish = $0 }
    director.open()
  }

  /// Does so many things; returns how long the slowest of them took, and what it was.
  func play(_ events: UInt64) throws -> (time: Duration, what: String) {
    for number in 0..<events {
      // What closes the room is no reason to leave it.
      if number % 50 == 0 { _ = director.stage.open(room: room.card.name, director.state) }
      let event = event()
      let before = Self.worked
      act(on: event)
      let time = Self.worked - before
      if time > slowest.time { slowest = (time, "\(event), number \(number)") }
      // A journal that only grows would make it a test of long journals.
      if director.session.journal.entries.count > 3000 { wish = .restart }
      try grant()
    }
    return slowest
  }

  /// What this program has had of a processor: others may keep it waiting.
  private static var worked: Duration { .microseconds(clock()) }

  private func act(on event: InputEvent) {
    var hit: Hit?
    if case .mouse(let mouse) = event { hit = frame?.hit(at: mouse.point) }
    director.handle(event, hitting: hit)
    time.now += .milliseconds(fingers.next(below: 10) == 0 ? fingers.next(below: 5000) : 20)
    director.catchUp()
    if fingers.next(below: 100) == 0 { director.goOn() }
    let state = director.state
    frame = renderer.render(director.stage, state, theme: theme)
    _ = renderer.motion(of: director.takeTap())
  }

  private func event() -> InputEvent {
    let size = director.stage.size
    switch fingers.next(below: 100) {
    case 0..<50: return .key(pick(Self.bound))
    case 50..<70: return .key(Key(pick(Self.letters)))
    case 70..<94:
      let point = Point(
        x: fingers.next(below: size.width + 2), y: fingers.next(below: size.height + 2))
      return .mouse(Mouse(pick(Self.clicks), at: point))
    case 94: return .paste(String((0..<30).map { _ in pick(Self.letters) }))
    case 95..<97: return .focus(fingers.next(below: 2) == 0)
    default: return .resize(pick(Self.sizes))
    }
  }

  private func pick<Choice>(_ choices: [Choice]) -> Choice {
    choices[fingers.next(below: choices.count)]
  }

  private static let bound =
    KeyMap.standard.bindings.flatMap(\.keys)
    + [Key(.escape), Key(.backspace), Key(.pageUp), Key(.delete), Key(.function(7))]
  private static let letters = Array("abcdefghijklmnopqrstuvwxyzABCXYZ0123456789/:?!<>[]{} éλ中🎉")
  private static let clicks: [Mouse.Kind] = [
    .press(.left), .press(.left), .press(.left), .press(.right), .release(.left), .wheelUp,
    .wheelDown,
  ]
  private static let sizes = [
    (80, 24), (80, 24), (120, 40), (40, 12), (1, 1), (0, 0), (200, 60), (60, 30), (100, 9),
  ].map { Size(width: $0.0, height: $0.1) }

  // MARK: What the stage wishes

  private func grant() throws {
    guard let wish else { return }
    self.wish = nil
    switch wish {
    case .restart: replace(with: director.session.original)
    case .open(let name): replace(with: try Self.inLibrary(name))
    case .tell(let beat):
      worlds += 1
      director.tell(Self.session(director.session.original), upTo: beat)
    case .branch:
      worlds += 1
      _ = director.branch(into: Self.session(director.session.original))
    case .useMouse, .snapshot, .copy, .keepJournal, .keepEvidence, .measureDiscrepancy,
      .stopMeasuring, .hunt, .stopHunting, .find, .export, .endStory, .keep, .quit, .showRun:
      break
    }
  }

  private func replace(with scenario: Scenario) {
    worlds += 1
    director.restart(with: Self.session(scenario))
  }

  private static func session(_ scenario: Scenario) -> Session {
    let session = Session(scenario)
    session.drawing = { StagePicture.lines(of: $0) }
    return session
  }

  /// One in which the room has something to show.
  private static func scenario(for room: any Room.Type) throws -> Scenario {
    switch room.card.name {
    case VideoRoom.card.name: try inLibrary("vast-chain")
    case ArbiterRoom.card.name, PriceRoom.card.name: try inLibrary("arbiter")
    case ServicesRoom.card.name: try inLibrary("ghad")
    default: try inLibrary("storefront")
    }
  }

  private static func inLibrary(_ name: String) throws -> Scenario {
    try Scenario(reading: ScenarioLibrary.content(of: name) ?? [])
  }
}

/// So many events in each room, or in those of these names.
@MainActor
func letMonkeysPlay(_ events: UInt64, seed: UInt64, in names: [String]) throws -> Int32 {
  // A key is answered within a second even where it plays a whole script again.
  var status: Int32 = 0
  for room in Rooms.all where names.isEmpty || names.contains(room.card.name) {
    let monkey = try Monkey(in: room, seed: seed)
    let slowest = try monkey.play(events)
    let isSlow = slowest.time > .seconds(1)
    print(
      "\(room.card.name): \(events) events in \(monkey.worlds) worlds,",
      "the slowest took \(slowest.time): \(slowest.what)")
    fflush(nil)
    if isSlow { status = 1 }
  }
  return status
}
