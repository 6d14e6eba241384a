/// For how long the main thread has had all it needs, and has said nothing.
///
/// | main | how much of a tick counts |
/// |---|---|
/// | sleeps | all: it waits for what nobody brings |
/// | works | as much as it worked: on a busy machine most of the time is somebody else's |
/// | waits for the disk | nothing |
///
/// Where the system does not tell, all counts.
struct Silence: Equatable {
  private(set) var length = Duration.zero
  private var worked = Duration.zero

  /// Main has said something.
  mutating func end() { length = .zero }

  /// Looks at main after a tick; before the first one, with one that takes no time.
  mutating func handle(_ main: ThreadState?, tick: Duration) {
    guard let main else {
      length += tick
      return
    }
    switch main.activity {
    case .asleep: length += tick
    case .working: length += min(main.worked - worked, tick)
    case .waitingForDisk: break
    }
    worked = main.worked
  }
}
