import Catalogue
import Observing
import CursesTerminal
import Dispatch
import Foundation
import Glibc
import Screen
import Simulation
import StageUI

/// Shows the stage on the terminal, and is its clock.
@MainActor
final class TerminalHost {
  private let director: any Director
  private let terminal: CursesTerminal
  private var themes: ThemeStore
  private let isThemeChosen: Bool
  private var renderer = StageRenderer()
  private var frame: Frame<Hit>?
  private let alarm: any DispatchSourceTimer
  private var alarmSet: Alarm?
  private var notices = NoticeClock()
  private var reading = ReadingClock()
  private let endOfCoach = TerminalHost.clock + Stage.coachLifetime
  private var travel: Travel?
  /// Whether taps travel over the screen; not on a slow line.
  var hasMotion = true
  /// When the terminal was asked something.
  private var asked: Duration?

  /// Called with every frame that goes to the terminal, and its time.
  var onFrame: (Canvas, Duration) -> Void = { _, _ in }
  /// Called to find the rows that match a filter.
  var onFind: (String) -> Void = { _ in }

  /// The present scenario of one ad of a unit, and its seed.
  var onMeasure: (String) -> (scenario: [UInt8], seed: UInt64)? = { _ in nil }
  /// Called when a story that plays by itself has been read to its end.
  var onEndOfStory: () -> Void = {}
  /// Called whenever a key or a button is pressed.
  var onTouch: () -> Void = {}
  /// What the program ends with.
  var exitStatus: () -> Int32 = { 0 }
  /// Called for another session on the stage, when everything at hand has been done.
  var onReplace: (StageWish) -> Void = { _ in }
  private var measuring: DiscrepancyRun?
  /// How many sessions are about to come onto the stage, and what waits for them.
  private var replacements = 0
  private var eventsHeld: [InputEvent] = []
  /// Watches the file of the scenario on the stage.
  var watch: ScenarioWatch?

  /// When the timer was set to ring.
  private struct Alarm: Equatable {
    let due: Instant?
    let pace: Pace
    /// When the notice goes away.
    let endOfNotice: Duration?
    /// When a story that plays by itself goes on.
    let endOfSentence: Duration?
    /// When the coach has said it long enough.
    let endOfCoach: Duration?
    /// When a travelling tap is drawn again.
    let nextLook: Duration?
  }

  /// A tap that travels over the screen of one moment.
  private struct Travel {
    let motion: Motion
    let start: Duration
    let moment: Moment
    var nextLook: Duration
  }

  /// A terminal that takes longer to answer is at the end of a slow line.
  private static let longestAnswer = Duration.milliseconds(150)

  init(
    _ director: any Director, on terminal: CursesTerminal, _ themes: ThemeStore,
    isThemeChosen: Bool
  ) {
    self.director = director
    self.terminal = terminal
    self.themes = themes
    self.isThemeChosen = isThemeChosen
    alarm = DispatchSource.makeTimerSource(queue: .main)
  }

  /// Shows the first frame, and from then on everything that happens.
  func open() {
    director.onWish = { [weak self] in self?.obey($0) }
    terminal.onEvents = { [weak self] in self?.handle($0) }
    terminal.onHangup = { Self.leave() }
    terminal.onResume = { [weak self] in
      self?.alarmSet = nil
      self?.draw()
    }
    alarm.setEventHandler { [weak self] in self?.wake() }
    alarm.activate()
    director.open()
    draw()
    guard !isThemeChosen else { return }
    asked = Self.clock
    terminal.askBackground()
  }

  // MARK: Time

  /// The time since the program started, without the time it was stopped or the machine was asleep.
  static var clock: Duration {
    SuspendingClock.now - reference - CursesTerminal.timeStopped
  }
  private static let reference = SuspendingClock.now

  private func wake() {
    alarmSet = nil
    guard replacements == 0 else { return }
    director.catchUp()
    let isRead = reading.isOver(at: Self.clock)
    if isRead { director.goOn() }
    if Self.clock >= endOfCoach { director.stage.isCoached = false }
    draw()
    if isRead { beginTravel() }
  }

  private func setAlarm() {
    let wanted = Alarm(
      due: director.nextDue, pace: director.pace, endOfNotice: notices.end,
      endOfSentence: reading.end, endOfCoach: director.stage.isCoached ? endOfCoach : nil,
      nextLook: travel?.nextLook)
    // Setting a timer wakes another thread; a key that changes nothing in the world needs none.
    guard wanted != alarmSet else { return }
    alarmSet = wanted
    let now = Self.clock
    let waits = [
      wanted.due.flatMap { wanted.pace.wait(until: $0, at: now) },
      wanted.endOfNotice.map { max($0 - now, .zero) },
      wanted.endOfSentence.map { max($0 - now, .zero) },
      wanted.endOfCoach.map { max($0 - now, .zero) },
      wanted.nextLook.map { max($0 - now, .zero) },
    ]
    guard let wait = waits.compactMap({ $0 }).min() else {
      return alarm.schedule(deadline: .distantFuture)
    }
    let nanoseconds = min(wait, .seconds(86_400)) / .nanoseconds(1)
    alarm.schedule(deadline: .now() + .nanoseconds(Int(nanoseconds.rounded(.up))))
  }

  // MARK: Input and output

  /// Everything that came at once, drawn once.
  private func handle(_ events: [InputEvent]) {
    guard replacements == 0 else { return eventsHeld += events }
    director.catchUp()
    notices.startAgain()
    if events.contains(where: \.isTouch) { onTouch() }
    // Any key ends it, and does its own work.
    travel = nil
    for event in events {
      guard replacements == 0 else {
        eventsHeld.append(event)
        continue
      }
      switch event {
      case .mouse(let mouse): director.handle(event, hitting: frame?.target(at: mouse.point))
      case .background(let color): adapt(to: color)
      case .key, .paste, .resize, .focus: director.handle(event, hitting: nil)
      }
    }
    draw()
    beginTravel()
  }

  /// Lets the last tap travel over the screen that shows already what came of it.
  private func beginTravel() {
    let entries = director.takeTap()
    guard hasMotion, replacements == 0, !entries.isEmpty, !terminal.hasUnsentOutput,
      let motion = renderer.motion(of: entries)
    else { return }
    travel = Travel(
      motion: motion, start: Self.clock, moment: director.state.moment, nextLook: Self.clock)
    setAlarm()
  }

  /// What the travelling tap looks like now. It ends by itself, when something happens, and on a line
  /// that does not keep up.
  private func look(over moment: Moment) -> Motion.Look? {
    guard let travel else { return nil }
    let now = Self.clock
    guard moment == travel.moment, !terminal.hasUnsentOutput,
      let look = travel.motion.look(at: now - travel.start)
    else {
      self.travel = nil
      return nil
    }
    self.travel?.nextLook = now + Motion.step
    return look
  }

  /// On a light terminal, begins with a light theme, unless one was chosen.
  private func adapt(to background: RGB) {
    if let asked, Self.clock - asked > Self.longestAnswer { hasMotion = false }
    asked = nil
    guard !isThemeChosen, Contrast.luminance(background) > 0.4 else { return }
    let light = themes.names.first { themes.theme($0).isLight }
    director.stage.theme = light ?? director.stage.theme
  }

  func draw() {
    guard replacements == 0 else { return }
    if notices.isOver(director.stage.notice, at: Self.clock) { director.stage.notice = nil }
    let stage = director.stage
    let state = director.state
    let theme = themes.theme(stage.theme)
    var frame = renderer.render(stage, state, theme: theme)
    self.frame = frame
    if let look = look(over: state.moment) { look.draw(on: &frame.canvas, theme) }
    terminal.draw(frame.canvas, cursor: frame.cursor)
    notices.drew(stage.noticeShown(state), at: Self.clock)
    reading.drew(stage, state, at: Self.clock)
    onFrame(frame.canvas, Self.clock)
    setAlarm()
  }

  // MARK: Wishes

  private func obey(_ wish: StageWish) {
    switch wish {
    case .useMouse(let isOn): terminal.setMouse(on: isOn)
    case .snapshot: keepPicture()
    case .find(let filter): onFind(filter)
    case .measureDiscrepancy(let unit): measure(unit)
    case .stopMeasuring:
      measuring?.stop()
      measuring = nil
    case .restart, .open, .tell, .branch: replace(wish)
    case .endStory: onEndOfStory()
    case .keep(let learned): LessonProgress.keep(learned)
    case .quit: quit()
    }
  }

  func replace(_ wish: StageWish) {
    replaceSession { [weak self] in self?.onReplace(wish) }
  }

  /// Puts another session on the stage, outside of all handlers: an adapter's own queues are served
  /// before another world begins, and while it is played up to a moment. What comes in meanwhile
  /// waits.
  func replaceSession(_ replace: @escaping @MainActor () -> Void) {
    replacements += 1
    DispatchQueue.main.async {
      RunLoop.main.perform {
        MainActor.assumeIsolated { [weak self] in self?.finish(replace) }
      }
    }
  }

  private func finish(_ replace: () -> Void) {
    replace()
    replacements -= 1
    guard replacements == 0 else { return }
    let events = eventsHeld
    eventsHeld = []
    handle(events)
  }

  /// Writes the screen to a new file, without what is only temporary: the list of commands it was
  /// chosen from, or the notice about the last picture.
  private func keepPicture() {
    let theme = themes.theme(director.stage.theme)
    let frame = StageRenderer.render(director.stage, director.state, theme: theme)
    let picture = ScreenExport.bytes(frame.canvas, .svg, theme)
    let file = Files.createUnused(
      "adplay-\(FileName.from(director.state.unit))", ".svg", from: 1)
    let failure = file.number < 0 ? Files.reason : Console.write(picture, to: file.number)
    if file.number >= 0 { close(file.number) }
    director.stage.notice =
      failure.map {
        Notice(.trouble(OutputTrouble.notWritten(path: file.path, reason: $0).sentence), .failure)
      }
      ?? Notice(.screenSaved(path: file.path))
  }

  private func measure(_ unit: String) {
    measuring?.stop()
    guard let (scenario, seed) = onMeasure(unit) else {
      director.stage.discrepancy?.outcome = .failed(.madeInCode)
      return
    }
    measuring = DiscrepancyRun(scenario: scenario, seed: seed) { [weak self] progress in
      self?.director.stage.discrepancy = progress
      self?.draw()
    }
    if measuring == nil {
      director.stage.discrepancy?.outcome = .failed(.noProcess)
    }
  }

  /// Gives the terminal back and ends the process.
  func quit() -> Never {
    terminal.close()
    exit(exitStatus())
  }

  private static func leave() -> Never { exit(0) }
}

extension InputEvent {
  /// Whether somebody did something; a mouse that only moves is nobody.
  fileprivate var isTouch: Bool {
    switch self {
    case .key, .paste: true
    case .mouse(let mouse): mouse.kind == .press(.left)
    case .resize, .focus, .background: false
    }
  }
}
