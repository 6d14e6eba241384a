/// A moment of a capture, in microseconds since 1970.
package struct WallTime: Hashable, Comparable, Sendable {
  package let microseconds: Int

  package init(microseconds: Int) { self.microseconds = microseconds }

  package static func < (left: WallTime, right: WallTime) -> Bool {
    left.microseconds < right.microseconds
  }

  /// Milliseconds from another moment to this one.
  package func milliseconds(since other: WallTime) -> Int {
    (microseconds - other.microseconds) / 1000
  }

  package func adding(milliseconds: Double) -> WallTime {
    WallTime(microseconds: microseconds + Int(milliseconds * 1000))
  }
}

extension WallTime {
  /// Reads `2026-11-24T10:00:00.042+01:00`, with no to six digits of a second, as all tools write it.
  package init?(_ text: String) {
    var rest = Array(text.utf8)[...]
    guard let year = rest.number(4), rest.take("-"), let month = rest.number(2), rest.take("-"),
      let day = rest.number(2), rest.take("T") || rest.take(" "), let hour = rest.number(2),
      rest.take(":"), let minute = rest.number(2), rest.take(":"), let second = rest.number(2),
      1...12 ~= month, 1...31 ~= day, hour < 24, minute < 60, second < 61
    else { return nil }
    let fraction = rest.take(".") || rest.take(",") ? rest.microseconds() : 0
    guard let offset = rest.offset(), rest.isEmpty else { return nil }
    let hours = Self.days(year, month, day) * 24 + hour
    let seconds = (hours * 60 + minute - offset) * 60 + second
    microseconds = seconds * 1_000_000 + fraction
  }

  /// Days since 1970 by the Gregorian calendar: years begin in March, so that leap days end them.
  private static func days(_ year: Int, _ month: Int, _ day: Int) -> Int {
    let (years, months) = month < 3 ? (year - 1, month + 9) : (year, month - 3)
    let (era, yearOfEra) = (years / 400, years % 400)
    let dayOfYear = (153 * months + 2) / 5 + day - 1
    return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
  }
}

extension ArraySlice<UInt8> {
  fileprivate mutating func take(_ letter: Unicode.Scalar) -> Bool {
    guard first == UInt8(ascii: letter) else { return false }
    removeFirst()
    return true
  }

  private mutating func digit() -> Int? {
    guard let byte = first, UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte else { return nil }
    removeFirst()
    return Int(byte - UInt8(ascii: "0"))
  }

  fileprivate mutating func number(_ digits: Int) -> Int? {
    var number = 0
    for _ in 0..<digits {
      guard let digit = digit() else { return nil }
      number = number * 10 + digit
    }
    return number
  }

  /// Of more than six digits the rest is dropped.
  fileprivate mutating func microseconds() -> Int {
    var (number, unit) = (0, 100_000)
    while let digit = digit() {
      number += digit * unit
      unit /= 10
    }
    return number
  }

  /// Minutes ahead of UTC; nil without `Z` or an offset, since nobody knows the zone then.
  fileprivate mutating func offset() -> Int? {
    if take("Z") || take("z") { return 0 }
    let isBehind = first == UInt8(ascii: "-")
    guard take("+") || take("-"), let hours = number(2) else { return nil }
    _ = take(":")
    let minutes = hours * 60 + (number(2) ?? 0)
    return isBehind ? -minutes : minutes
  }
}
