import Glibc

/// Tells on the main run loop that a signal asks the program to end, so that it can end its children first.
///
/// There is one at a time, since signals belong to the process. Children have the usual handling again.
@MainActor
final class EndingSignals {
  private var reading: PipeReading?

  /// Where the handler writes; -1 while nobody listens.
  private nonisolated(unsafe) static var end: Int32 = -1

  init(_ onSignal: @escaping () -> Void) {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { return }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    _ = fcntl(ends[1], F_SETFL, O_NONBLOCK)
    Self.end = ends[1]
    reading = PipeReading(ends[0], onBytes: { _ in onSignal() }, onEnd: {})
    for number in [SIGTERM, SIGINT, SIGHUP] {
      signal(number) { _ in
        var byte: UInt8 = 0
        _ = write(EndingSignals.end, &byte, 1)
      }
    }
  }
}
