import CursesTerminal
import Foundation
import PlaygroundCore
import Screen
import Simulation
import StageUI

/// `adplay` and whatever else opens the stage.
@MainActor
enum StageCommandLine {
  /// A scenario's stage, or a journal to look at.
  static func run(_ options: Command.StageOptions) throws(Failure) -> Never {
    guard !Journals.isJournal(options.scenario) else { try look(options) }
    let scenario = try Scenarios.open(options.scenario)
    var house = try StageHouse(options)
    let keeper = SessionKeeper(options)
    let session = Session(scenario, seed: options.seed)
    keeper.prepare(session)
    if let place = options.place { _ = ScriptRun(session, until: ScriptRun.End(place)) }
    let director = StageDirector(
      session, try house.stage(unit: session.unitLookedAt), clock: { StageHost.clock })
    keeper.onFailure = { [weak director] in director?.stage.notice = $0 }
    try house.open(director) { host in
      host.onMeasure = Self.oneAd(of: director)
      host.watch = ScenarioWatch(options.scenario) { [weak host] change in
        keeper.reload(change, into: director, seed: options.seed)
        host?.draw()
      }
    }
  }

  /// A journal done again up to a place in it, from where one can go on.
  static func replay(_ options: Command.StageOptions) throws(Failure) -> Never {
    var house = try StageHouse(options)
    let keeper = SessionKeeper(options)
    let replay = try Journals.replay(
      options.scenario, to: options.place, prepare: keeper.prepare)
    var stage = try house.stage(unit: replay.session.unitLookedAt)
    if case .number(let number) = options.place, replay.session.journal.entries.count >= number {
      (stage.pane, stage.trace.selected) = (.trace, number)
    }
    stage.notice = replay.difference.map { "From #\($0.number) on it is not what was recorded." }
    let director = StageDirector(replay.session, stage, clock: { StageHost.clock })
    keeper.onFailure = { [weak director] in director?.stage.notice = $0 }
    try house.open(director) { $0.onMeasure = Self.oneAd(of: director) }
  }

  private static func oneAd(
    of director: StageDirector
  ) -> (String) -> (scenario: [UInt8], seed: UInt64)? {
    { [weak director] unit in
      guard let session = director?.session, let bytes = session.scenarioOfOneAd(unit: unit) else {
        return nil
      }
      return (bytes, session.world.seed)
    }
  }

  private static func look(_ options: Command.StageOptions) throws(Failure) -> Never {
    var house = try StageHouse(options)
    let journal = try Journals.open(options.scenario)
    var stage = try house.stage(unit: "")
    if case .number(let number) = options.place {
      stage.trace.selected = min(number, journal.count)
    }
    let director = JournalDirector(journal, name: options.scenario, stage)
    try house.open(director) { host in
      let reading = JournalReading(journal)
      reading.onLedgers = { [weak host] in
        director.take($0, percentRead: $1)
        host?.draw()
      }
      reading.onMatches = { [weak host] in
        director.take($0)
        host?.draw()
      }
      host.onFind = { reading.find($0) }
      reading.begin()
    }
  }
}

/// The terminal, the themes and the recording that every stage has.
@MainActor
struct StageHouse {
  private var themes = ThemeStore()
  private let options: Command.StageOptions
  private let theme: String?
  private let environment = Environment()

  init(_ options: Command.StageOptions) throws(Failure) {
    self.options = options
    var themes = ThemeStore()
    theme = try options.theme.map { (name) throws(Failure) in try themes.require(name) }
    self.themes = themes
  }

  /// The stage's own state at the beginning; its size comes with the terminal.
  mutating func stage(unit: String) throws(Failure) -> Stage {
    let fallback = environment.depth == .none ? Theme.mono.name : themes.names[0]
    var stage = Stage(
      unit: unit, themeNames: themes.names, theme: theme ?? fallback,
      size: Size(width: 80, height: 24))
    stage.usesMouse = options.usesMouse
    stage.speed = options.speed
    return stage
  }

  /// Opens the terminal and never comes back; `begin` starts what goes on beside the stage.
  mutating func open(
    _ director: any Director, _ begin: (StageHost) -> Void = { _ in }
  ) throws(Failure) -> Never {
    let terminal: CursesTerminal
    do {
      terminal = try CursesTerminal(
        name: environment.terminalName, depth: environment.depth, mouse: options.usesMouse)
    } catch { throw .terminal(error) }
    director.stage.size = terminal.size
    if theme == nil, terminal.depth == .none { director.stage.theme = Theme.mono.name }
    let host = StageHost(
      director, on: terminal, themes, isThemeChosen: theme != nil || terminal.depth == .none)
    if let path = options.recording {
      let recorder = CastRecorder(path) { [weak director] in director?.stage.notice = $0 }
      host.onFrame = { recorder.add($0, at: $1) }
    }
    host.open()
    begin(host)
    // Terminal, signals and timers are sources on the main queue; this thread serves it for good.
    RunLoop.main.run()
    withExtendedLifetime(host) {}
    exit(0)
  }
}

extension ScriptRun.End {
  init(_ place: Command.Place) {
    self =
      switch place {
      case .number(let line): .line(line)
      case .time(let time): .time(Instant.start + time)
      }
  }
}
