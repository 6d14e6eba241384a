import Catalogue
import StageUI

/// Many runs of one ad in a process of their own: a process has room for only one simulated world,
/// and the stage uses it.
@MainActor
final class DiscrepancyRun {
  private var child: ReportingChild?
  private let onProgress: (DiscrepancyProgress) -> Void
  private var progress = DiscrepancyProgress()

  /// Starts them; nil if the system refuses.
  init?(
    scenario: [UInt8], seed: UInt64, onProgress: @escaping (DiscrepancyProgress) -> Void
  ) {
    self.onProgress = onProgress
    child = ReportingChild(
      ["run", "-", "--repeat", "\(DiscrepancyProgress.runs)", "--seed", "\(seed)"],
      input: scenario, results: 0...1,
      onReport: { [weak self] in self?.hear($0) }, onEnd: { [weak self] in self?.ended($0) })
    guard let child else { return nil }
    child.giveWay()
  }

  /// Stops them early.
  func stop() { child?.stop() }

  private func hear(_ report: ChildReport) {
    switch report {
    case .played(let runs): progress.done = runs
    case .counted(let discrepancy): progress.outcome = .counted(discrepancy)
    case .hunting, .found, .worker, .complained: return
    }
    onProgress(progress)
  }

  private func ended(_ trouble: ChildTrouble?) {
    if case .counted = progress.outcome, trouble == nil { return }
    progress.outcome = .failed(.child(trouble ?? .ended))
    onProgress(progress)
  }
}
