import Catalogue
import StageUI

/// A hunt in a process of its own, which starts others: the stage's world goes on meanwhile.
@MainActor
final class HuntingRun {
  private var child: ReportingChild?
  private var progress = HuntProgress()
  private let onProgress: (HuntProgress) -> Void

  /// Starts it; nil if the system refuses.
  init?(
    scenario: [UInt8], adapter: String, onProgress: @escaping (HuntProgress) -> Void
  ) {
    self.onProgress = onProgress
    child = ReportingChild(
      ["hunt", "-", "--adapter", adapter], input: scenario, results: 0...1,
      onReport: { [weak self] in self?.hear($0) }, onEnd: { [weak self] in self?.ended($0) })
    guard let child else { return nil }
    child.giveWay()
  }

  /// Ends it early.
  func stop() { child?.stop() }

  private func hear(_ report: ChildReport) {
    switch report {
    case .found(let find): progress.finds.append(find)
    case .hunting(let runs, let perSecond, let reached):
      (progress.runs, progress.perSecond, progress.reached) = (runs, perSecond, reached)
    case .played, .counted, .worker, .complained: return
    }
    onProgress(progress)
  }

  private func ended(_ trouble: ChildTrouble?) {
    progress.isOver = true
    progress.failure = trouble.map(HuntText.child)
    onProgress(progress)
  }
}
