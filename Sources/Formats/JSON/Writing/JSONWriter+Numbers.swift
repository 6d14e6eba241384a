extension JSONWriter {
  package mutating func write(_ int: Int) {
    separate()
    if int < 0 { bytes.append(UInt8(ascii: "-")) }
    appendDigits(int.magnitude)
  }

  /// Millionths as a decimal with no more digits than it needs: 4200 is `0.0042`.
  package mutating func writeMicros(_ micros: Int) {
    separate()
    if micros < 0 { bytes.append(UInt8(ascii: "-")) }
    let (whole, fraction) = micros.magnitude.quotientAndRemainder(dividingBy: 1_000_000)
    appendDigits(whole)
    if fraction > 0 { appendFraction(fraction) }
  }

  private mutating func appendFraction(_ millionths: UInt) {
    bytes.append(UInt8(ascii: "."))
    var rest = millionths
    var place: UInt = 100_000
    while rest > 0 {
      bytes.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest / place))
      rest %= place
      place /= 10
    }
  }

  /// Appends the digits from the last to the first, then reverses them.
  private mutating func appendDigits(_ number: UInt) {
    let start = bytes.count
    var rest = number
    repeat {
      bytes.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10))
      rest /= 10
    } while rest > 0
    bytes[start...].reverse()
  }
}
