/// Whether the SDK has started.
///
/// | | asked | succeeded | failed |
/// |---|---|---|---|
/// | idle | starting, and the server is asked | – | – |
/// | starting | – | done | failed |
/// | done | – | – | – |
/// | failed | starting, and the server is asked | – | – |
struct CLXStart: Equatable {
  private enum State {
    case idle, starting, done, failed
  }

  private var state = State.idle

  var isDone: Bool { state == .done }
  var hasFailed: Bool { state == .failed }

  /// Whether the server is to be asked.
  mutating func begin() -> Bool {
    switch state {
    case .starting, .done: return false
    case .idle, .failed:
      state = .starting
      return true
    }
  }

  mutating func end(_ succeeds: Bool) {
    if state == .starting { state = succeeds ? .done : .failed }
  }
}
