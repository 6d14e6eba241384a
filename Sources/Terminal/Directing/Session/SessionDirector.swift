import Catalogue
import Scenarios
package import Observing
package import Playing
package import Screen
package import Simulation
package import StageUI

/// Does what the stage wants with a running session, and lets simulated time pass according to a
/// clock; the program provides one, and so does a test.
@MainActor
package final class SessionDirector: Director {
  package private(set) var session: Session
  package var stage: Stage
  package internal(set) var pace: Pace

  package var onWish: (StageWish) -> Void = { _ in }
  /// Whether a session that has already played to some moment waits there for the viewer.
  package var opensPaused = true

  let clock: () -> Duration
  package var keyMap: KeyMap
  /// Units whose ad will be shown as soon as it has come and the unit is on view.
  var awaited: Set<String> = []
  private var search = TraceSearch()
  /// What a screen was last told of the session.
  private var latest: StageState?
  /// The moments of this world that were kept.
  var history = StageHistory()
  /// The earlier moment on the stage; nil for the present.
  var lookBack: LookBack?
  /// Whether this world was once played again and something else happened.
  var isUnrepeatable = false
  /// The session in which it happened: what is in it might still write when it is freed.
  var unrepeated: Session?
  /// What the last key wrote.
  var tap: ArraySlice<Entry> = []
  /// How far the script has been told; nil while nobody has asked for it.
  var progress: StoryProgress?
  /// The first step of a story whose expectation did not hold.
  package internal(set) var failedStep: FailedStep?
  /// Whether what the scenario asks for was true at some moment.
  var isTaskDone = false
  /// What was last said of the session through Google's other interface, and of which moment.
  var lastTwin: (moment: TwinMoment, state: TwinState)?
  let twinRun = Twin()
  /// What is said of the wrong way that the viewer has taken.
  var mistake: String?
  /// What goes on when the window has the focus again.
  var pausedByFocus: PausedByFocus?
  /// How many sessions have been on this stage before.
  private(set) var restarts = 0

  package init(
    _ session: Session, _ stage: Stage, keyMap: KeyMap = .standard, clock: @escaping () -> Duration
  ) {
    self.session = session
    self.stage = stage
    self.keyMap = keyMap
    self.clock = clock
    pace = Pace(speed: stage.speed, clock: clock(), instant: .start)
  }

  package var state: StageState {
    search.follow(stage.trace.filter, session.journal.entries)
    var state = stateBeforeSearch
    state.matches = search.matches(upTo: state.entries.count)
    state.twin = twin(of: state)
    return state
  }

  /// Without the rows that match the filter: while it is typed, only drawing needs them.
  private var stateBeforeSearch: StageState {
    let time = TimeState(marks: history.marks, place: lookBack?.place, present: session.now)
    // Behind `??` all of it would be copied once more.
    guard var state = lookBack?.state else {
      refreshLatest(of: stage.unit)
      latest?.time = time
      return latest ?? session.stageState(unit: stage.unit)
    }
    state.time = time
    return state
  }

  var presentState: StageState { presentState(of: stage.unit) }

  func presentState(of unit: String) -> StageState {
    refreshLatest(of: unit)
    return latest ?? session.stageState(unit: unit)
  }

  /// Learns what a screen may know of the session, where it is kept: it is large. While nothing happens only time
  /// passes, and an adapter may lay out its views.
  private func refreshLatest(of unit: String) {
    var moment = session.moment
    moment.world = restarts
    if latest?.moment == moment, latest?.unit == unit {
      latest?.now = session.now
      latest?.nextTimer = session.world.timeline.nextTimer
      latest?.device = session.deviceSnapshot()
    } else {
      latest = session.stageState(unit: unit)
      latest?.moment = moment
    }
    latest?.time = nil
    latest?.story = progress?.state
    latest?.story?.hasSequel = nextTour != nil
    latest?.task = task
    latest?.about = session.original.about
    latest?.hasScript = !session.original.script.isEmpty
  }

  private var stateForKey: StageState { stage.isFiltering ? stateBeforeSearch : state }

  package var mayRunLoop: Bool { session.hostsStrangers }

  package var nextDue: Instant? {
    [session.nextDue, nextTick, nextQuarter].compactMap { $0 }.min()
  }

  /// Begins with an ad on the screen, since an empty phone is not interesting. A session that has
  /// already played to some moment stays there.
  package func open() {
    if session.hasStarted {
      stage.isAdScrolledAway = !session.isFeedAtAd
      resume(session, isPaused: opensPaused)
      if !opensPaused, session.ledgers.newest(of: stage.unit)?.state == .loading {
        awaited.insert(stage.unit)
      }
      return keepMoment()
    }
    session.start()
    if session.hasOwnScreen {
      // It asks for its ads itself, and its buttons are what there is to do.
      stage.pane = .device
    } else if session.hostsStrangers {
      // Time must not jump over what only a real timer of theirs can bring.
      session.perform(.request(unit: stage.unit))
      showWhenLoaded(stage.unit)
    } else {
      session.perform(.load(unit: stage.unit))
      session.perform(.show(unit: stage.unit))
    }
    pace.resume(from: session.now, at: clock())
    keepMoment()
  }

  /// Continues with another session that has not been started, and with the same unit if it has it.
  package func restart(with session: Session) {
    stage.rememberTried(presentState)
    replace(with: session)
    open()
  }

  /// Puts another session on the stage, and begins nothing in it.
  func replace(with session: Session) {
    self.session = session
    restarts += 1
    search = TraceSearch()
    awaited = []
    (history, lookBack) = (StageHistory(), nil)
    (unrepeated, isUnrepeatable) = (nil, false)
    progress = nil
    (isTaskDone, mistake) = (false, nil)
    stage.focus = nil
    stage.isAdScrolledAway = false
    stage.trace.selected = nil
    if session.scenario.unit(stage.unit) == nil { stage.unit = session.scenario.adUnits[0].id }
    pace = Pace(
      speed: stage.speed, isPaused: stage.isPaused, clock: clock(), instant: .start)
  }

  /// Lets no time pass until somebody does something.
  func standStill() {
    stage.isPaused = true
    pace = Pace(speed: stage.speed, isPaused: true, clock: clock(), instant: session.now)
  }

  /// Continues a session at the moment to which it was played.
  func resume(_ session: Session, isPaused: Bool) {
    stage.isPaused = isPaused
    pausedByFocus = nil
    pace = Pace(speed: stage.speed, isPaused: isPaused, clock: clock(), instant: session.now)
  }

  /// The viewer does something of their own: from then on time passes, and the story waits.
  private func leaveStory() {
    guard progress?.isLeft == false else { return }
    progress?.leave()
    stage.lit = nil
    stage.isPaused = false
    pace.setPaused(false, at: clock())
  }

  package func takeTap() -> ArraySlice<Entry> {
    defer { tap = [] }
    return tap.contains { $0.sense == .tapped } ? tap : []
  }

  // MARK: Time

  /// Lets simulated time catch up with the clock, and shows awaited ads when they come.
  package func catchUp() {
    guard lookBack == nil else { return }
    let target = pace.instant(at: clock())
    while let due = session.nextRing, due <= target {
      session.advance(to: due)
      keepOneAdInView()
    }
    session.advance(to: target)
    keepOneAdInView()
    keepMomentIfNew()
  }

  // MARK: Input

  /// Handles input from the user; `hit` is what is under the mouse.
  package func handle(_ event: InputEvent, hitting hit: Hit?) {
    let before = stage.place
    defer { if stage.unit != before.unit, lookBack == nil { left(before.unit) } }
    switch event {
    case .key(let key): obey(stage.handle(key, stateForKey, keyMap), from: before)
    case .mouse(let mouse): obey(stage.handle(mouse, hitting: hit, state, keyMap), from: before)
    case .resize(let size): stage.size = size
    case .paste(let text): stage.handle(pasted: text, stateForKey, keyMap)
    case .focus(let hasFocus): follow(focus: hasFocus)
    case .background, .appearance, .answer: break
    }
  }

  /// Does what a key asks for; `place` is where the stage was before.
  func obey(_ effects: [StageEffect], from place: StagePlace) {
    if lookBack != nil { return obeyInThePast(effects) }
    let isAct = effects.contains { $0.isAct }
    if isAct { keepMoment(at: place) }
    let (world, count) = (restarts, session.journal.entries.count)
    for effect in effects { obey(effect) }
    // One of them may have led to the past.
    guard lookBack == nil else { return }
    keepOneAdInView()
    keepMomentIfNew(endsAct: isAct)
    tap = world == restarts ? session.journal.entries[count...] : []
  }

  func obey(_ effect: StageEffect) {
    switch effect {
    case .perform(let action) where !session.takes(action): stage.take(.asksItself)
    case .reload(let unit) where !session.takes(.load(unit: unit)),
      .showWhenLoaded(let unit) where !session.takes(.show(unit: unit)):
      stage.take(.asksItself)
    case .perform(let action):
      if case .tap = action { stage.coach.isFirstMinute = false }
      // The sentence under the stage is about the scenario as it was.
      if case .set = action { stage.isIntroduced = false }
      leaveStory()
      session.perform(action)
    case .reload(let unit):
      leaveStory()
      session.perform(.request(unit: unit))
      showWhenLoaded(unit)
    case .showWhenLoaded(let unit):
      leaveStory()
      showWhenLoaded(unit)
    case .setSpeed(let speed): pace.setSpeed(speed, at: clock())
    case .setPaused(let isPaused):
      if !isPaused { leaveStory() }
      stage.isPaused = isPaused
      pace.setPaused(isPaused, at: clock())
    case .jumpToNextTimer:
      leaveStory()
      jumpToNextTimer()
    case .tellNext: tellNext()
    case .playStory: playStory()
    case .move(.previousAct) where lookBack == nil && progress?.isLeft == false: tellPrevious()
    case .move(let step): move(step)
    case .wish(let wish): onWish(wish)
    }
  }

  func jumpToNextTimer() {
    guard session.world.timeline.nextTimer != nil else {
      return stage.notice = Notice(.noTimerIsWaiting)
    }
    session.perform(.nextTimer)
    pace.resume(from: session.now, at: clock())
  }
}
