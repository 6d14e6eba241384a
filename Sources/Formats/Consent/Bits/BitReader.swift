/// Reads bits from characters of six bits each, the highest first.
///
/// ```
/// C      Q      S       characters
/// 000010 010000 010010  000010 is the number 2
/// ```
struct BitReader {
  private let sextets: [UInt8]
  private let start: Int
  /// The first character of the older alphabet, if there is one.
  let oldCharacter: Int?
  /// In bits.
  private(set) var position = 0

  init(_ slice: ConsentSlice) throws(ConsentError) {
    var sextets: [UInt8] = []
    sextets.reserveCapacity(slice.bytes.count)
    var old: Int?
    for (offset, byte) in slice.bytes.enumerated() {
      guard let bits = WebAlphabet.bits(of: byte) else {
        throw ConsentError(.badCharacter(slice.scalar(at: offset)), at: slice.start + offset)
      }
      if old == nil, WebAlphabet.isOld(byte) { old = slice.start + offset }
      sextets.append(bits)
    }
    (self.sextets, start, oldCharacter) = (sextets, slice.start, old)
  }

  var count: Int { sextets.count * 6 }
  var remaining: Int { count - position }
  /// The number of the character that has the next bit.
  var character: Int { start + position / 6 }

  /// The next bits as a number; at most 36.
  mutating func number(_ bits: Int, of field: FieldName) throws(ConsentError) -> Int {
    guard bits <= remaining else {
      throw ConsentError(.truncated(field), at: start + sextets.count)
    }
    var (result, wanted) = (0, bits)
    while wanted > 0 {
      let left = 6 - position % 6
      let taken = min(left, wanted)
      let part = Int(sextets[position / 6]) >> (left - taken) & (1 << taken - 1)
      result = result << taken | part
      position += taken
      wanted -= taken
    }
    return result
  }

  mutating func bit(of field: FieldName) throws(ConsentError) -> Bool {
    try number(1, of: field) == 1
  }

  /// A number of Fibonacci's: the sum of those whose bits are set, lowest first, closed by a second 1.
  mutating func fibonacci(of field: FieldName) throws(ConsentError) -> Int {
    let first = character
    var (value, next, sum, wasSet) = (1, 2, 0, false)
    while true {
      let isSet = try bit(of: field)
      if isSet, wasSet { return sum }
      if isSet { sum += value }
      guard sum <= Self.largest, value <= Self.largest else {
        throw ConsentError(.tooLarge(field), at: first)
      }
      (value, next) = (next, value + next)
      wasSet = isSet
    }
  }

  private static let largest = 65_535

  /// The first character with a bit that is set, from here on.
  var firstLeftOver: Int? {
    guard remaining > 0 else { return nil }
    let first = position / 6
    let rest = sextets[first] & UInt8(1 << (6 - position % 6) - 1)
    if rest != 0 { return start + first }
    return sextets[(first + 1)...].firstIndex { $0 != 0 }.map { start + $0 }
  }
}
