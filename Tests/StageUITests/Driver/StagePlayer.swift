import PlaygroundCore
import Screen
import Simulation
import StageUI
import Themes

/// The stage with somebody in front of it: keys and the mouse go in, the screen comes out, and time
/// passes when it is told to. What the stage wants done is done the way the program does it.
@MainActor
final class StagePlayer {
  let session: Session
  var stage: Stage
  private(set) var hasQuit = false
  private var pace: Pace
  private var clock = Duration.zero
  /// Units whose ad is to be shown as soon as it is there and somebody looks at the unit.
  private var awaited: Set<String> = []

  /// Begins a world, and shows the first ad of a scenario or that of the unit that is named.
  init(
    _ scenario: Scenario, unit: String? = nil, size: Size = Size(width: 100, height: 30),
    theme: String = Theme.mono.name
  ) {
    session = Session(scenario)
    let unit = unit ?? scenario.adUnits[0].id
    stage = Stage(
      unit: unit, themeNames: BuiltInThemes.all.map(\.name) + [Theme.mono.name], theme: theme,
      size: size)
    pace = Pace(clock: .zero, instant: .start)
    session.start()
    session.perform(.load(unit: unit))
    session.perform(.show(unit: unit))
    pace.resume(from: session.now, at: clock)
  }

  /// What comes with the program.
  convenience init(unit: String? = nil, width: Int = 100, height: Int = 30) throws {
    try self.init(.storefront(), unit: unit, size: Size(width: width, height: height))
  }

  var state: StageState { session.stageState(unit: stage.unit) }
  var ad: AdRecord? { session.ledgers.newest(of: stage.unit) }

  // MARK: What somebody does

  func press(_ key: Key) {
    obey(stage.handle(key, state, .standard))
  }

  func press(_ character: Character) { press(Key(character)) }
  func press(_ code: Key.Code) { press(Key(code)) }

  func type(_ text: String) {
    for character in text { press(character) }
  }

  func mouse(_ kind: Mouse.Kind, at point: Point, raisesWindow: Bool = false) {
    let mouse = Mouse(kind, at: point, raisesWindow: raisesWindow)
    obey(stage.handle(mouse, hitting: frame.target(at: point), state))
  }

  /// Lets time pass, and looks at the screen whenever something happens.
  func advance(_ duration: Duration) {
    clock += duration
    let target = pace.instant(at: clock)
    while let due = session.world.timeline.nextDue, due <= target {
      session.advance(to: due)
      showWhatWasAwaited()
    }
    session.advance(to: target)
    showWhatWasAwaited()
  }

  // MARK: What is done then

  private func obey(_ effects: [StageEffect]) {
    for effect in effects { obey(effect) }
  }

  private func obey(_ effect: StageEffect) {
    switch effect {
    case .perform(let action): session.perform(action)
    case .reload(let unit):
      session.perform(.request(unit: unit))
      awaited.insert(unit)
      showWhatWasAwaited()
      if stage.isPaused, awaited.contains(unit) {
        stage.notice = "Paused: > goes to the moment of the answer."
      }
    case .setSpeed(let speed): pace.setSpeed(speed, at: clock)
    case .setPaused(let isPaused): pace.setPaused(isPaused, at: clock)
    case .jumpToNextTimer:
      session.perform(.nextTimer)
      pace.resume(from: session.now, at: clock)
      showWhatWasAwaited()
    case .useMouse: break
    case .quit: hasQuit = true
    }
  }

  private func showWhatWasAwaited() {
    let unit = stage.unit
    guard awaited.contains(unit), let ad = session.ledgers.newest(of: unit) else { return }
    switch ad.state {
    case .loading: break
    case .loaded:
      awaited.remove(unit)
      stage.isAdScrolledAway = false
      session.perform(.show(unit: unit))
    case .onScreen, .dismissed, .failed: awaited.remove(unit)
    }
  }
}

extension Scenario {
  /// What comes with the program.
  static func storefront() throws -> Scenario {
    try Scenario(reading: ScenarioLibrary.content(of: "storefront") ?? [])
  }
}
