import Catalogue
import Dispatch
import Glibc
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
  private var sources: [any DispatchSourceRead] = []
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
    self.child = child
    self.onProgress = onProgress
    listen(to: child.output) { $0.output += $1 }
    listen(to: child.errors) { $0.hear($1) }
  }

  /// Stops them early.
  func stop() {
    child.stop()
    for source in sources { source.cancel() }
  }

  private func listen(
    to descriptor: Int32, _ take: @escaping (DiscrepancyRun, [UInt8]) -> Void
  ) {
    _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
    let source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: .main)
    // The source keeps itself alive until it is cancelled, which happens when there is nothing more
    // to read. Everything available is read at once, because an end that comes with the last output
    // may not be reported again.
    source.setEventHandler { [weak self] in
      var buffer = [UInt8](repeating: 0, count: 1 << 14)
      var count = read(descriptor, &buffer, buffer.count)
      while count > 0 {
        if let self { take(self, Array(buffer[..<count])) }
        count = read(descriptor, &buffer, buffer.count)
      }
      if count < 0, errno == EAGAIN || errno == EINTR { return }
      source.cancel()
      self?.ended()
    }
    source.setCancelHandler { close(descriptor) }
    source.activate()
    sources.append(source)
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
