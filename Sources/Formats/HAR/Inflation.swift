/// Unpacks bodies that were recorded as they came: gzip (RFC 1952) or zlib (RFC 1950) around deflate (RFC 1951).
///
///     1F 8B 08 … │ blocks │ check sum, length        78 9C │ blocks │ check sum
///     a block: 0 as it is, 1 with fixed codes, 2 with codes of its own
struct Inflation {
  private struct Broken: Error {}

  /// The most bytes that come out.
  private static let most = 1 << 26

  private let bytes: [UInt8]
  private var place: Int
  private var bits = 0
  private var bitCount = 0
  private var output: [UInt8] = []

  /// Nil for bytes that are neither, or are cut or broken.
  static func unpacked(_ bytes: [UInt8]) -> [UInt8]? {
    guard let start = start(bytes) else { return nil }
    var inflation = Inflation(bytes: bytes, place: start)
    do { try inflation.run() } catch { return nil }
    return inflation.output
  }

  private init(bytes: [UInt8], place: Int) { (self.bytes, self.place) = (bytes, place) }

  /// Where the first block begins.
  private static func start(_ bytes: [UInt8]) -> Int? {
    guard bytes.count > 10, bytes.starts(with: [0x1F, 0x8B, 8]) else {
      let isZlib = bytes.count > 2 && bytes[0] == 0x78 && (0x7800 + Int(bytes[1])) % 31 == 0
      return isZlib ? 2 : nil
    }
    let flags = bytes[3]
    var place = 10
    if flags & 4 != 0, place + 1 < bytes.count {
      place += 2 + Int(bytes[place]) + Int(bytes[place + 1]) << 8
    }
    // A name and a comment, each up to a zero.
    for flag in [8, 16] as [UInt8] where flags & flag != 0 && place < bytes.count {
      place = (bytes[place...].firstIndex(of: 0) ?? bytes.count) + 1
    }
    return flags & 2 != 0 ? place + 2 : place
  }

  private mutating func run() throws(Broken) {
    var isLast = false
    while !isLast {
      isLast = try take(1) == 1
      switch try take(2) {
      case 0: try copyStored()
      case 1: try copy(Code.fixed, Code.fixedDistances)
      case 2:
        let (codes, distances) = try ownCodes()
        try copy(codes, distances)
      default: throw Broken()
      }
    }
  }

  private mutating func take(_ count: Int) throws(Broken) -> Int {
    while bitCount < count {
      guard place < bytes.count else { throw Broken() }
      bits |= Int(bytes[place]) << bitCount
      place += 1
      bitCount += 8
    }
    defer { (bits, bitCount) = (bits >> count, bitCount - count) }
    return bits & (1 << count - 1)
  }

  private mutating func copyStored() throws(Broken) {
    (bits, bitCount) = (0, 0)
    let count = try take(16)
    _ = try take(16)
    guard place + count <= bytes.count else { throw Broken() }
    output += bytes[place..<(place + count)]
    place += count
  }

  // MARK: Codes

  /// Bits that stand for numbers: short ones for those that come often.
  private struct Code {
    private var counts = [Int](repeating: 0, count: 16)
    private var symbols: [Int] = []

    static let fixed = Code(
      (0..<288).map { $0 < 144 ? 8 : $0 < 256 ? 9 : $0 < 280 ? 7 : 8 })
    static let fixedDistances = Code(Array(repeating: 5, count: 30))

    /// How many bits each number has; 0 for one that does not come.
    init(_ lengths: [Int]) {
      for length in lengths { counts[length] += 1 }
      counts[0] = 0
      for length in 1...15 {
        symbols += lengths.indices.filter { lengths[$0] == length }
      }
    }

    func read(_ bit: () throws(Broken) -> Int) throws(Broken) -> Int {
      var (code, first, index) = (0, 0, 0)
      for length in 1...15 {
        code |= try bit()
        if code - first < counts[length] { return symbols[index + code - first] }
        index += counts[length]
        first = (first + counts[length]) << 1
        code <<= 1
      }
      throw Broken()
    }
  }

  private mutating func read(_ code: Code) throws(Broken) -> Int {
    try code.read { () throws(Broken) in try take(1) }
  }

  private static let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]

  private mutating func ownCodes() throws(Broken) -> (Code, Code) {
    let (count, distances) = (try take(5) + 257, try take(5) + 1)
    var short = [Int](repeating: 0, count: 19)
    for place in 0..<(try take(4) + 4) { short[Self.order[place]] = try take(3) }
    let code = Code(short)
    var lengths: [Int] = []
    while lengths.count < count + distances {
      switch try read(code) {
      case 16:
        guard let last = lengths.last else { throw Broken() }
        lengths += Array(repeating: last, count: try take(2) + 3)
      case 17: lengths += Array(repeating: 0, count: try take(3) + 3)
      case 18: lengths += Array(repeating: 0, count: try take(7) + 11)
      case let length: lengths.append(length)
      }
    }
    return (Code(Array(lengths[..<count])), Code(Array(lengths[count...])))
  }

  private static let lengths = steps([3, 4, 5, 6, 7, 8, 9], doubling: 4, from: 10, until: 258)
  private static let distances = steps([1, 2, 3], doubling: 2, from: 4, until: 32_769)

  /// The least of the numbers that a symbol stands for, and how many more bits say which: after the first
  /// ones, every few symbols have a bit more.
  private static func steps(
    _ single: [Int], doubling every: Int, from first: Int, until end: Int
  ) -> [(least: Int, bits: Int)] {
    var steps = single.map { (least: $0, bits: 0) }
    var (least, bits) = (first, 0)
    var left = 1
    while least < end {
      steps.append((least, bits))
      least += 1 << bits
      left -= 1
      if left == 0 { (bits, left) = (bits + 1, every) }
    }
    return steps
  }

  private mutating func copy(_ codes: Code, _ distances: Code) throws(Broken) {
    while true {
      let symbol = try read(codes)
      guard symbol >= 256 else {
        output.append(UInt8(symbol))
        continue
      }
      guard symbol > 256 else { return }
      // The longest has a symbol of its own.
      let length = symbol == 285 ? 258 : try number(symbol - 257, Self.lengths)
      let distance = try number(try read(distances), Self.distances)
      guard distance <= output.count, output.count + length <= Self.most else { throw Broken() }
      for _ in 0..<length { output.append(output[output.count - distance]) }
    }
  }

  private mutating func number(
    _ symbol: Int, _ steps: [(least: Int, bits: Int)]
  ) throws(Broken) -> Int {
    guard steps.indices.contains(symbol) else { throw Broken() }
    return steps[symbol].least + (try take(steps[symbol].bits))
  }
}
