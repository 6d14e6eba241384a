/// The two numbers of a signature, of 32 bytes each.
struct ECDSASignature: Equatable {
  let r: [UInt8]
  let s: [UInt8]

  /// Zeros in front are added or taken away.
  init(r: [UInt8], s: [UInt8]) {
    (self.r, self.s) = (Self.padded(r), Self.padded(s))
  }

  private static func padded(_ bytes: [UInt8]) -> [UInt8] {
    let number = bytes.drop { $0 == 0 }
    return Array(repeating: 0, count: max(0, 32 - number.count)) + number
  }

  // MARK: DER

  /// `SEQUENCE { INTEGER r, INTEGER s }`.
  var der: [UInt8] {
    let numbers = Self.integer(r) + Self.integer(s)
    return [Self.sequenceTag, UInt8(numbers.count)] + numbers
  }

  /// Nil for anything but two numbers of at most 32 bytes, each in its shortest form.
  init?(der bytes: [UInt8]) {
    guard bytes.count >= 2, bytes[0] == Self.sequenceTag, Int(bytes[1]) == bytes.count - 2 else {
      return nil
    }
    var rest = bytes.dropFirst(2)
    guard let r = Self.number(&rest), let s = Self.number(&rest), rest.isEmpty else { return nil }
    self.init(r: r, s: s)
  }

  private static let sequenceTag: UInt8 = 0x30
  private static let integerTag: UInt8 = 0x02

  /// A number with a high bit needs a zero in front, or it would be negative.
  private static func integer(_ number: [UInt8]) -> [UInt8] {
    let digits = number.drop { $0 == 0 }
    let sign: [UInt8] = digits.first.map { $0 < 0x80 } ?? false ? [] : [0]
    return [integerTag, UInt8(sign.count + digits.count)] + sign + digits
  }

  private static func number(_ rest: inout ArraySlice<UInt8>) -> [UInt8]? {
    guard rest.popFirst() == integerTag, let count = rest.popFirst(),
      (1...33).contains(count), count <= rest.count
    else { return nil }
    let content = Array(rest.prefix(Int(count)))
    rest = rest.dropFirst(Int(count))
    let number = Array(content.drop { $0 == 0 })
    return number.count <= 32 && integer(number) == [integerTag, count] + content ? number : nil
  }
}
