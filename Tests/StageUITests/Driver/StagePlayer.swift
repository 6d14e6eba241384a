import AdServing
import Directing
import Observing
import Playing
import Properties
import Scenarios
import Screen
import Simulation
import StageUI
import Testing
import Themes
import Theming

/// A stage that a test plays: keys and mouse events go in, screens come out, and time passes when
/// the test says so.
@MainActor
final class StagePlayer {
  private let director: SessionDirector
  private let hand: Hand
  private(set) var wishes: [StageWish] = []
  private var replacements: [StageWish] = []
  private var reading = ReadingClock()
  private var typist = Typist()
  var hasQuit: Bool { wishes.contains(.quit) }

  /// A clock that the test moves.
  private final class Hand {
    var time = Duration.zero
  }

  /// Begins a world and shows the ad of the given unit, by default the first.
  convenience init(
    _ scenario: Scenario, unit: String? = nil, size: Size = Size(width: 100, height: 30),
    theme: String = Theme.mono.name
  ) {
    self.init(Session.drawn(scenario), unit: unit, size: size, theme: theme)
  }

  /// Opens a session, started or not.
  init(
    _ session: Session, unit: String? = nil, size: Size = Size(width: 100, height: 30),
    theme: String = Theme.mono.name
  ) {
    let hand = Hand()
    self.hand = hand
    director = SessionDirector(
      session,
      Stage(
        unit: unit ?? session.scenario.adUnits[0].id,
        themes: .builtIn, theme: theme, size: size),
      clock: { hand.time })
    director.onWish = { [weak self] in self?.take($0) }
    director.open()
  }

  /// Opens the storefront.
  convenience init(unit: String? = nil, width: Int = 100, height: Int = 30) throws {
    try self.init(.storefront(), unit: unit, size: Size(width: width, height: height))
  }

  /// Another session on the stage comes when everything at hand has been done, as in the program.
  private func take(_ wish: StageWish) {
    wishes.append(wish)
    switch wish {
    case .restart, .tell, .open, .branch: replacements.append(wish)
    case .useMouse, .snapshot, .copy, .keepJournal, .keepEvidence, .measureDiscrepancy,
      .stopMeasuring, .hunt, .stopHunting, .find,
      .export,
      .endStory, .keep, .quit, .showRun:
      break
    }
  }

  private func replaceSession() {
    guard let wish = replacements.popLast() else { return }
    replacements = []
    let (scenario, seed) = (session.original, session.world.seed)
    switch wish {
    case .restart: director.restart(with: Session.drawn(scenario, seed: seed))
    case .tell(let beat): director.tell(Session.drawn(scenario, seed: seed), upTo: beat)
    case .open(let name):
      guard let other = try? Scenario.inLibrary(name) else { return }
      stage.scenario = name
      guard other.isTold else { return director.restart(with: Session.drawn(other)) }
      director.tell(Session.drawn(other), upTo: 0)
    case .branch: _ = director.branch(into: Session.drawn(scenario, seed: seed))
    case .useMouse, .snapshot, .copy, .keepJournal, .keepEvidence, .measureDiscrepancy,
      .stopMeasuring, .hunt, .stopHunting, .find,
      .export,
      .endStory, .keep, .quit, .showRun:
      break
    }
  }

  var session: Session { director.session }
  var stage: Stage {
    get { director.stage }
    set { director.stage = newValue }
  }
  var state: StageState { director.state }
  var nextDue: Instant? { director.nextDue }
  var pace: Pace { director.pace }
  func takeTap() -> ArraySlice<Entry> { director.takeTap() }
  /// The ad whose counts are shown.
  var ad: AdRecord? { state.ad }
  var newest: AdRecord? { session.ledgers.newest(of: stage.unit) }

  /// Replaces the session.
  func restart(with session: Session) { director.restart(with: session) }

  func press(_ key: Key) { `do`(.key(key)) }
  func press(_ character: Character) { press(Key(character)) }
  func press(_ code: Key.Code) { press(Key(code)) }

  /// Types the letters of a text, however a terminal sends them.
  func type(_ text: String) { receive(typist.type(text)) }

  /// Pastes text, as a terminal hands it over: at once.
  func paste(_ text: String) { `do`(.paste(text)) }

  /// Does what a user can do: what no terminal sends is a fault of the test.
  private func `do`(_ event: InputEvent, hitting hit: Hit? = nil) {
    let events = typist.do(event)
    if events != [event] { Issue.record("no terminal sends \(event)") }
    receive(events, hitting: hit)
  }

  private func receive(_ events: [InputEvent], hitting hit: Hit? = nil) {
    var rest = events[...]
    while let event = rest.next(joiningLetters: stage.isTyping) {
      director.handle(event, hitting: hit)
      replaceSession()
      if stage.isPlaying || reading.end != nil { reading.drew(stage, state, at: hand.time) }
    }
  }

  /// Which key does what.
  var keyMap: KeyMap {
    get { director.keyMap }
    set { director.keyMap = newValue }
  }

  /// What the force menu offers on a line.
  func forces(onLine place: Int) -> [Force] {
    let format = state.unitState?.format ?? .native
    return Forcible.all(onLine: place, of: state.lines, format, unit: stage.unit).map(\.force)
  }

  /// Opens the force menu and chooses `force` for the line it offers.
  func force(_ force: Force) {
    press("f")
    press(.home)
    let label = state.ad?.line
    let line = state.lines.firstIndex { $0.label == label } ?? state.lines.count - 1
    for _ in 0..<(forces(onLine: line).firstIndex(of: force) ?? 0) { press(.down) }
    press(.enter)
  }

  /// The terminal's window gets the keyboard, or loses it.
  func focus(_ hasFocus: Bool) { `do`(.focus(hasFocus)) }

  func mouse(_ kind: Mouse.Kind, at point: Point, raisesWindow: Bool = false) {
    let mouse = Mouse(kind, at: point, raisesWindow: raisesWindow)
    `do`(.mouse(mouse), hitting: frame.hit(at: point))
  }

  func advance(_ duration: Duration) {
    let target = hand.time + duration
    readOn(until: target)
    hand.time = target
    director.catchUp()
  }

  /// When the sentence of a story that plays by itself has been read.
  var endOfSentence: Duration? {
    reading.drew(stage, state, at: hand.time)
    return reading.end
  }

  /// A story that plays by itself goes on whenever its sentence has been read, as in the program.
  private func readOn(until target: Duration) {
    while stage.isPlaying, let end = endOfSentence, end <= target {
      hand.time = end
      director.catchUp()
      director.goOn()
      replaceSession()
    }
  }
}

extension Session {
  /// A session whose script may ask what the stage shows.
  @MainActor
  fileprivate static func drawn(_ scenario: Scenario, seed: UInt64? = nil) -> Session {
    let session = Session(scenario, seed: seed)
    session.drawing = { StagePicture.lines(of: $0) }
    return session
  }
}

extension Scenario {
  /// The default scenario of the library.
  static func storefront() throws -> Scenario { try inLibrary("storefront") }

  /// A scenario of the library.
  static func inLibrary(_ name: String) throws -> Scenario {
    try Scenario(reading: ScenarioLibrary.content(of: name) ?? [])
  }
}
