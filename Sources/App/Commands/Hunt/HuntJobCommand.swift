import Foundation
import Glibc
import Hunting

/// What a child of a hunt does: a job comes in, reports go out. It is not for people.
@MainActor
enum HuntJobCommand {
  static func run() -> Int32 {
    guard let input = try? Files.readInput(limit: 1 << 28),
      let job = try? JSONDecoder().decode(HuntJob.self, from: Data(input)),
      let guardian = HuntGuard(patience: patience(for: job.task))
    else { return 2 }
    HuntWorker(job, troubles: guardian.troubles) { guardian.tell($0) }.work()
    return 0
  }

  /// Where a hang is repeated again and again, nobody waits for it as long as the first time.
  private static func patience(for task: HuntJob.Task) -> Int {
    if case .candidates(_, breaking: HuntTrouble.hangs.rawValue) = task { return 1 }
    return HangWatch.patience
  }
}
