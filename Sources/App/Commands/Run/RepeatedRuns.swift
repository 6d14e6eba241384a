import Directing
import Playing
import Scenarios

/// The runs of one scenario, which outlive what an adapter does to the program.
@MainActor
struct RepeatedRuns {
  let seed: UInt64
  private(set) var repetition: Repetition
  private(set) var crash: RepetitionComeback.Crash?
  private let place: Int
  private let wasFine: Bool
  private let isAboutCounts, showsProgress: Bool

  init(_ scenario: Scenario, at place: Int, _ options: RunOptions, isFine: Bool) {
    (self.place, wasFine) = (place, isFine)
    (isAboutCounts, showsProgress) = (options.isAboutCounts, options.showsProgress)
    seed = options.seed ?? scenario.seed ?? 1
    repetition = Repetition(
      isAboutCounts ? scenario.withScript : scenario, firstSeed: seed, threads: options.threads
    ) { session in
      session.drawing = { StagePicture.lines(of: $0) }
      session.patience = Patience(options.patience, RunLoopTime())
      LastCall.follow(session)
    }
    if let run = Comeback.found?.comeback.run, run.playing == place { goOn(run) }
  }

  var isFine: Bool { wasFine && crash == nil && (isAboutCounts || repetition.failed == 0) }

  private mutating func goOn(_ run: RunComeback) {
    guard let saved = run.repetition else { return }
    repetition.goOn(after: saved.saved)
    crash = saved.crash
    if crash == nil, let failure = Comeback.found?.failure {
      crash = .init(seed: lastSeed, failure: failure)
    }
  }

  private var lastSeed: UInt64 { (repetition.nextSeed &- 1) & UInt64(Int.max) }

  mutating func play(_ times: Int, _ name: String, canComeBack: Bool) {
    let done = repetition.done
    let isInDanger = canComeBack && repetition.hostsStrangers
    var progress = Progress(total: times, speaks: showsProgress, done: done)
    for _ in done..<max(done, times) {
      progress.step(name)
      if isInDanger { Comeback(run: comeback).prepare() }
      repetition.play()
    }
    progress.clear()
  }

  private var comeback: RunComeback {
    let saved = RepetitionComeback(
      saved: repetition.saved, crash: crash, isFine: wasFine)
    return RunComeback(playing: place, reported: place, failures: [:], repetition: saved)
  }
}
