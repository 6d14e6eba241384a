/// What the network tracks itself.
public struct SampleTracking: OptionSet, Sendable {
  /// The set as a number.
  public let rawValue: Int

  /// The set for this number.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Taps.
  public static let clicks = SampleTracking(rawValue: 1)
  /// Visibility of the ad.
  public static let impressions = SampleTracking(rawValue: 2)
  /// Both.
  public static let all: SampleTracking = [.clicks, .impressions]
}
