/// Reads the fields of a segment by its table.
struct SegmentReader {
  var bits: BitReader
  private var fields: [ConsentField] = []
  private(set) var findings: [ConsentFinding] = []

  init(_ slice: ConsentSlice) throws(ConsentError) {
    bits = try BitReader(slice)
    if let old = bits.oldCharacter { findings.append(ConsentFinding(.otherAlphabet, at: old)) }
  }

  /// The segment whose fields these rows describe; what is left over must be zero.
  mutating func read(_ name: SegmentName, _ rows: [FieldRow]) throws(ConsentError) -> ConsentSegment
  {
    for row in rows {
      if row.canBeMissing, bits.remaining < 12 { break }
      let character = bits.character
      let value = try value(of: row, at: character)
      fields.append(ConsentField(name: row.name, value: value, character: character))
    }
    if let place = bits.firstLeftOver { find(.bitsLeftOver, at: place) }
    return ConsentSegment(name: name, fields: fields)
  }

  /// A string of a megabyte can be wrong in many thousand places; the first ones say enough.
  private mutating func find(_ problem: ConsentFinding.Problem, at character: Int) {
    guard findings.count < Self.mostFindings else { return }
    findings.append(ConsentFinding(problem, at: character))
  }

  private static let mostFindings = 32

  private mutating func value(of row: FieldRow, at place: Int) throws(ConsentError) -> ConsentValue
  {
    let name = row.name
    switch row.kind {
    case .number(let count): return .number(try bits.number(count, of: name))
    case .moment: return .moment(tenths: try bits.number(36, of: name))
    case .letters: return .letters(String([try letter(of: name), try letter(of: name)]))
    case .flag: return .flag(try bits.bit(of: name))
    case .ids(let domain, let count): return .ids(domain, try ids(count, of: name))
    case .idsCounted(let domain, let counter):
      let count = fields.first { $0.name == counter }?.value.number ?? 0
      return .ids(domain, try ids(count, of: name))
    case .vendors: return .vendors(try vendors(of: name))
    case .restrictions: return .restrictions(try restrictions(of: name))
    case .choice(let scale): return .choice(scale, try choice(scale, of: name, index: nil))
    case .choices(let scale, let count):
      var values: [Int] = []
      for index in 1...count { values.append(try choice(scale, of: name, index: index)) }
      return .choices(scale, values)
    }
  }

  private mutating func letter(of name: FieldName) throws(ConsentError) -> Character {
    let place = bits.character
    let number = try bits.number(6, of: name)
    guard number < 26 else {
      find(.value(name, index: nil, number), at: place)
      return "?"
    }
    return Character(Unicode.Scalar(UInt8(ascii: "A") + UInt8(number)))
  }

  private mutating func choice(
    _ scale: ChoiceScale, of name: FieldName, index: Int?
  ) throws(ConsentError) -> Int {
    let place = bits.character
    let number = try bits.number(2, of: name)
    if !scale.allowed.contains(number) { find(.value(name, index: index, number), at: place) }
    return number
  }

  private mutating func ids(_ count: Int, of name: FieldName) throws(ConsentError) -> IDSet {
    var ranges: [ClosedRange<Int>] = []
    for id in 0..<count where try bits.bit(of: name) { ranges.append(id + 1...id + 1) }
    return IDSet(ranges: ranges)
  }

  // MARK: Vendors

  private mutating func vendors(of name: FieldName) throws(ConsentError) -> VendorSet {
    let maximum = try bits.number(16, of: name)
    guard try bits.bit(of: name) else {
      return VendorSet(ids: try ids(maximum, of: name), maximum: maximum, isRange: false)
    }
    let ids = try entries(of: name, maximum: maximum)
    return VendorSet(ids: ids, maximum: maximum, isRange: true)
  }

  /// Single vendors and ranges of them.
  private mutating func entries(of name: FieldName, maximum: Int?) throws(ConsentError) -> IDSet {
    let start = bits.character
    var ranges: [ClosedRange<Int>] = []
    for _ in 0..<(try bits.number(12, of: name)) {
      let place = bits.character
      let isRange = try bits.bit(of: name)
      let first = try bits.number(16, of: name)
      let last = isRange ? try bits.number(16, of: name) : first
      guard first <= last else {
        find(.reversedRange(name, first, last), at: place)
        continue
      }
      if let maximum, last > maximum {
        find(.beyondMaximum(name, id: last, maximum: maximum), at: place)
      }
      if first == 0 { find(.value(name, index: nil, 0), at: place) }
      ranges.append(first...last)
    }
    let ids = IDSet(ranges: ranges)
    if ids.count < ranges.reduce(0, { $0 + $1.count }) { findRepetition(in: ranges, name, start) }
    return ids
  }

  /// It occurs in the wild, and does no harm.
  private mutating func findRepetition(
    in ranges: [ClosedRange<Int>], _ name: FieldName, _ place: Int
  ) {
    let isKnown = findings.contains {
      if case .repeatedID(name, _) = $0.problem { true } else { false }
    }
    let sorted = ranges.sorted { $0.lowerBound < $1.lowerBound }
    var end = -1
    guard !isKnown,
      let second = sorted.first(where: { range in
        defer { end = max(end, range.upperBound) }
        return range.lowerBound <= end
      })
    else { return }
    find(.repeatedID(name, second.lowerBound), at: place)
  }

  private mutating func restrictions(
    of name: FieldName
  ) throws(ConsentError) -> [PublisherRestriction] {
    var all: [PublisherRestriction] = []
    for _ in 0..<(try bits.number(12, of: name)) {
      let place = bits.character
      let purpose = try bits.number(6, of: name)
      let type = PublisherRestriction.Kind(rawValue: try bits.number(2, of: name)) ?? .undefined
      if type == .undefined { find(.value(name, index: nil, 3), at: place) }
      let vendors = try entries(of: name, maximum: nil)
      all.append(PublisherRestriction(purpose: purpose, type: type, vendors: vendors))
    }
    return all
  }
}
