import Hunting
import Observing
import StageUI

/// A message from a child to the program that has started it. Nothing else of the child is read: its
/// output is for people.
enum ChildReport: Codable, Equatable, Sendable {
  /// The number of runs that are over.
  case played(Int)
  case counted(Discrepancy)
  /// The progress of a hunt.
  case hunting(runs: Int, perSecond: Int, reached: Int)
  case found(HuntProgress.Find)
  /// From the worker of a hunt.
  case worker(HuntReport)
  /// A sentence about a failure; the last one may say why the child ends.
  case complained(String)
}
