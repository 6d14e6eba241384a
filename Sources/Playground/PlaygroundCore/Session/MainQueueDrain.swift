import Dispatch
import Foundation

/// Runs what waits on the main queue.
@MainActor
enum MainQueueDrain {
  /// More turns than it takes to reach the marker; inside a block of the main queue it is never
  /// reached, because the queue is busy with that block.
  private static let mostTurns = 8

  /// Runs all that was put there before this call. Does not wait for anything.
  static func run() {
    let marker = Marker()
    DispatchQueue.main.async { marker.isReached = true }
    for _ in 0..<mostTurns where !marker.isReached {
      _ = RunLoop.main.run(mode: .default, before: .distantPast)
    }
  }

  @MainActor
  private final class Marker {
    var isReached = false
  }
}
