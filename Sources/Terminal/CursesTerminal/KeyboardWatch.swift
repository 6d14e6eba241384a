import Dispatch
import Glibc

/// Says that standard input can be read, as soon as the main thread is free.
@MainActor
final class KeyboardWatch {
  private var watch: FileWatch?
  private var onReadable: () -> Void = {}
  /// Whether what a key starts may run the main loop.
  var mayRunLoop: () -> Bool = { true }

  init() throws(TerminalError) {
    watch = FileWatch(STDIN_FILENO, isQueued: false) { [weak self] in self?.tell() }
    if watch == nil { throw .system(errno) }
  }

  func start(_ onReadable: @escaping () -> Void) { self.onReadable = onReadable }

  func stop() {
    watch?.stop()
    watch = nil
    onReadable = {}
  }

  /// What a key starts may run the loop until the main queue is empty, and the next key must wait for
  /// its end: then it is read in a block of that queue. Else it is read at once, which saves a turn of
  /// the loop.
  private func tell() {
    guard mayRunLoop() else { return read() }
    DispatchQueue.main.async { [weak self] in
      self?.read()
      self?.tellOfMore()
    }
  }

  private func read() {
    // A key that came after this was asked for may have been read with the one before it, and reading
    // waits for the next one.
    guard watch != nil, Self.isReadable else { return }
    onReadable()
  }

  /// More than was read at once: a paste, say. In between it is others' turn.
  private func tellOfMore() {
    if watch != nil, Self.isReadable { tell() }
  }

  private static var isReadable: Bool {
    var input = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
    return poll(&input, 1, 0) > 0
  }
}
