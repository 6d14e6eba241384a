import Hunting
import Observing
import StageUI

/// What a child of the program tells the one that has started it: the only thing that is read of it,
/// since what it prints is for people.
enum ChildReport: Codable, Equatable, Sendable {
  /// Of many runs, so many are over.
  case played(Int)
  case counted(Discrepancy)
  /// How far a hunt is.
  case hunting(runs: Int, perSecond: Int, reached: Int)
  case found(HuntProgress.Find)
  /// From the worker of a hunt.
  case worker(HuntReport)
  /// A sentence about what went wrong; the last one may be why it ends.
  case complained(String)
}
