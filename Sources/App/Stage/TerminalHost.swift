import Catalogue
import Directing
import Observing
import CursesTerminal
import Dispatch
import Foundation
import Glibc
import Screen
import Simulation
import StageUI
import Theming

/// Shows the stage on the terminal, and is its clock.
@MainActor
final class TerminalHost {
  let director: any Director
  let terminal: CursesTerminal
  var themes: ThemeStore
  var decision = ThemeDecision(Theme.mono.name)
  var keeper: ThemeKeeper?
  private var renderer = StageRenderer()
  private var frame: Frame<Hit>?
  private let alarm = StageAlarm()
  private var notices = NoticeClock()
  private var reading = ReadingClock()
  private let endOfCoach = TerminalHost.clock + Coach.firstMinute
  private var travel: Travel?
  /// Whether taps travel over the screen; not on a slow line.
  var hasMotion = true
  /// When the terminal was asked something.
  private var asked: Duration?
  /// Whether it has answered, and whether it tells by itself when it turns dark or light.
  private(set) var hasAnswered = false
  private(set) var tellsAppearance = false

  /// Takes every frame that goes to the terminal.
  var recorder: (any ScreenRecorder)?
  /// Called when the stage has been drawn.
  var onDrawn: (Stage) -> Void = { _ in }
  /// Called for another run of a recording.
  var onRun: (Int) -> Void = { _ in }
  /// Called to find the rows that match a filter.
  var onFind: (String) -> Void = { _ in }

  /// The present scenario of one ad of a unit, and its seed.
  var onMeasure: (String) -> (scenario: [UInt8], seed: UInt64)? = { _ in nil }
  /// Called when a story that plays by itself has been read to its end.
  var onEndOfStory: () -> Void = {}
  /// Called whenever a key or a button is pressed.
  var onTouch: () -> Void = {}
  /// Called when the program ends; what it returns is said on the normal screen.
  var onEnd: () -> String? = { nil }
  /// What the program ends with.
  var exitStatus: () -> Int32 = { 0 }
  /// Why the recording is not whole.
  var recordingFailure: String?
  /// What the recording leaves out because it would be too long or too large.
  var recordingCut: String?
  /// Called for another session on the stage, when everything at hand has been done.
  var onReplace: (StageWish) -> Void = { _ in }
  var measuring: DiscrepancyRun?
  var hunting: HuntingRun?
  var evidence: EvidenceRun?
  /// How many sessions are about to come onto the stage, and what waits for them.
  private var replacements = 0
  private var eventsHeld: [InputEvent] = []
  /// What the files are read by that a scenario names.
  let pictures = PictureStore()
  /// Whether the terminal may be asked if it can show pictures.
  var mayHaveGraphics = false
  /// Watches the file of the scenario on the stage.
  var watch: ScenarioWatch?
  /// Builds the package that the program belongs to.
  var builder: PackageBuilder?

  /// A terminal that takes longer to answer is at the end of a slow line.
  private static let longestAnswer = Duration.milliseconds(150)

  init(_ director: any Director, on terminal: CursesTerminal, _ themes: ThemeStore) {
    self.director = director
    self.terminal = terminal
    self.themes = themes
  }

  /// Shows the first frame, and from then on everything that happens.
  func open() {
    director.onWish = { [weak self] in self?.obey($0) }
    terminal.onEvents = { [weak self] in self?.handle($0) }
    terminal.onHangup = { [weak self] in
      Log.add(LogText.hangup)
      self.map { $0.keeper?.look(at: $0.director.stage) }
      self?.recorder?.end(at: Self.clock)
      _ = self?.onEnd()
      exit(0)
    }
    terminal.onResume = { [weak self] in
      Log.add(LogText.resumed)
      self?.alarm.forget()
      self?.draw()
    }
    terminal.mayRunLoop = { [weak self] in self?.director.mayRunLoop ?? true }
    alarm.start { [weak self] in self?.wake() }
    terminal.onGraphics = { [weak self] in
      self.map { host in Log.add(LogText.drawing(isASCII: host.terminal.isASCII)) }
      self?.draw()
    }
    pictures.onChange = { [weak self] in self?.hasPicture(refusal: $0) }
    director.open()
    draw()
    // How long the answer takes tells, besides, how slow the line is.
    guard !decision.isChosen || hasMotion else { return }
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
    guard replacements == 0 else { return }
    director.catchUp()
    let isRead = reading.isOver(at: Self.clock)
    if isRead { director.goOn() }
    if Self.clock >= endOfCoach { director.stage.coach.isFirstMinute = false }
    draw(travelling: isRead)
  }

  private func setAlarm() {
    let moments = [
      notices.end, reading.end, director.stage.coach.isFirstMinute ? endOfCoach : nil,
      travel?.nextLook,
    ]
    alarm.set(
      StageAlarm.Time(
        due: director.nextDue, pace: director.pace, moment: moments.compactMap(\.self).min()),
      at: Self.clock)
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
    var rest = events[...]
    while let event = rest.next(joiningLetters: director.stage.isTyping) {
      guard replacements == 0 else {
        eventsHeld += [event] + rest
        break
      }
      switch event {
      case .mouse(let mouse): director.handle(event, hitting: frame?.hit(at: mouse.point))
      case .background(let color): take(color)
      case .appearance(let isLight):
        tellsAppearance = true
        Log.add(LogText.appearance(isLight: isLight))
        adapt(toLight: isLight)
      case .focus(true):
        askAgain()
        director.handle(event, hitting: nil)
      case .key, .paste, .resize, .focus, .answer: director.handle(event, hitting: nil)
      }
    }
    draw(travelling: true)
  }

  /// Lets the last tap travel over the screen that was rendered and shows already what came of it.
  private func beginTravel(over moment: Moment) {
    let entries = director.takeTap()
    guard hasMotion, !entries.isEmpty, !terminal.hasUnsentOutput,
      let motion = renderer.motion(of: entries)
    else { return }
    travel = Travel(motion, over: moment, at: Self.clock)
  }

  /// What the travelling tap looks like now, on a line that keeps up.
  private func look(over moment: Moment) -> Motion.Look? {
    guard travel != nil else { return nil }
    let look = terminal.hasUnsentOutput ? nil : travel?.look(over: moment, at: Self.clock)
    if look == nil { travel = nil }
    return look
  }

  /// The answer to the question about the background.
  private func take(_ background: RGB) {
    if let asked, Self.clock - asked > Self.longestAnswer { hasMotion = false }
    asked = nil
    hasAnswered = true
    Log.add(
      LogText.background(
        red: Int(background.red), green: Int(background.green), blue: Int(background.blue)))
    adapt(toLight: Contrast.luminance(background) > 0.4)
  }

  /// A tap that was just made travels over the screen, if it should.
  func draw(travelling: Bool = false) {
    guard replacements == 0 else { return }
    if notices.isOver(director.stage.notice, at: Self.clock) { director.stage.notice = nil }
    let state = director.state
    fetchPictures(state.device.pictureFiles)
    let stage = director.stage
    let theme = themes.theme(stage.theme)
    var frame = renderer.render(stage, state, theme: theme, keyMap: director.keyMap)
    self.frame = frame
    if travelling { beginTravel(over: state.moment) }
    if let look = look(over: state.moment) { look.draw(on: &frame.canvas, theme) }
    terminal.draw(frame.canvas, frame.pictures, frame.links, cursor: frame.cursor)
    terminal.title = WindowText.title(state.title)
    notices.drew(stage.noticeShown(state), at: Self.clock)
    reading.drew(stage, state, at: Self.clock)
    recorder?.add(frame.canvas, at: Self.clock, isWhole: travel == nil)
    keeper?.look(at: stage)
    onDrawn(stage)
    setAlarm()
  }

  // MARK: Another session

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
    pictures.beginAgain()
    replacements -= 1
    guard replacements == 0 else { return }
    let events = eventsHeld
    eventsHeld = []
    handle(events)
  }

  /// Gives the terminal back and ends the process.
  func quit() -> Never {
    keeper?.look(at: director.stage)
    terminal.close()
    recorder?.end(at: Self.clock)
    onEnd().map(Console.note)
    recordingCut.map(Console.complain)
    recordingFailure.map(Console.complain)
    exit(max(exitStatus(), recordingFailure == nil ? 0 : 2))
  }
}

extension InputEvent {
  /// Whether somebody did something; a mouse that only moves is nobody.
  fileprivate var isTouch: Bool {
    switch self {
    case .key, .paste: true
    case .mouse(let mouse): mouse.kind == .press(.left)
    case .resize, .focus, .background, .appearance, .answer: false
    }
  }
}
