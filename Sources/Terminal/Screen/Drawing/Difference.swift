#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Where two canvases of one size differ.
package enum Difference {
  /// The columns of a row from the first cell that differs to the last, never half of a wide glyph,
  /// old or new. Without an old canvas everything differs.
  package static func columns(row y: Int, _ old: Canvas?, _ new: Canvas) -> Range<Int>? {
    guard y >= 0, y < new.height, new.width > 0 else { return nil }
    guard let old, old.size == new.size else { return 0..<new.width }
    let place = (y * new.width)..<((y + 1) * new.width)
    return old.cells.withUnsafeBufferPointer { old in
      new.cells.withUnsafeBufferPointer { new in
        columns(
          UnsafeBufferPointer(rebasing: old[place]), UnsafeBufferPointer(rebasing: new[place]))
      }
    }
  }

  private static func columns(
    _ old: UnsafeBufferPointer<Cell>, _ new: UnsafeBufferPointer<Cell>
  ) -> Range<Int>? {
    // Cells have no padding, so equal bytes are equal cells. Most rows are equal.
    guard let oldStart = old.baseAddress, let newStart = new.baseAddress,
      memcmp(oldStart, newStart, new.count * MemoryLayout<Cell>.stride) != 0
    else { return nil }
    var low = 0
    var high = new.count
    while low < high, old[low] == new[low] { low += 1 }
    while high > low, old[high - 1] == new[high - 1] { high -= 1 }
    func isHalf(_ index: Int) -> Bool {
      old[index].glyph == .continuation || new[index].glyph == .continuation
    }
    while low > 0, isHalf(low) { low -= 1 }
    while high < new.count, isHalf(high) { high += 1 }
    return low..<high
  }
}
