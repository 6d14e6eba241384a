/// The cells of a row that lie over those of the first screen, each for the screens from where it is
/// first seen to where it is last seen.
///
///     cell     A  A  B  A  C  B      A is below all the time
///     patches        B
///                          C
///                             B
struct RowPatches {
  struct Patch {
    var columns: Range<Int>
    let screens: Range<Int>
  }

  private(set) var all: [Patch] = []

  /// The row wherever it differs from the one before, and the number of the screen.
  private let versions: [(screen: Int, cells: [Cell])]
  private let screens: Int

  init(_ canvases: [Canvas], row y: Int) {
    var versions: [(screen: Int, cells: [Cell])] = []
    for (number, canvas) in canvases.enumerated() {
      let row = canvas.row(y)
      if versions.last.map({ $0.cells[...] != row }) ?? true {
        versions.append((number, Array(row)))
      }
    }
    (self.versions, screens) = (versions, canvases.count)
    guard versions.count > 1, let width = versions.first?.cells.count else { return }
    // No glyph of two columns is in two parts.
    let cuts = (0...width).filter { x in
      versions.allSatisfy { x == width || $0.cells[x].glyph != .continuation }
    }
    var patches = Gathered<Range<Int>, [Range<Int>]>()
    for (left, right) in zip(cuts, cuts.dropFirst()) {
      for times in times(of: left..<right) { add(left..<right, to: &patches[times, []], times) }
    }
    all = patches.all.flatMap { times, columns in
      let seen = screen(times.lowerBound)..<screen(times.upperBound)
      return columns.map { Patch(columns: widened($0, times), screens: seen) }
    }
  }

  private func screen(_ version: Int) -> Int {
    version < versions.count ? versions[version].screen : screens
  }

  /// The versions for which each value of these columns is needed, but for the first.
  private func times(of columns: Range<Int>) -> [Range<Int>] {
    var times: [Range<Int>] = []
    // The values that may come back, the uppermost last.
    var open: [Range<Int>] = []
    for (number, version) in versions.enumerated() {
      let value = version.cells[columns]
      if let place = open.lastIndex(where: { versions[$0.lowerBound].cells[columns] == value }) {
        times += open[(place + 1)...]
        open.removeSubrange((place + 1)...)
        open[place] = open[place].lowerBound..<(number + 1)
      } else {
        open.append(number..<(number + 1))
      }
    }
    return times + open.dropFirst()
  }

  /// A few cells between two patches that stay the same meanwhile are part of one patch.
  private func add(_ columns: Range<Int>, to patches: inout [Range<Int>], _ times: Range<Int>) {
    if let last = patches.last, isSame(last.upperBound..<columns.lowerBound, times) {
      patches[patches.count - 1] = last.lowerBound..<columns.upperBound
    } else {
      patches.append(columns)
    }
  }

  /// With the blanks beside it: a sign may be a little wider than its cell.
  private func widened(_ columns: Range<Int>, _ times: Range<Int>) -> Range<Int> {
    let left = isBlank(columns.lowerBound - 1, times) ? 1 : 0
    let right = isBlank(columns.upperBound, times) ? 1 : 0
    return (columns.lowerBound - left)..<(columns.upperBound + right)
  }

  private func isBlank(_ column: Int, _ times: Range<Int>) -> Bool {
    let cells = versions[times.lowerBound].cells
    return cells.indices.contains(column) && cells[column].glyph == .blank
      && isSame(column..<(column + 1), times)
  }

  private func isSame(_ gap: Range<Int>, _ times: Range<Int>) -> Bool {
    let cells = versions[times.lowerBound].cells[gap]
    return gap.count <= 4 && times.allSatisfy { versions[$0].cells[gap] == cells }
  }
}
