/// What the network watches for itself.
public struct SampleTracking: OptionSet, Sendable {
  /// The set as a number.
  public let rawValue: Int

  /// The set that is this number.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Taps.
  public static let clicks = SampleTracking(rawValue: 1)
  /// That the ad is seen.
  public static let impressions = SampleTracking(rawValue: 2)
  /// Both.
  public static let all: SampleTracking = [.clicks, .impressions]
}
