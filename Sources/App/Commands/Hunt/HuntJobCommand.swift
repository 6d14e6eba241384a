import Catalogue
import Foundation
import Glibc
import Hunting
import Observing
import Playing

/// What a child of a hunt does: a job comes in, reports go out. It is not for people.
@MainActor
enum HuntJobCommand {
  nonisolated static let name = "hunt-job"
  nonisolated static let command = CommandTable(
    HelpPage(command: name, usage: [], about: "", isHidden: true), (),
    run: { (_) throws(Failure) in run() })

  private static func run() -> Int32 {
    Reports.begin()
    guard let input = try? Files.readInput(limit: ReadingLimits.job.bytes),
      let job = try? JSONDecoder().decode(HuntJob.self, from: Data(input)),
      let guardian = HuntGuard(patience: silence(of: job))
    else { return 2 }
    HuntWorker(job, prepare: { $0.patience = patience(with: job) }, troubles: guardian.troubles) {
      guardian.tell($0)
    }.work()
    return 0
  }

  /// After how many silent seconds it hangs. One that is expected to is not waited for as long, unless
  /// it may be silent for the real clock.
  private static func silence(of job: HuntJob) -> Duration {
    switch job.ground.takesRealTime ? .unforeseen : job.hang {
    case .unforeseen: .seconds(HangWatch.patience)
    case .expected: .seconds(1)
    case .tried: .milliseconds(250)
    }
  }

  /// How much real time a run may take. Only an adapter that has taken some when it was asked for its
  /// formats gets it: another one that does not answer never will.
  private static func patience(with job: HuntJob) -> Patience {
    let isQuestion = if case .questions = job.task { true } else { false }
    return isQuestion || job.ground.takesRealTime ? Patience(.seconds(2), RunLoopTime()) : .none
  }
}
