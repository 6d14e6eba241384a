import Playing
import Scenarios

/// Lets a run without a screen survive an adapter that crashes or hangs: the program starts again in
/// the same process, plays all scenarios but that one, and reports what it has not yet reported.
@MainActor
struct Survival {
  private let failures: [Int: AdapterFailure]
  /// The place of the scenario that ended an earlier start.
  private let last: Int?
  private let reported: Int
  /// Whether the same input can be read again.
  private let canComeBack: Bool

  /// `outputs` are files that are written as it happens.
  init(_ scenarios: [String], outputs: [String?] = []) {
    let found = Comeback.found
    let run = found?.comeback.run
    var failures = run?.failures ?? [:]
    if let run { failures[run.playing] = found?.failure }
    self.failures = failures
    last = run?.playing
    reported = run?.reported ?? 0
    canComeBack =
      Self.canBeReadAgain(scenarios)
      && outputs.compactMap(\.self).allSatisfy { Files.isFolder($0) || Files.canBeWrittenAgain($0) }
  }

  /// Whether standard input, if it is one of them, is a file rather than a pipe.
  static func canBeReadAgain(_ scenarios: [String]) -> Bool {
    !scenarios.contains("-") || Files.canReadInputAgain
  }

  /// What an adapter did when this scenario was played; it is not played again.
  func failure(at place: Int) -> AdapterFailure? { failures[place] }

  /// Whether an earlier start has said how it turned out.
  func isReported(_ place: Int) -> Bool { place < reported && place != last }

  /// The session of a scenario is about to be played.
  func begin(_ place: Int, _ session: Session) {
    guard canComeBack, session.hostsStrangers else { return }
    let comeback = RunComeback(
      playing: place, reported: max(reported, place), failures: failures)
    Comeback(run: comeback).prepare()
  }
}
