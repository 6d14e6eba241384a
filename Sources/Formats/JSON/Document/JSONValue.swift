/// What a node holds.
package enum JSONValue: Sendable {
  case null
  case bool(Bool)
  case number(JSONNumber)
  case string(String)
  case array([JSONNode])
  case object([JSONMember])
}

/// A number as it was written.
///
/// The text is kept, so that it can be written back digit by digit.
package struct JSONNumber: Equatable, Sendable {
  package let text: String

  /// The whole number this is, also for `2.0` and `1e3`; `nil` if it has a fraction, does not fit,
  /// or cannot be converted without rounding.
  package var int: Int? {
    if let whole = Int(text) { return whole }
    guard let double, !isLarge else { return nil }
    // `Int(exactly:)` would do, but it needs the mathematics library, which nothing else needs.
    let whole = Int(double)
    return Double(whole) == double ? whole : nil
  }

  /// The nearest double; the reader refuses anything that would be infinite.
  package var double: Double? { Double(text) }

  /// Whether it is at least two to the 53rd, where neighbouring whole numbers share a double.
  var isLarge: Bool { (double ?? .infinity).magnitude >= 0x1p53 }
}
