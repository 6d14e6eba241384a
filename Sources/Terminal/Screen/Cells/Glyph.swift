/// What one cell shows: a scalar, or a cluster of several, given by its number in a table that only
/// grows. Four bytes, so that screens compare and copy as integers.
package struct Glyph: Hashable, Sendable {
  let bits: UInt32

  private init(bits: UInt32) { self.bits = bits }

  package static let blank = Glyph(bits: 0x20)
  /// The second cell of a wide glyph.
  package static let continuation = Glyph(bits: 0)

  static let clusterFlag: UInt32 = 0x8000_0000

  init(ascii byte: UInt8) { self.bits = UInt32(byte) }

  /// Makes `scalar` visible as it is: text from outside goes through ``SafeText`` first.
  package init(_ scalar: Unicode.Scalar) { self.bits = scalar.value }

  /// Makes `character` visible as it is: text from outside goes through ``SafeText`` first. A long
  /// series of combining marks is shortened to a readable number.
  package init(_ character: Character) {
    let scalars = character.unicodeScalars
    guard let first = scalars.first, scalars.index(after: scalars.startIndex) != scalars.endIndex
    else {
      self.bits = character.unicodeScalars.first?.value ?? 0x20
      return
    }
    self.bits =
      Clusters.number(of: character).map { $0 | Self.clusterFlag }
      ?? (first.value < 0x20 ? 0xFFFD : first.value)
  }

  /// The only scalar, or nil for a cluster of several and for the second half of a wide glyph.
  package var scalar: Unicode.Scalar? {
    bits == 0 || bits & Self.clusterFlag != 0 ? nil : Unicode.Scalar(bits)
  }

  /// The text to write for it; empty for the second half of a wide glyph.
  package var text: String {
    if bits == 0 { return "" }
    if let scalar { return String(Character(scalar)) }
    return Clusters.entry(bits & ~Self.clusterFlag).text
  }

  package var width: Int {
    if bits < 0x7F { return bits == 0 ? 0 : 1 }
    if let scalar { return max(TextWidth.columns(scalar), 1) }
    return Clusters.entry(bits & ~Self.clusterFlag).width
  }

  /// Whether terminals disagree about its width, so that the cursor must be positioned again after
  /// it.
  package var isDisputed: Bool {
    if bits < 0x7F { return false }
    if let scalar { return TextWidth.isDisputed(scalar) }
    return Clusters.entry(bits & ~Self.clusterFlag).isDisputed
  }

  package func appendUTF8(to bytes: inout [UInt8]) {
    if bits < 0x80 {
      if bits != 0 { bytes.append(UInt8(bits)) }
    } else if let scalar {
      bytes.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
    } else {
      bytes.append(contentsOf: text.utf8)
    }
  }
}
