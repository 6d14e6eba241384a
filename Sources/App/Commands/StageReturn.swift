import Catalogue
import Directing
import Glibc
import Observing
import Playing
import Scenarios
import Simulation
import StageUI

/// Opens the stage where an earlier start of the program was: after a build, or after an adapter took
/// the program with it.
@MainActor
enum StageReturn {
  static func open(
    _ options: StageOptions, _ comeback: StageComeback, after failure: AdapterFailure?
  ) throws(Failure) -> Never {
    let journal = comeback.journal ?? ""
    guard let failure else { try goOn(options, comeback, journal) }
    let path = ComebackKeeper.keep(crashed: journal)
    guard !comeback.isLastTry, let end = try lastBeforeInput(of: path) else {
      var looking = options
      (looking.scenario, looking.place, looking.journal) = (path, nil, nil)
      try OpenCommand.look(looking, news: Notice(.journalOfCrash(failure.sentence), .failure))
    }
    try goOn(options, comeback, path, until: end, after: failure)
  }

  /// The number of the entry before the last thing that the user did; nil if nothing was done.
  private static func lastBeforeInput(of path: String) throws(Failure) -> Int? {
    let journal = try Journals.open(path)
    for place in (0..<journal.count).reversed() {
      guard let entry = try? journal.entry(place), entry.kind == .input else { continue }
      return place > 0 ? place : nil
    }
    return nil
  }

  /// Plays the journal with the adapters of this program, and goes on from there.
  private static func goOn(
    _ options: StageOptions, _ comeback: StageComeback, _ path: String,
    until end: Int? = nil, after failure: AdapterFailure? = nil
  ) throws(Failure) -> Never {
    var setup = try TerminalSetup(options)
    let keeper = SessionKeeper(options)
    keeper.comeback = ComebackKeeper(place: comeback.place)
    // If an adapter does it once more, it is not asked again.
    var next = comeback
    (next.journal, next.isLastTry, next.buildTime) = (path, true, nil)
    let scenario = comeback.view?.scenario ?? options.scenario
    let replay = try Journals.replay(
      path, to: end.map { .number($0) }, files: FilePlaces(beside: scenario),
      patience: .usualPatience
    ) { session in
      keeper.prepare(session)
      Comeback(stage: next).prepare()
    }
    replay.session.patience = .none
    var stage = try setup.stage(unit: unit(comeback.view, replay.session))
    comeback.view?.restore(&stage)
    stage.notice = notice(comeback, replay, path, failure)
    if failure == nil { unlink(path) }
    let director = SessionDirector(replay.session, stage, clock: { TerminalHost.clock })
    director.opensPaused = failure != nil || comeback.view?.isPaused == true
    if let room = comeback.view?.room, room != CountsRoom.card.name, room != BuildRoom.card.name {
      director.stage.open(room: room, director.state)
    }
    try OpenCommand.show(
      director, options, keeper, &setup, building: comeback.place, watching: scenario)
  }

  private static func unit(_ view: StageView?, _ session: Session) -> String {
    let isThere = view.map { session.scenario.unit($0.unit) != nil } ?? false
    return isThere ? view?.unit ?? "" : session.unitLookedAt
  }

  private static func notice(
    _ comeback: StageComeback, _ replay: Replay, _ path: String, _ failure: AdapterFailure?
  ) -> Notice? {
    if let failure { return Notice(.cameBack(after: failure.sentence), .failure) }
    guard let time = comeback.buildTime else { return nil }
    // What hops over queues comes at slightly different moments.
    let before = (try? Journals.open(path).entries()) ?? []
    let other = JournalDiff(left: before, right: Array(replay.session.journal.entries))
      .firstOtherEvent
    return Notice(.built(time, otherFrom: other), other == nil ? .news : .failure)
  }
}
