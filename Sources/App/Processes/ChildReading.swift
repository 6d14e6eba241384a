import CursesTerminal
import Glibc

/// Reads what a child process writes, while the main queue does other things.
@MainActor
final class ChildReading {
  private let child: ChildProcess
  private var output: [UInt8] = []
  private var ends: [PipeReading] = []
  private var openEnds = 0
  private let onLine: ([UInt8]) -> Void
  /// The beginning of a line that is not whole yet.
  private var begun: [Int32: [UInt8]] = [:]
  private let onEnd: ([UInt8], ChildProcess.End) -> Void

  /// `onEnd` is given all that it wrote, in the order in which it came, and how it ended.
  /// `onLine` hears of each line when it is whole, wherever it was written to.
  init(
    _ child: ChildProcess, onLine: @escaping ([UInt8]) -> Void = { _ in },
    onEnd: @escaping ([UInt8], ChildProcess.End) -> Void
  ) {
    self.child = child
    self.onLine = onLine
    self.onEnd = onEnd
    for descriptor in [child.output, child.errors] { listen(to: descriptor) }
  }

  /// Asks it to end; `onEnd` is not called any more.
  func stop() {
    child.interrupt()
    for end in ends { end.stop() }
  }

  private func listen(to descriptor: Int32) {
    openEnds += 1
    ends.append(
      PipeReading(
        descriptor, onBytes: { [weak self] in self?.take($0, from: descriptor) },
        onEnd: { [weak self] in self?.ended() }))
  }

  private func take(_ bytes: ArraySlice<UInt8>, from descriptor: Int32) {
    output += bytes
    var line = begun[descriptor, default: []] + bytes
    while let end = line.firstIndex(of: UInt8(ascii: "\n")) {
      onLine(Array(line[..<end]))
      line.removeSubrange(...end)
    }
    begun[descriptor] = line
  }

  private func ended() {
    openEnds -= 1
    guard openEnds == 0 else { return }
    onEnd(output, child.wait())
  }
}
