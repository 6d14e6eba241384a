/// Times as VAST writes them: `HH:MM:SS` or `HH:MM:SS.mmm`.
public enum VASTTime {
  /// The length that a text means; nil if it is anything else, such as plain seconds. A fraction may
  /// have any number of digits; those beyond a nanosecond are ignored.
  public static func duration(_ text: String) -> Duration? {
    let bytes = Array(text.utf8)
    guard bytes.count >= 8, bytes[2] == colon, bytes[5] == colon,
      let hours = number(bytes[0..<2]), let minutes = number(bytes[3..<5]), minutes < 60,
      let seconds = number(bytes[6..<8]), seconds < 60
    else { return nil }
    let whole = hours * 3600 + minutes * 60 + seconds
    guard bytes.count > 8 else { return .seconds(whole) }
    guard bytes[8] == UInt8(ascii: "."), bytes.count > 9, number(bytes[9...].prefix(9)) != nil,
      bytes[9...].allSatisfy(isDigit)
    else { return nil }
    let digits = bytes[9...].prefix(9).map { Int($0 - zero) }
    let nanoseconds = (0..<9).reduce(0) { sum, place in
      sum * 10 + (place < digits.count ? digits[place] : 0)
    }
    return .seconds(whole) + .nanoseconds(nanoseconds)
  }

  /// `HH:MM:SS.mmm`, as macros want it.
  public static func text(_ duration: Duration) -> String {
    let all = max(0, duration.vastMilliseconds)
    let parts = [all / 3_600_000, all / 60_000 % 60, all / 1000 % 60].map { padded($0, to: 2) }
    return parts.joined(separator: ":") + "." + padded(all % 1000, to: 3)
  }

  private static let colon = UInt8(ascii: ":")
  private static let zero = UInt8(ascii: "0")

  static func isDigit(_ byte: UInt8) -> Bool { (zero...zero + 9).contains(byte) }

  static func number(_ digits: ArraySlice<UInt8>) -> Int? {
    guard !digits.isEmpty, digits.count <= 9, digits.allSatisfy(isDigit) else { return nil }
    return digits.reduce(0) { $0 * 10 + Int($1 - zero) }
  }

  private static func padded(_ number: Int, to width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
  }
}

extension Duration {
  /// Whole milliseconds, rounded down.
  var vastMilliseconds: Int {
    let (seconds, attoseconds) = components
    return Int(seconds) * 1000 + Int(attoseconds / 1_000_000_000_000_000)
  }
}
