import CursesTerminal
import Dispatch
import Synchronization

/// Notices an adapter that never gives main back. It looks on from another thread, and only while
/// something was asked of an adapter a moment ago.
final class Watchdog: Sendable {
  static let shared = Watchdog()

  private let watch = Mutex(HangWatch())
  private let queue = DispatchQueue(label: "adplay.watchdog")

  /// Main has done something.
  func sign() { handle(.sign) }

  private func handle(_ event: HangWatch.Event) {
    for effect in watch.withLock({ $0.handle(event) }) {
      switch effect {
      case .look: handle(.looked(.main))
      case .wakeInASecond:
        queue.asyncAfter(deadline: .now() + 1) { self.handle(.secondPassed(.main)) }
      case .askMain: DispatchQueue.main.async { self.handle(.mainAnswered) }
      // Somebody may be reading the code in a debugger.
      case .hangs where Self.isTraced: handle(.sign)
      case .hangs: Crashes.hang(seconds: HangWatch.patience)
      }
    }
  }

  private static var isTraced: Bool {
    let status = (try? Files.read("/proc/self/status", limit: 1 << 16)) ?? []
    return !String(decoding: status, as: UTF8.self).contains("TracerPid:\t0\n")
  }
}
