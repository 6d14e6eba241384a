import Catalogue
import JSON
import Observing
import StageUI

/// Many runs of one ad in a process of their own: a process has room for only one simulated world,
/// and the stage uses it.
@MainActor
final class DiscrepancyRun {
  private let child: ChildProcess
  private let onProgress: (DiscrepancyProgress) -> Void
  private var progress = DiscrepancyProgress()
  private var output: [UInt8] = []
  private var complaint: [UInt8] = []
  private var ends: [PipeReading] = []
  private var openEnds = 2

  /// Starts them; nil if the system refuses.
  init?(
    scenario: [UInt8], seed: UInt64, onProgress: @escaping (DiscrepancyProgress) -> Void
  ) {
    guard
      let child = ChildProcess(
        arguments: [
          "run", "-", "--repeat", "\(DiscrepancyProgress.runs)", "--json", "--progress", "--seed",
          "\(seed)",
        ], input: scenario)
    else { return nil }
    child.giveWay()
    self.child = child
    self.onProgress = onProgress
    listen(to: child.output) { $0.output += $1 }
    listen(to: child.errors) { $0.hear($1) }
  }

  /// Stops them early.
  func stop() {
    child.stop()
    for end in ends { end.stop() }
  }

  private func listen(
    to descriptor: Int32, _ take: @escaping (DiscrepancyRun, [UInt8]) -> Void
  ) {
    ends.append(
      PipeReading(
        descriptor, onBytes: { [weak self] in if let self { take(self, Array($0)) } },
        onEnd: { [weak self] in self?.ended() }))
  }

  /// Lines like `40 of 2000`, or a complaint.
  private func hear(_ bytes: [UInt8]) {
    complaint += bytes
    let lines = String(decoding: complaint, as: UTF8.self).split(separator: "\n")
    guard
      let done = lines.last(where: { $0.contains(" of ") }).flatMap({
        Int($0.prefix { $0.isNumber })
      })
    else { return }
    progress.done = done
    onProgress(progress)
  }

  private func ended() {
    openEnds -= 1
    guard openEnds == 0 else { return }
    child.wait()
    do throws(JSONError) {
      progress.outcome = .counted(try Discrepancy(reading: try JSONReader.read(output)))
    } catch {
      let lines = String(decoding: complaint, as: UTF8.self).split(separator: "\n")
      progress.outcome = .failed(
        .reported(lines.last.map(String.init) ?? error.sentence))
    }
    onProgress(progress)
  }
}
