/// When things happen while a linear creative plays, from its start.
public struct VASTTimeline: Hashable, Sendable {
  /// How long it is.
  public let duration: Duration
  /// When it may be skipped; nil if never.
  public let skip: Duration?
  /// The moments that its trackers ask for, in order; the same one twice if two trackers ask.
  public let progress: [Duration]

  /// Nil if the length is not known.
  public init?(_ linear: VASTLinear, tracking: [VASTTracking]) {
    guard let duration = linear.duration else { return nil }
    self.duration = duration
    let skip = linear.skipOffset?.moment(in: duration)
    // A moment at or after the end never comes.
    self.skip = skip.flatMap { $0 < duration ? $0 : nil }
    progress = tracking.filter { $0.event == "progress" }
      .compactMap { $0.offset?.moment(in: duration) }.sorted()
  }

  /// The events that are counted by time alone, in order.
  public var quartiles: [(event: String, moment: Duration)] {
    [
      ("start", .zero), ("firstQuartile", duration / 4), ("midpoint", duration / 2),
      ("thirdQuartile", duration * 3 / 4), ("complete", duration),
    ]
  }
}
