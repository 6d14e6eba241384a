import CursesTerminal
import Glibc

/// Reads one end of a pipe as bytes come, and closes it when there are no more.
@MainActor
final class PipeReading {
  private let descriptor: Int32
  private let onBytes: (ArraySlice<UInt8>) -> Void
  private let onEnd: () -> Void
  private var watch: FileWatch?

  /// The end is closed even where nobody keeps this.
  init(
    _ descriptor: Int32, onBytes: @escaping (ArraySlice<UInt8>) -> Void,
    onEnd: @escaping () -> Void
  ) {
    self.descriptor = descriptor
    self.onBytes = onBytes
    self.onEnd = onEnd
    _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
    watch = FileWatch(descriptor) { self.read() }
    if watch == nil { end() }
  }

  /// Nothing more is read, and the end is not told.
  func stop() {
    guard let watch else { return }
    watch.stop()
    self.watch = nil
    close(descriptor)
  }

  /// Everything there is at once, because an end that comes with the last bytes may not be told again.
  private func read() {
    guard watch != nil else { return }
    var buffer = [UInt8](repeating: 0, count: 1 << 14)
    var count = Glibc.read(descriptor, &buffer, buffer.count)
    while count > 0 {
      onBytes(buffer[..<count])
      // What these bytes said may have led to `stop()`.
      if watch == nil { return }
      count = Glibc.read(descriptor, &buffer, buffer.count)
    }
    if count < 0, errno == EAGAIN || errno == EINTR { return }
    end()
  }

  private func end() {
    stop()
    onEnd()
  }
}
