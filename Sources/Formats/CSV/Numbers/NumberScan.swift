/// One walk over the characters of a number.
struct NumberScan {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var digits = 0
  private var digitCount = 0
  private var points = 0
  private var commas = 0
  private var before = 0
  private var after = 0
  private var lastIsComma = false
  private var isNegative = false
  private(set) var isPercent = false
  private(set) var isBelow = false
  private var isTooLong = false
  private var letters: [UInt8] = []

  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  /// Whether the cell says that there is no number.
  var isNothing: Bool {
    guard digitCount == 0, points + commas == 0, !isPercent else { return false }
    let word = String(decoding: letters, as: UTF8.self).lowercased()
    return ["", "n/a", "na", "null", "none", "nan", "–", "—", "−"].contains(word)
  }

  var currency: Currency? {
    letters.isEmpty ? nil : Currency(reading: text)
  }

  /// A dollar sign without a country.
  var isDollarSign: Bool { letters == [UInt8(ascii: "$")] }

  /// A sign in Windows-1252 is one byte.
  private var text: String {
    switch letters {
    case [0x80]: "€"
    case [0xA3]: "£"
    case [0xA5]: "¥"
    default: String(decoding: letters, as: UTF8.self)
    }
  }

  /// Answers whether it is a number.
  mutating func read() -> Bool {
    var place = 0
    while place < bytes.count {
      take(bytes[place], &place)
      place += 1
    }
    guard digitCount > 0, !isTooLong else { return false }
    return letters.isEmpty || currency != nil
  }

  private mutating func take(_ byte: UInt8, _ place: inout Int) {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"):
      digitCount += 1
      if digitCount > 18 { isTooLong = true } else { digits = digits * 10 + Int(byte - 0x30) }
      if points + commas == 0 { before += 1 }
      after += 1
    case UInt8(ascii: "."): mark(isComma: false)
    case UInt8(ascii: ","): mark(isComma: true)
    case UInt8(ascii: "-"), UInt8(ascii: "("): isNegative = true
    case UInt8(ascii: "%"): isPercent = true
    case UInt8(ascii: "<"): isBelow = true
    case 0x20, 0x09, 0x0D, UInt8(ascii: ")"), UInt8(ascii: "'"), UInt8(ascii: "\""),
      UInt8(ascii: "+"):
      break
    // A space that does not break, and a raised comma, in either encoding.
    case 0xA0, 0x92: break
    case 0xC2 where follows([0xA0], place): place += 1
    case 0xE2 where Self.gaps.contains { follows($0, place) }: place += 2
    case 0xE2 where follows([0x88, 0x92], place) && place + 3 < bytes.count:
      isNegative = true
      place += 2
    default: if letters.count < 8 { letters.append(byte) }
    }
  }

  /// The last two bytes of the marks between thousands that have three: two narrow spaces and an apostrophe.
  private static let gaps: [[UInt8]] = [[0x80, 0xAF], [0x80, 0x89], [0x80, 0x99]]

  private func follows(_ rest: [UInt8], _ place: Int) -> Bool {
    place + rest.count < bytes.count
      && bytes[(place + 1)...(place + rest.count)].elementsEqual(rest)
  }

  private mutating func mark(isComma: Bool) {
    if isComma { commas += 1 } else { points += 1 }
    lastIsComma = isComma
    after = 0
  }

  /// How many of its digits are decimals, and what that says about the column.
  func style(
    assuming assumed: DecimalMark
  ) -> (decimals: Int, proves: DecimalMark?, isAmbiguous: Bool) {
    let (mark, other): (DecimalMark, DecimalMark) =
      lastIsComma ? (.comma, .point) : (.point, .comma)
    guard points + commas > 0 else { return (0, nil, false) }
    if points > 0, commas > 0 {
      // 1,234.56; but 1,234,567 with two of the last one is no number of this kind.
      return ((lastIsComma ? commas : points) == 1 ? after : 0, mark, false)
    }
    if points + commas > 1 { return (0, other, false) }
    let couldBeGroup = after == 3 && (1...3).contains(before) && digits >= 1000
    guard couldBeGroup else { return (after, mark, false) }
    return (mark == assumed ? after : 0, nil, true)
  }

  func micros(decimals: Int) -> (value: Int, overflows: Bool) {
    var value = digits
    for _ in 6..<max(6, decimals) { value = (value + 5) / 10 }
    for _ in min(6, decimals)..<6 {
      let (next, overflows) = value.multipliedReportingOverflow(by: 10)
      if overflows { return (0, true) }
      value = next
    }
    return (isNegative ? -value : value, false)
  }
}
