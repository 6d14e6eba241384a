/// Requirements that an adapter may leave out, as an Objective-C class may leave out an optional
/// method. Their default implementations say that they answered.
enum OptionalRequirement {
  // Set by a default implementation during one call on the main queue.
  nonisolated(unsafe) private static var isLeftOut = false

  /// Called by the default implementation.
  static func leftOut() { isLeftOut = true }

  /// What the adapter's own implementation answers; nil if it has none.
  static func answer<Answer>(_ body: () -> Answer) -> Answer? {
    let outer = isLeftOut
    isLeftOut = false
    defer { isLeftOut = outer }
    let answer = body()
    return isLeftOut ? nil : answer
  }
}
