import CursesTerminal
import Dispatch
import Glibc
import PlaygroundCore
import Screen
import Simulation
import StageUI

/// Brings the session, the stage and the terminal together, and is their clock.
@MainActor
final class StageHost {
  private let session: Session
  private let terminal: CursesTerminal
  private var themes: ThemeStore
  private let isThemeChosen: Bool
  private var stage: Stage
  private var pace: Pace
  private let alarm: any DispatchSourceTimer
  private var journal: JournalFile?
  private let journalPath: String?
  /// A unit whose ad is to be shown as soon as it is there.
  private var awaited: String?
  private var frame: Frame<Hit>?
  private var alarmSet: Alarm?

  init(
    _ session: Session, on terminal: CursesTerminal, _ themes: ThemeStore, theme: String?,
    _ options: Command.StageOptions
  ) {
    self.session = session
    self.terminal = terminal
    self.themes = themes
    isThemeChosen = theme != nil || terminal.depth == .none
    let unit = session.scenario.adUnits[0].id
    let chosen = theme ?? (terminal.depth == .none ? Theme.mono.name : themes.names[0])
    stage = Stage(unit: unit, themeNames: themes.names, theme: chosen, size: terminal.size)
    stage.usesMouse = options.usesMouse
    stage.speed = options.speed
    pace = Pace(speed: options.speed, clock: Self.clock, instant: .start)
    journalPath = options.journal
    alarm = DispatchSource.makeTimerSource(queue: .main)
  }

  /// Shows the first ad, and from then on whatever happens.
  func open() {
    terminal.onEvents = { [weak self] in self?.handle($0) }
    terminal.onHangup = { Self.leave() }
    terminal.onResume = { [weak self] in
      self?.alarmSet = nil
      self?.draw()
    }
    alarm.setEventHandler { [weak self] in self?.wake() }
    alarm.activate()
    if let journalPath {
      journal = JournalFile(journalPath) { [weak self] in self?.stage.notice = $0 }
      journal?.follow(session)
    }
    session.start()
    session.perform(.load(unit: stage.unit))
    session.perform(.show(unit: stage.unit))
    pace.resume(from: session.now, at: Self.clock)
    draw()
    if !isThemeChosen { terminal.askBackground() }
  }

  // MARK: Time

  /// What has passed since the machine started, less what the program spent stopped.
  private static var clock: Duration {
    ContinuousClock.now - reference - CursesTerminal.timeStopped
  }
  private static let reference = ContinuousClock.now

  private func catchUp() {
    session.advance(to: pace.instant(at: Self.clock))
    showWhatWasAwaited()
  }

  private func wake() {
    alarmSet = nil
    catchUp()
    draw()
  }

  private func setAlarm() {
    let wanted = Alarm(due: session.world.timeline.nextDue, pace: pace)
    // Setting a timer wakes another thread; a key that changes nothing in the world needs none.
    guard wanted != alarmSet else { return }
    alarmSet = wanted
    guard let due = wanted.due, let wait = pace.wait(until: due, at: Self.clock) else {
      return alarm.schedule(deadline: .distantFuture)
    }
    let nanoseconds = min(wait, .seconds(86_400)) / .nanoseconds(1)
    alarm.schedule(deadline: .now() + .nanoseconds(Int(nanoseconds.rounded(.up))))
  }

  /// What the alarm was set for.
  private struct Alarm: Equatable {
    let due: Instant?
    let pace: Pace
  }

  // MARK: Input

  private func handle(_ events: [InputEvent]) {
    catchUp()
    for event in events { obey(effects(of: event)) }
    draw()
  }

  private func effects(of event: InputEvent) -> [StageEffect] {
    switch event {
    case .key(let key):
      return stage.handle(key, state, .standard)
    case .mouse(let mouse):
      return stage.handle(mouse, hitting: frame?.target(at: mouse.point), state)
    case .resize(let size):
      stage.size = size
    case .background(let color):
      if !isThemeChosen, Contrast.luminance(color) > 0.4 { chooseLightTheme() }
    case .paste(let text):
      return text.prefix(256).flatMap { character -> [StageEffect] in
        // Only what takes text takes a paste; elsewhere it would be a storm of commands.
        stage.isTyping ? stage.handle(Key(character), state, .standard) : []
      }
    case .focus: break
    }
    return []
  }

  private func chooseLightTheme() {
    let light = themes.names.first { themes.theme($0).isLight }
    stage.theme = light ?? stage.theme
  }

  private func obey(_ effects: [StageEffect]) {
    for effect in effects { obey(effect) }
  }

  private func obey(_ effect: StageEffect) {
    switch effect {
    case .perform(let action):
      session.perform(action)
    case .reload(let unit):
      session.perform(.request(unit: unit))
      awaited = unit
      showWhatWasAwaited()
      if stage.isPaused, awaited != nil {
        stage.notice = "Paused: > goes to the moment of the answer."
      }
    case .setSpeed(let speed): pace.setSpeed(speed, at: Self.clock)
    case .setPaused(let isPaused): pace.setPaused(isPaused, at: Self.clock)
    case .jumpToNextTimer:
      session.perform(.nextTimer)
      pace.resume(from: session.now, at: Self.clock)
      showWhatWasAwaited()
    case .useMouse(let isOn): terminal.setMouse(on: isOn)
    case .quit: Self.leave(terminal)
    }
  }

  private func showWhatWasAwaited() {
    guard let unit = awaited, let ad = session.ledgers.newest(of: unit) else { return }
    switch ad.state {
    case .loading: break
    case .loaded:
      awaited = nil
      stage.isAdScrolledAway = false
      session.perform(.show(unit: unit))
    case .onScreen, .dismissed, .failed: awaited = nil
    }
  }

  // MARK: Output

  private var state: StageState { session.stageState(unit: stage.unit) }

  private func draw() {
    let frame = StageRenderer.render(stage, state, theme: themes.theme(stage.theme))
    self.frame = frame
    terminal.draw(frame.canvas, cursor: frame.cursor)
    setAlarm()
  }

  private static func leave(_ terminal: CursesTerminal? = nil) -> Never {
    terminal?.close()
    exit(0)
  }
}
