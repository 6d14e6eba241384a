import Glibc

/// Cuts what a phone's log left behind into lines, in pieces as they come: text in UTF-8, or in UTF-16 as
/// editors of Windows save it. Never more than one line is kept, and of an endless line nothing.
package struct RecordingLines {
  /// The longest line that is read.
  package static let longestLine = 16 << 20

  /// Lines that have begun so far.
  package private(set) var number = 0
  /// The beginning of a line whose end has not come.
  private var begun: [UInt8] = []
  private var isTooLong = false
  private var encoding: Encoding?
  /// Of a text in UTF-16: a byte without its other half, and half of a character.
  private var halfUnit: UInt8?
  private var highSurrogate: UInt16?

  private enum Encoding { case utf8, littleEndian, bigEndian }

  package init() {}

  /// Hands on each line that a piece makes whole, without its end; `nil` for one that is too long.
  package mutating func take(
    _ piece: ArraySlice<UInt8>, _ body: (UnsafeRawBufferPointer?, _ number: Int) -> Void
  ) {
    if encoding == nil, !piece.isEmpty { encoding = Self.encoding(of: piece) }
    guard encoding == .utf8 || encoding == nil else { return cut(decoded(piece)[...], body) }
    cut(piece, body)
  }

  /// The last line, if it has no end.
  package mutating func end(_ body: (UnsafeRawBufferPointer?, _ number: Int) -> Void) {
    defer { (begun, isTooLong, encoding, halfUnit, highSurrogate) = ([], false, nil, nil, nil) }
    guard !begun.isEmpty || isTooLong else { return }
    number += 1
    finish(body)
  }

  /// A new file begins.
  package mutating func restart() { number = 0 }

  private mutating func cut(
    _ piece: ArraySlice<UInt8>, _ body: (UnsafeRawBufferPointer?, Int) -> Void
  ) {
    piece.withUnsafeBytes { bytes in
      guard let base = bytes.baseAddress else { return }
      var place = 0
      while let end = memchr(base + place, 0x0A, bytes.count - place) {
        let next = UnsafeRawPointer(end) - base
        number += 1
        if begun.isEmpty, !isTooLong {
          body(UnsafeRawBufferPointer(start: base + place, count: next - place), number)
        } else {
          keep(UnsafeRawBufferPointer(start: base + place, count: next - place))
          finish(body)
        }
        place = next + 1
        if place == bytes.count { return }
      }
      keep(UnsafeRawBufferPointer(start: base + place, count: bytes.count - place))
    }
  }

  private mutating func keep(_ part: UnsafeRawBufferPointer) {
    if begun.count + part.count > Self.longestLine { (begun, isTooLong) = ([], true) }
    if !isTooLong { begun.append(contentsOf: part) }
  }

  private mutating func finish(_ body: (UnsafeRawBufferPointer?, Int) -> Void) {
    if isTooLong { body(nil, number) } else { begun.withUnsafeBytes { body($0, number) } }
    (begun, isTooLong) = ([], false)
  }

  // MARK: UTF-16

  /// By its mark, or by a zero beside the first letter.
  private static func encoding(of piece: ArraySlice<UInt8>) -> Encoding {
    let first = Array(piece.prefix(2))
    guard first.count == 2 else { return .utf8 }
    switch (first[0], first[1]) {
    case (0xFF, 0xFE), (1..., 0): return .littleEndian
    case (0xFE, 0xFF), (0, 1...): return .bigEndian
    default: return .utf8
    }
  }

  private mutating func decoded(_ piece: ArraySlice<UInt8>) -> [UInt8] {
    var units: [UInt16] = highSurrogate.map { [$0] } ?? []
    highSurrogate = nil
    for byte in piece {
      guard let half = halfUnit else {
        halfUnit = byte
        continue
      }
      let (low, high) = encoding == .littleEndian ? (half, byte) : (byte, half)
      units.append(UInt16(high) << 8 | UInt16(low))
      halfUnit = nil
    }
    if let last = units.last, UTF16.isLeadSurrogate(last) { highSurrogate = units.removeLast() }
    if units.first == 0xFEFF { units.removeFirst() }
    return Array(String(decoding: units, as: UTF16.self).utf8)
  }
}
