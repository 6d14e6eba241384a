/// Numbers in sequences: a frame has hundreds, and texts would be made for each.
package enum DecimalDigits {
  /// A number that is not negative.
  package static func append(_ number: Int, to bytes: inout [UInt8]) {
    if number >= 10 { append(number / 10, to: &bytes) }
    bytes.append(UInt8(ascii: "0") + UInt8(number % 10))
  }
}
