import Catalogue
import Directing
import Foundation
import Glibc
import Observing
import Playing
import Scenarios
import Screen
import StageUI
import Theming

/// The stage in lines, for screen readers and pipes: `adplay --accessible` and `ACCESSIBLE=1`.
@MainActor
enum AccessibleCommand {
  /// Opens a scenario; `listing` is a list to choose another one from first, or one of why `reports`
  /// differ.
  static func open(
    _ options: StageOptions, listing room: String? = nil, reports: [Explanation] = []
  ) throws(Failure) -> Never {
    if RecordingFiles.isRecording(options.scenario) { try read(options) }
    guard !Journals.isJournal(options.scenario) else {
      _ = try Journals.open(options.scenario, for: .lines)
      throw .unreadable(path: options.scenario, .isJournal)
    }
    let scenario = try ScenarioStore.open(options.scenario, .any)
    let (director, host) = try prepare(options, named: options.scenario) {
      (keeper) throws(Failure) in
      let session = Self.session(of: scenario, options, keeper)
      guard let place = options.place else { return session }
      return try ScenarioStore.play(session, upTo: place, options.scenario)
    }
    director.stage.reports = reports
    director.open()
    host.run(isChosen: options.place != nil, listing: room)
  }

  /// Reads out a recording: nothing can be done in it.
  private static func read(_ options: StageOptions) throws(Failure) -> Never {
    let director = try RecordingCommand.director(
      options.scenario, run: options.run, at: options.place, on: stage(unit: ""))
    say(director.spoken)
    exit(0)
  }

  /// Tells what a recorder writes while it comes, and all of it once it has ended.
  static func follow(_ path: String) throws(Failure) -> Never {
    let input = try RecordingInput(path)
    let director = JournalDirector(recording: input.name, isLive: true, stage(unit: ""))
    let (reading, announcer) = (RecordingReading(), RecordingAnnouncer(director))
    reading.onJournal = { journal in
      director.take(journal)
      say(announcer.news())
      guard journal.phone.isLive else {
        say([told(.streamEnded), ""] + director.spoken)
        exit(0)
      }
    }
    reading.onTooLong = { say([told(.recordingIsLong)]) }
    reading.onNothing = {
      Console.complain(Failure.unreadable(path: path, .noRecording).sentence)
      exit(2)
    }
    input.onNews = { news in
      // The end is told where the recording ends, after all that came before it.
      if news != .streamEnded { say([told(news)]) }
    }
    input.begin { reading.take($0) }
    withExtendedLifetime(input) { RunLoop.main.run() }
    exit(0)
  }

  private static func told(_ news: News) -> String { Spoken.sentence(Notice(news).text()) }

  private static func say(_ lines: [String]) {
    Console.print(lines.map { "\($0)\n" }.joined())
  }

  /// A stage that nobody draws.
  private static func stage(unit: String) -> Stage {
    Stage(
      unit: unit, themes: ThemeList([Theme.mono.name]), theme: Theme.mono.name,
      size: Size(width: 80, height: 24))
  }

  /// Tells a script; `listing` is a list to choose another one from first.
  static func tell(
    _ scenario: Scenario, _ options: StageOptions, named name: String, brand: Brand,
    isAutomatic: Bool, listing room: String?
  ) throws(Failure) -> Never {
    let (director, host) = try prepare(options, named: name, brand) { keeper in
      Self.session(of: scenario, options, keeper)
    }
    if room == nil { director.tell(director.session, upTo: 0) } else { director.open() }
    host.run(isChosen: true, isAutomatic: isAutomatic, listing: room)
  }

  /// Goes on where a journal ends, or at a place in it.
  static func replay(_ options: StageOptions) throws(Failure) -> Never {
    let (director, host) = try prepare(options, named: options.scenario) {
      (keeper) throws(Failure) in
      try Journals.replay(options.scenario, to: options.place, prepare: keeper.prepare).session
    }
    director.open()
    host.run(isChosen: true)
  }

  /// A session on a stage that nobody draws; `begin` makes it.
  private static func prepare(
    _ options: StageOptions, named name: String, _ brand: Brand = Brand(),
    _ begin: (SessionKeeper) throws(Failure) -> Session
  ) throws(Failure) -> (SessionDirector, AccessibleHost) {
    try Overwriting.refuse(
      [("--journal", options.journal), ("--log", options.log)],
      of: [options.scenario, options.configuration].compactMap(\.self))
    try Log.begin(options.log)
    Log.add(LogText.accessible)
    Log.add(LogText.scenario(name))
    let keyMap = try keyMap(options)
    let keeper = SessionKeeper(options)
    keeper.brand = brand
    let session = try begin(keeper)
    if session.hostsStrangers {
      session.patience = Patience(.usualPatience, RunLoopTime())
    }
    let clock = StandingClock()
    var stage = stage(unit: session.unitLookedAt)
    (stage.scenario, stage.app) = (name, brand.app)
    stage.learned = LessonProgress.read()
    let director = SessionDirector(session, stage, keyMap: keyMap, clock: { clock.time })
    director.opensPaused = false
    return (director, AccessibleHost(director, clock, keeper, options))
  }

  private static func session(
    of scenario: Scenario, _ options: StageOptions, _ keeper: SessionKeeper
  ) -> Session {
    let session = Session(scenario, seed: options.seed, threads: options.threads)
    keeper.prepare(session)
    return session
  }

  /// The user's own keys.
  private static func keyMap(_ options: StageOptions) throws(Failure) -> KeyMap {
    guard let folder = ConfigurationFolder(options) else { return .standard }
    var themes = ThemeStore(brand: .init())
    do throws(Failure) {
      return try folder.read(&themes).keyMap
    } catch {
      if folder.isRequired { throw error }
      Console.complain(error.sentence)
      return .standard
    }
  }
}

extension StageOptions {
  /// Whether lines are wanted instead of a screen: by this command, or by everything its user starts.
  var speaks: Bool { isAccessible || Environment.wantsAccessible }
}
