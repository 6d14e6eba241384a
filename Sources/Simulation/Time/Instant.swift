/// A moment of simulated time, counted from the start of the world in whole milliseconds.
public struct Instant: Hashable, Comparable, Sendable {
  /// Milliseconds since the world began; the timeline has no finer step.
  public let milliseconds: Int

  /// The moment the world begins.
  public static let start = Instant(milliseconds: 0)

  /// The moment so many milliseconds after the start.
  public init(milliseconds: Int) {
    self.milliseconds = milliseconds
  }

  /// Whether the left moment comes first.
  public static func < (left: Instant, right: Instant) -> Bool {
    left.milliseconds < right.milliseconds
  }

  /// The moment a while later; what is finer than a millisecond is dropped.
  public static func + (instant: Instant, duration: Duration) -> Instant {
    let (sum, overflow) = instant.milliseconds.addingReportingOverflow(duration.wholeMilliseconds)
    return Instant(milliseconds: overflow ? .max : sum)
  }

  /// How long it is from the right moment to the left one.
  public static func - (left: Instant, right: Instant) -> Duration {
    .milliseconds(left.milliseconds - right.milliseconds)
  }
}

extension Duration {
  /// The duration in the timeline's resolution, rounded down; as large as an `Int` can say when it
  /// does not fit.
  public var wholeMilliseconds: Int {
    let (seconds, attoseconds) = components
    let (whole, overflow) = seconds.multipliedReportingOverflow(by: 1000)
    if overflow { return seconds < 0 ? .min / 2 : .max / 2 }
    let rest = Int(attoseconds / 1_000_000_000_000_000)
    let (sum, isTooLarge) = Int(whole).addingReportingOverflow(rest)
    return isTooLarge ? (seconds < 0 ? .min / 2 : .max / 2) : sum
  }
}
