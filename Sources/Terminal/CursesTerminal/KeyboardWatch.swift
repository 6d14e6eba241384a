import CRunLoop
import Dispatch
import Glibc

/// Says on the main queue that standard input can be read, as soon as the main thread is free.
@MainActor
final class KeyboardWatch {
  private var watch: OpaquePointer?
  private var onReadable: () -> Void = {}

  init() throws(TerminalError) {
    let object = Unmanaged.passUnretained(self).toOpaque()
    watch = run_loop_watch_start(
      STDIN_FILENO,
      { info in
        let watch = Unmanaged<KeyboardWatch>.fromOpaque(info).takeUnretainedValue()
        MainActor.assumeIsolated { watch.tell() }
      }, object)
    if watch == nil { throw .system(errno) }
  }

  func start(_ onReadable: @escaping () -> Void) { self.onReadable = onReadable }

  func stop() {
    if let watch { run_loop_watch_stop(watch) }
    watch = nil
    onReadable = {}
  }

  /// In a block of the main queue, as everything else that happens there: what a key starts may run
  /// the loop until the queue is empty, and the next key must wait for its end.
  private func tell() {
    DispatchQueue.main.async { [weak self] in self?.read() }
  }

  private func read() {
    // A key that came after this was asked for may have been read with the one before it, and reading
    // waits for the next one.
    guard watch != nil, Self.isReadable else { return }
    onReadable()
    // More than was read at once: a paste, say. In between it is others' turn.
    if watch != nil, Self.isReadable { tell() }
  }

  private static var isReadable: Bool {
    var input = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
    return poll(&input, 1, 0) > 0
  }
}
