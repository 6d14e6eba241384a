package import Simulation

extension Instant {
  /// `mm:ss.mmm`, with hours in front if there are any.
  package var clock: String {
    let (seconds, rest) = milliseconds.quotientAndRemainder(dividingBy: 1000)
    let (minutes, second) = seconds.quotientAndRemainder(dividingBy: 60)
    let (hours, minute) = minutes.quotientAndRemainder(dividingBy: 60)
    let short = "\(minute.digits(2)):\(second.digits(2)).\(rest.digits(3))"
    return hours > 0 ? "\(hours):\(short)" : short
  }

  /// `mm:ss`, with hours in front if there are any.
  package var clockOfSeconds: String { String(clock.dropLast(4)) }

  /// `ss.mmm` within the first minute, then `m:ss.mmm`, and `h:mm:ss.mmm` after an hour.
  package var seconds: String {
    let (seconds, rest) = milliseconds.quotientAndRemainder(dividingBy: 1000)
    guard seconds >= 60 else { return "\(seconds).\(rest.digits(3))" }
    let text = clock
    return text.first == "0" ? String(text.dropFirst()) : text
  }
}

extension Int {
  fileprivate func digits(_ count: Int) -> String {
    let text = String(self)
    return String(repeating: "0", count: Swift.max(0, count - text.count)) + text
  }
}
