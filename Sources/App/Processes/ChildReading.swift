import Dispatch
import Glibc

/// Reads what a child process writes, while the main queue does other things.
@MainActor
final class ChildReading {
  private let child: ChildProcess
  private var output: [UInt8] = []
  private var sources: [any DispatchSourceRead] = []
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
    for source in sources { source.cancel() }
  }

  private func listen(to descriptor: Int32) {
    openEnds += 1
    _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
    let source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: .main)
    source.setEventHandler { [weak self] in
      var buffer = [UInt8](repeating: 0, count: 1 << 14)
      var count = read(descriptor, &buffer, buffer.count)
      while count > 0 {
        self?.take(buffer[..<count], from: descriptor)
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
