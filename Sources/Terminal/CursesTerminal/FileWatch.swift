import CRunLoop
import Dispatch

/// Says on the main thread that a file can be read, or has ended, until it is told to stop. What is left
/// unread is not told again.
///
/// Not a source of Dispatch: on Linux, its thread may look at one that has just gone, and crash, where
/// sources for files come and go (swift-corelibs-libdispatch, issue 949).
@MainActor
package final class FileWatch {
  private var watch: OpaquePointer?
  private let isQueued: Bool
  private var onReadable: () -> Void

  /// Says it in a block of the main queue, as everything is said that comes from outside, since what is
  /// being done may run the loop; or else at once. Nil if the system has no descriptor left.
  package init?(_ file: Int32, isQueued: Bool = true, _ onReadable: @escaping () -> Void) {
    self.isQueued = isQueued
    self.onReadable = onReadable
    // Held by the run loop until it is stopped.
    let object = Unmanaged.passRetained(self)
    watch = run_loop_watch_start(
      file,
      { info in
        let watch = Unmanaged<FileWatch>.fromOpaque(info).takeUnretainedValue()
        MainActor.assumeIsolated { watch.tell() }
      }, object.toOpaque())
    if watch == nil {
      object.release()
      return nil
    }
  }

  package func stop() {
    guard let watch else { return }
    run_loop_watch_stop(watch)
    self.watch = nil
    onReadable = {}
    Unmanaged.passUnretained(self).release()
  }

  private func tell() {
    if isQueued { DispatchQueue.main.async { self.onReadable() } } else { onReadable() }
  }
}
