/// The stages of a process take turns: there is one simulated world at a time, and a stage that waits
/// for its adapter must find its own again.
@MainActor
enum StageTurn {
  private static var isTaken = false
  private static var waiting: [CheckedContinuation<Void, Never>] = []

  static func take() async {
    guard isTaken else { return isTaken = true }
    await withCheckedContinuation { waiting.append($0) }
  }

  /// Lets the test go on that has waited longest; without one the turn is free.
  static func pass() {
    guard !waiting.isEmpty else { return isTaken = false }
    waiting.removeFirst().resume()
  }
}
