import CursesTerminal
import Glibc
import Observing

/// Reads all that another program writes, while the main queue does other things.
@MainActor
final class ChildReading {
  private let child: ChildProcess
  private let limits: ReadingLimits
  private var output: [UInt8] = []
  private var ends: [PipeReading] = []
  private var openEnds: Int
  private let onEnd: ([UInt8]?, ChildProcess.End) -> Void

  /// `onEnd` is given all that it wrote, in the order in which it came, and how it ended. One that
  /// writes more than the limit is stopped, and what it wrote is nil.
  init(
    _ child: ChildProcess, _ limits: ReadingLimits,
    onEnd: @escaping ([UInt8]?, ChildProcess.End) -> Void
  ) {
    (self.child, self.limits, self.onEnd) = (child, limits, onEnd)
    openEnds = child.ends.count
    ends = child.ends.map { end in
      PipeReading(
        end, onBytes: { [weak self] in self?.take($0) }, onEnd: { [weak self] in self?.ended() })
    }
  }

  /// Asks it to end; `onEnd` is not called any more.
  func stop() {
    child.interrupt()
    for end in ends { end.stop() }
  }

  private func take(_ bytes: ArraySlice<UInt8>) {
    output += bytes
    guard output.count > limits.bytes else { return }
    for end in ends { end.stop() }
    child.stop()
    onEnd(nil, .killed(signal: SIGKILL))
  }

  private func ended() {
    openEnds -= 1
    guard openEnds == 0 else { return }
    onEnd(output, child.wait())
  }
}
