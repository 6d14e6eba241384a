/// For how long the main thread has had all it needs, and has said nothing.
///
/// | main | how much of a tick counts |
/// |---|---|
/// | sleeps | all: it waits for what nobody brings |
/// | works | as much as it worked: on a busy machine most of the time is somebody else's |
/// | waits for the disk | nothing |
struct Silence {
  private(set) var length = Duration.zero
  private var said = 0
  private var worked: Duration?

  /// Looks at main after a tick; `said` is how often it has said something.
  mutating func handle(_ main: ThreadState, said: Int, tick: Duration) {
    defer { (self.said, worked) = (said, main.worked) }
    guard said == self.said, let worked else {
      length = .zero
      return
    }
    switch main.activity {
    case .asleep: length += tick
    case .working: length += min(main.worked - worked, tick)
    case .waitingForDisk: break
    }
  }
}
