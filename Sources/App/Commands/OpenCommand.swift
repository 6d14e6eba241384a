import Catalogue
import Directing
import Observing
import Playing
import Simulation
import StageUI

/// What opens the stage: `adplay SCENARIO`, `adplay JOURNAL` and `adplay replay --stage`.
@MainActor
enum OpenCommand {
  /// Opens a scenario on the stage, or a journal for viewing.
  /// `room` is a list to choose something else from, or one of why `reports` differ.
  static func run(
    _ options: StageOptions, room: String? = nil, reports: [Explanation] = []
  ) throws(Failure) -> Never {
    if let path = options.follows {
      if options.speaks { try AccessibleCommand.follow(path) }
      try RecordingCommand.follow(path, options)
    }
    if options.speaks { try AccessibleCommand.open(options, listing: room, reports: reports) }
    guard !RecordingFiles.isRecording(options.scenario) else { try RecordingCommand.open(options) }
    guard !Journals.isJournal(options.scenario) else { try look(options) }
    let found = Comeback.found
    if let stage = found?.comeback.stage, stage.journal != nil {
      try StageReturn.open(options, stage, after: found?.failure)
    }
    let scenario = try ScenarioStore.openOnStage(options.scenario)
    var setup = try TerminalSetup(options)
    let keeper = SessionKeeper(options)
    let place = found?.comeback.stage?.place
    keeper.comeback = ComebackKeeper(place: place)
    let session = Session(scenario, seed: options.seed, threads: options.threads)
    keeper.prepare(session)
    if let place = options.place {
      _ = try ScenarioStore.play(session, upTo: place, options.scenario)
    }
    var stage = try setup.stage(unit: session.unitLookedAt)
    (stage.scenario, stage.reports) = (options.scenario, reports)
    stage.coach.isFirstMinute = !session.hasStarted
    stage.isIntroduced = options.scenario != StageOptions().scenario
    stage.notice = found?.comeback.stage?.buildTime.map { Notice(.built($0, otherFrom: nil)) }
    let director = SessionDirector(session, stage, clock: { TerminalHost.clock })
    if let room { director.stage.open(room: room, director.state) }
    try show(director, options, keeper, &setup, building: place, watching: options.scenario)
  }

  /// Opens the terminal with a session on it, and with what runs beside the stage.
  static func show(
    _ director: SessionDirector, _ options: StageOptions, _ keeper: SessionKeeper,
    _ setup: inout TerminalSetup, building place: BuildPlace? = nil,
    watching scenario: String? = nil
  ) throws(Failure) -> Never {
    keeper.onFailure = { [weak director] in director?.stage.notice = Notice(.trouble($0), .failure)
    }
    let watch = { (host: TerminalHost) in
      guard let scenario else { return }
      Self.watch(scenario, for: director, on: host, keeper, seed: options.seed)
    }
    try setup.open(director, watching: watch) { host in
      host.onMeasure = Self.oneAd(of: director)
      host.onReplace = Self.replacing(director, on: host, keeper)
      host.onDrawn = { keeper.comeback?.keep($0) }
      host.exitStatus = keeper.exitStatus
      host.builder = place.map { PackageBuilder($0, director, on: host) }
      host.onEnd = { [weak host] in
        host?.builder?.stop()
        keeper.comeback?.end()
        return options.keepsLast ? Self.lastJournal(of: director) : nil
      }
    }
  }

  /// Keeps the last journal, and says where.
  private static func lastJournal(of director: SessionDirector) -> String? {
    LastJournal.keep(director).map { LeavingText.lastJournal(path: $0) }
  }

  /// Another session on the stage, as the viewer wishes.
  static func replacing(
    _ director: SessionDirector, on host: TerminalHost, _ keeper: SessionKeeper
  ) -> (StageWish) -> Void {
    { [weak director, weak host] wish in
      guard let director, let host else { return }
      do throws(Failure) {
        try keeper.replace(wish, in: director)
        guard case .open(let name) = wish else { return }
        director.stage.scenario = name
        watch(name, for: director, on: host, keeper, seed: nil)
      } catch {
        director.stage.notice = Notice(.trouble(error.sentence), .failure)
      }
    }
  }

  private static func watch(
    _ scenario: String, for director: SessionDirector, on host: TerminalHost,
    _ keeper: SessionKeeper, seed: UInt64?
  ) {
    host.watch = ScenarioWatch(scenario) { [weak host] change in
      host?.replaceSession { keeper.reload(change, into: director, seed: seed) }
    }
  }

  /// Replays a journal up to a place in it, and continues from there.
  static func replay(_ options: StageOptions) throws(Failure) -> Never {
    if options.speaks { try AccessibleCommand.replay(options) }
    var setup = try TerminalSetup(options)
    let keeper = SessionKeeper(options)
    let replay = try Journals.replay(
      options.scenario, to: options.place, prepare: keeper.prepare)
    var stage = try setup.stage(unit: replay.session.unitLookedAt)
    if case .number(let number) = options.place, replay.session.journal.entries.count >= number {
      (stage.pane, stage.trace.selected) = (.trace, number)
    }
    stage.notice = replay.difference.map {
      Notice(.differsFromRecording(entry: $0.number), .failure)
    }
    let director = SessionDirector(replay.session, stage, clock: { TerminalHost.clock })
    try show(director, options, keeper, &setup)
  }

  static func oneAd(
    of director: SessionDirector
  ) -> (String) -> (scenario: [UInt8], seed: UInt64)? {
    { [weak director] unit in
      guard let session = director?.session, let bytes = session.scenarioOfOneAd(unit: unit) else {
        return nil
      }
      return (bytes, session.world.seed)
    }
  }

  /// Opens a journal for viewing; `news` is why, if nobody asked for it.
  static func look(
    _ options: StageOptions, news: Notice? = nil
  ) throws(Failure) -> Never {
    var setup = try TerminalSetup(options)
    let journal = try Journals.open(options.scenario)
    var stage = try setup.stage(unit: "")
    stage.notice = news
    if let place = options.place {
      stage.trace.selected = try Journals.entry(at: place, of: journal, options.scenario)
    }
    let director = JournalDirector(journal, name: options.scenario, stage)
    try setup.open(director) { host in
      let reading = JournalReading(journal)
      reading.onLedgers = { [weak host] in
        director.take($0, $1, percentRead: $2)
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
