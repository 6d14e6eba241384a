import Simulation

/// The tasks that an adapter starts when it is asked for something, and that are not done yet.
///
/// A task keeps the values of the moment in which it was started, so that one of them lives for as long
/// as such a task does.
struct StartedTasks {
  private final class Mark: Sendable {}

  @TaskLocal private static var mark: Mark?

  private weak var mark: Mark?

  /// Calls the adapter.
  static func of<Result>(_ body: () -> Result) -> (tasks: StartedTasks, result: Result) {
    let mark = Mark()
    return (StartedTasks(mark: mark), $mark.withValue(mark, operation: body))
  }

  /// Whether one of them waits for main while the caller has it. A run loop would serve main.
  var areHeldUp: Bool { mark != nil && MainQueue.isCurrent && !Thread.isMainThread }
}
