import AdServing
import Observing
import Playing
import Scenarios
import Screen
import Simulation
import StageUI
import Themes

/// A stage that a test plays: keys and mouse events go in, screens come out, and time passes when
/// the test says so.
@MainActor
final class StagePlayer {
  private let director: SessionDirector
  private let hand: Hand
  private(set) var wishes: [StageWish] = []
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
    self.init(Session(scenario), unit: unit, size: size, theme: theme)
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
        themeNames: BuiltInThemes.all.map(\.name) + [Theme.mono.name], theme: theme, size: size),
      clock: { hand.time })
    director.onWish = { [weak self] in self?.wishes.append($0) }
    director.open()
  }

  /// Opens the storefront.
  convenience init(unit: String? = nil, width: Int = 100, height: Int = 30) throws {
    try self.init(.storefront(), unit: unit, size: Size(width: width, height: height))
  }

  var session: Session { director.session }
  var stage: Stage {
    get { director.stage }
    set { director.stage = newValue }
  }
  var state: StageState { director.state }
  /// The ad whose counts are shown.
  var ad: AdRecord? { state.ad }
  var newest: AdRecord? { session.ledgers.newest(of: stage.unit) }

  /// Replaces the session.
  func restart(with session: Session) { director.restart(with: session) }

  func press(_ key: Key) { director.handle(.key(key), hitting: nil) }
  func press(_ character: Character) { press(Key(character)) }
  func press(_ code: Key.Code) { press(Key(code)) }

  func type(_ text: String) {
    for character in text { press(character) }
  }

  /// Opens the force menu and chooses `force` for the line it offers.
  func force(_ force: Force) {
    press("f")
    press(.home)
    let kind = session.scenario.unit(stage.unit)?.kind ?? .init(.native)
    for _ in 0..<(Force.all(for: kind).firstIndex(of: force) ?? 0) { press(.down) }
    press(.enter)
  }

  func mouse(_ kind: Mouse.Kind, at point: Point, raisesWindow: Bool = false) {
    let mouse = Mouse(kind, at: point, raisesWindow: raisesWindow)
    director.handle(.mouse(mouse), hitting: frame.target(at: point))
  }

  func advance(_ duration: Duration) {
    hand.time += duration
    director.catchUp()
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
