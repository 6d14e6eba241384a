/// A picture as it was decoded.
package struct Bitmap: Equatable, Sendable {
  package let width: Int
  package let height: Int
  /// `0xRRGGBB` row by row, or ``transparent``.
  package let pixels: [UInt32]

  /// A pixel that lets most of what is behind it through.
  package static let transparent: UInt32 = 0xFF00_0000
}
