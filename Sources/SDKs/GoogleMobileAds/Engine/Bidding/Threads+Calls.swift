import AdServing
import Dispatch
import Simulation

extension Threads {
  /// One call after the other, off main.
  private static let google = DispatchQueue(label: "adplay.google")

  /// Calls an adapter where Google would. On a queue of Google's the world waits for the call, so that
  /// what follows has the same place in every journal.
  func call(_ adapter: @escaping () -> Void) {
    switch self {
    case .main: adapter()
    case .real:
      // Handed over: main does not touch it again.
      nonisolated(unsafe) let adapter = adapter
      let handout = World.current.handout
      World.current.send { isDone in
        Self.google.async {
          Errand.run(handout) { adapter() }
          isDone()
        }
      }
    }
  }
}
