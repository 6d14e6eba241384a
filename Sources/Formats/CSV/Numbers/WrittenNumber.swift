/// The mark before the decimals of a number.
package enum DecimalMark: String, CaseIterable, Sendable {
  case point, comma
}

/// A number as people and programs write it: `1,234.56`, `1.234,56`, `1 234,56`, `$12.34`, `-`.
package struct WrittenNumber: Equatable, Sendable {
  package enum Kind: Equatable, Sendable {
    case number
    /// An empty cell, a dash, or a word for nothing.
    case missing
    /// `< 10`: the source does not say the number.
    case below
    /// Not a number.
    case text
  }

  package var kind = Kind.text
  /// In millionths.
  package var micros = 0
  package var isPercent = false
  /// What the number itself proves of its column.
  package var proves: DecimalMark?
  /// Whether its one mark could be either, as in `1,234`; it was read by the assumed one.
  package var isAmbiguous = false
  /// The sign or code beside it, as it is written.
  package var currency: Currency?
  /// Whether it is a dollar sign alone, which many currencies have.
  package var isDollarSign = false

  /// Reads a cell, in whose column the decimals follow `assumed` where the number itself does not say.
  package init(_ bytes: UnsafeBufferPointer<UInt8>, assuming assumed: DecimalMark = .point) {
    if readPlain(bytes) { return }
    var scan = NumberScan(bytes)
    guard scan.read() else {
      if scan.isNothing { kind = .missing }
      return
    }
    kind = scan.isBelow ? .below : .number
    (isPercent, currency) = (scan.isPercent, scan.currency)
    isDollarSign = scan.isDollarSign
    let style = scan.style(assuming: assumed)
    (proves, isAmbiguous) = (style.proves, style.isAmbiguous)
    let (value, overflows) = scan.micros(decimals: style.decimals)
    if overflows { kind = .text } else { micros = value }
  }

  /// Nearly all cells are digits only.
  private mutating func readPlain(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard (1...12).contains(bytes.count) else { return false }
    var value = 0
    for byte in bytes {
      let digit = byte &- 0x30
      guard digit < 10 else { return false }
      value = value &* 10 &+ Int(digit)
    }
    (kind, micros) = (.number, value * 1_000_000)
    return true
  }
}

/// A currency by its code; a sign that several have is the first of them.
package struct Currency: Equatable, Hashable, Sendable {
  package let code: String

  package init(_ code: String) { self.code = code }

  package static let dollar = Currency("USD")
  private static let dollars: Set = [
    "USD", "CAD", "AUD", "NZD", "SGD", "HKD", "TWD", "MXN", "ARS", "CLP", "COP",
  ]
  /// Whether a dollar sign alone can stand for it.
  package var hasDollarSign: Bool { Self.dollars.contains(code) }

  private static let signs: [(sign: String, code: String)] = [
    ("US$", "USD"), ("$", "USD"), ("€", "EUR"), ("£", "GBP"), ("¥", "JPY"), ("₫", "VND"),
    ("₹", "INR"), ("₩", "KRW"), ("zł", "PLN"), ("₽", "RUB"), ("R$", "BRL"),
  ]

  /// The currency of a sign or a code of three capitals.
  package init?(reading text: String) {
    if let known = Self.signs.first(where: { $0.sign == text }) {
      code = known.code
    } else if text.count == 3, text.allSatisfy({ ("A"..."Z").contains($0) }) {
      code = text
    } else {
      return nil
    }
  }
}
