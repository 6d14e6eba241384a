/// A moment of simulated time, in whole milliseconds since the start of the world.
public struct Instant: Hashable, Comparable, Sendable {
  /// Milliseconds since the world began: the timeline's finest step.
  public let milliseconds: Int

  /// The moment when the world begins.
  public static let start = Instant(milliseconds: 0)

  /// The moment this many milliseconds after the start.
  public init(milliseconds: Int) {
    self.milliseconds = milliseconds
  }

  /// Whether the left-hand moment is the earlier one.
  public static func < (left: Instant, right: Instant) -> Bool {
    left.milliseconds < right.milliseconds
  }

  /// The moment this much later; fractions of a millisecond are dropped.
  public static func + (instant: Instant, duration: Duration) -> Instant {
    let (sum, overflow) = instant.milliseconds.addingReportingOverflow(duration.wholeMilliseconds)
    return Instant(milliseconds: overflow ? .max : sum)
  }

  /// The earlier of two moments, or the only one given.
  package static func earliest(_ one: Instant?, _ other: Instant?) -> Instant? {
    guard let one, let other else { return one ?? other }
    return min(one, other)
  }

  /// How long it is from the right-hand moment to the left-hand one.
  public static func - (left: Instant, right: Instant) -> Duration {
    .milliseconds(left.milliseconds - right.milliseconds)
  }
}

extension Duration {
  /// The duration in the timeline's resolution, rounded down, and limited to what an `Int` can
  /// hold.
  public var wholeMilliseconds: Int {
    let (seconds, attoseconds) = components
    let (whole, overflow) = seconds.multipliedReportingOverflow(by: 1000)
    if overflow { return seconds < 0 ? .min / 2 : .max / 2 }
    let rest = Int(attoseconds / 1_000_000_000_000_000)
    let (sum, isTooLarge) = Int(whole).addingReportingOverflow(rest)
    return isTooLarge ? (seconds < 0 ? .min / 2 : .max / 2) : sum
  }
}
