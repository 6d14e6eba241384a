import CursesTerminal
import Dispatch
import Glibc
import PlaygroundCore
import Screen
import Simulation
import StageUI

/// Puts the stage onto the terminal, and is its clock.
@MainActor
final class StageHost {
  private let director: StageDirector
  private let terminal: CursesTerminal
  private var themes: ThemeStore
  private let isThemeChosen: Bool
  private let journal: JournalFile?
  private var renderer = StageRenderer()
  private var frame: Frame<Hit>?
  private let alarm: any DispatchSourceTimer
  private var alarmSet: Alarm?

  /// What the alarm was set for.
  private struct Alarm: Equatable {
    let due: Instant?
    let pace: Pace
  }

  init(
    _ session: Session, on terminal: CursesTerminal, _ themes: ThemeStore, theme: String?,
    _ options: Command.StageOptions
  ) {
    self.terminal = terminal
    self.themes = themes
    isThemeChosen = theme != nil || terminal.depth == .none
    let chosen = theme ?? (terminal.depth == .none ? Theme.mono.name : themes.names[0])
    var stage = Stage(
      unit: session.scenario.adUnits[0].id, themeNames: themes.names, theme: chosen,
      size: terminal.size)
    stage.usesMouse = options.usesMouse
    stage.speed = options.speed
    let director = StageDirector(session, stage, clock: { Self.clock })
    self.director = director
    journal = options.journal.map { path in
      JournalFile(path) { [weak director] in director?.stage.notice = $0 }
    }
    alarm = DispatchSource.makeTimerSource(queue: .main)
  }

  /// Shows the first ad, and from then on whatever happens.
  func open() {
    director.onMouse = { [terminal] in terminal.setMouse(on: $0) }
    director.onQuit = { [terminal] in Self.leave(terminal) }
    terminal.onEvents = { [weak self] in self?.handle($0) }
    terminal.onHangup = { Self.leave() }
    terminal.onResume = { [weak self] in
      self?.alarmSet = nil
      self?.draw()
    }
    alarm.setEventHandler { [weak self] in self?.wake() }
    alarm.activate()
    journal?.follow(director.session)
    director.open()
    draw()
    if !isThemeChosen { terminal.askBackground() }
  }

  // MARK: Time

  /// What has passed since the program started, less what it spent stopped.
  private static var clock: Duration {
    ContinuousClock.now - reference - CursesTerminal.timeStopped
  }
  private static let reference = ContinuousClock.now

  private func wake() {
    alarmSet = nil
    director.catchUp()
    draw()
  }

  private func setAlarm() {
    let wanted = Alarm(due: director.session.world.timeline.nextDue, pace: director.pace)
    // Setting a timer wakes another thread; a key that changes nothing in the world needs none.
    guard wanted != alarmSet else { return }
    alarmSet = wanted
    guard let due = wanted.due, let wait = wanted.pace.wait(until: due, at: Self.clock) else {
      return alarm.schedule(deadline: .distantFuture)
    }
    let nanoseconds = min(wait, .seconds(86_400)) / .nanoseconds(1)
    alarm.schedule(deadline: .now() + .nanoseconds(Int(nanoseconds.rounded(.up))))
  }

  // MARK: Input and output

  /// All that came at once, drawn once.
  private func handle(_ events: [InputEvent]) {
    director.catchUp()
    for event in events {
      switch event {
      case .mouse(let mouse): director.handle(event, hitting: frame?.target(at: mouse.point))
      case .background(let color): adapt(to: color)
      case .key, .paste, .resize, .focus: director.handle(event)
      }
    }
    draw()
  }

  /// On a light terminal a light theme is the better beginning, unless somebody chose one.
  private func adapt(to background: RGB) {
    guard !isThemeChosen, Contrast.luminance(background) > 0.4 else { return }
    let light = themes.names.first { themes.theme($0).isLight }
    director.stage.theme = light ?? director.stage.theme
  }

  private func draw() {
    let stage = director.stage
    let frame = renderer.render(stage, director.state, theme: themes.theme(stage.theme))
    self.frame = frame
    terminal.draw(frame.canvas, cursor: frame.cursor)
    setAlarm()
  }

  private static func leave(_ terminal: CursesTerminal? = nil) -> Never {
    terminal?.close()
    exit(0)
  }
}
