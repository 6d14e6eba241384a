/// A moment of a linear creative: `skipoffset`, or the `offset` of a progress event.
public enum VASTOffset: Hashable, Sendable {
  case time(Duration)
  /// A share of the duration in millionths of a percent, so that equal texts are equal values.
  case share(millionths: Int)

  /// Reads `HH:MM:SS`, `HH:MM:SS.mmm` or `n%`; nil for anything else.
  public init?(_ text: String) {
    if let time = VASTTime.duration(text) {
      self = .time(time)
      return
    }
    guard text.utf8.last == UInt8(ascii: "%"), let share = Self.share(Array(text.utf8.dropLast()))
    else { return nil }
    self = .share(millionths: share)
  }

  /// When it is; nil for a share of a duration that is not known.
  public func moment(in duration: Duration?) -> Duration? {
    switch self {
    case .time(let time): return time
    case .share(let millionths):
      guard let duration else { return nil }
      // At most 10^9 milliseconds times 2·10^8: fits.
      let product = duration.vastMilliseconds.multipliedReportingOverflow(by: millionths)
      guard !product.overflow else { return nil }
      return .milliseconds((product.partialValue + 50_000_000) / 100_000_000)
    }
  }

  /// `1?\d?\d(\.\d+)?`, in millionths.
  private static func share(_ digits: [UInt8]) -> Int? {
    let parts = digits.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    guard (1...2).contains(parts.count), (1...3).contains(parts[0].count),
      let whole = VASTTime.number(parts[0]), whole < 200
    else { return nil }
    guard parts.count == 2 else { return whole * 1_000_000 }
    guard !parts[1].isEmpty, parts[1].allSatisfy(VASTTime.isDigit) else { return nil }
    let places = parts[1].prefix(6)
    guard var fraction = VASTTime.number(places) else { return nil }
    for _ in places.count..<6 { fraction *= 10 }
    return whole * 1_000_000 + fraction
  }
}
