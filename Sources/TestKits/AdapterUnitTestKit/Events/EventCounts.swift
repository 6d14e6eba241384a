/// How often each event was reported. Adapters report from any thread.
final class EventCounts {
  enum Event {
    case impression, click, willPresent, willDismiss, didDismiss
    case played, paused, ended, muted, unmuted
    case started, reward
  }

  private let lock = NSLock()
  private var counts: [Event: UInt] = [:]
  private var error: (any Error)?

  subscript(event: Event) -> UInt {
    get { lock.withLock { counts[event, default: 0] } }
    set { lock.withLock { counts[event] = newValue } }
  }

  var presentError: (any Error)? {
    get { lock.withLock { error } }
    set { lock.withLock { error = newValue } }
  }

  func add(_ event: Event) {
    lock.withLock { counts[event, default: 0] += 1 }
  }
}
