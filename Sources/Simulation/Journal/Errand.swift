/// Why outside code was called, or was given something to call back: it goes with a handler, with work
/// for another queue, and with tasks.
package struct Errand: Sendable {
  let context: Context
  /// The outside work of its world.
  let work: OutsideWork

  /// Why this code runs, where main has not called it: on another queue, or in a task.
  @TaskLocal static var current: Errand?

  /// Calls outside code. What it asks of main from another queue, and what it does in tasks that it
  /// starts, has these reasons.
  package static func run<Result, Failure: Error>(
    _ errand: Errand?, _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try $current.withValue(errand) {
      Swift.Result { () throws(Failure) in try body() }
    }.get()
  }
}
