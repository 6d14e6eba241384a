/// Where the rows of a table are, and what is above and below its sections.
///
/// ```
///   0  header of section 0        items[0]    starts[0] = 0
///  28  row 0 of section 0         items[1]
///  72  row 1 of section 0         items[2]
/// 116  row 0 of section 1         items[3]    starts[1] = 3
/// ```
struct TableMap {
  enum Kind: Hashable {
    case header(Int)
    case row(IndexPath)
    case footer(Int)
  }

  struct Item {
    let kind: Kind
    var height: CGFloat
    fileprivate(set) var top: CGFloat = 0
  }

  private(set) var items: [Item] = []
  /// The number of rows of each section.
  private(set) var counts: [Int] = []
  private(set) var end: CGFloat
  private var firstRows: [Int] = []
  private let start: CGFloat

  /// A map of no sections yet, with room above.
  init(from start: CGFloat) {
    self.start = start
    end = start
  }

  mutating func append(header: CGFloat?, rows: [CGFloat], footer: CGFloat?) {
    let section = counts.count
    header.map { add(Item(kind: .header(section), height: $0)) }
    firstRows.append(items.count)
    for (row, height) in rows.enumerated() {
      add(Item(kind: .row(IndexPath(row: row, section: section)), height: height))
    }
    footer.map { add(Item(kind: .footer(section), height: $0)) }
    counts.append(rows.count)
  }

  private mutating func add(_ item: Item) {
    var item = item
    item.top = end
    end += max(0, item.height)
    items.append(item)
  }

  func contains(_ path: IndexPath) -> Bool {
    path.count == 2 && counts.indices.contains(path.section)
      && (0..<counts[path.section]).contains(path.row)
  }

  /// The item of a row that is there.
  subscript(path: IndexPath) -> Item { items[place(of: path)] }

  private func place(of path: IndexPath) -> Int { firstRows[path.section] + path.row }

  /// Makes a row higher or lower, and moves what is below it.
  mutating func set(height: CGFloat, of path: IndexPath) {
    let changed = place(of: path)
    items[changed].height = height
    end = items[changed].top
    for place in changed..<items.count {
      items[place].top = end
      end += max(0, items[place].height)
    }
  }

  /// The items between two heights, from the top.
  func items(from top: CGFloat, to bottom: CGFloat) -> ArraySlice<Item> {
    var (low, high) = (0, items.count)
    while low < high {
      let middle = (low + high) / 2
      if items[middle].top + items[middle].height <= top { low = middle + 1 } else { high = middle }
    }
    let end = items[low...].firstIndex { $0.top >= bottom } ?? items.count
    return items[low..<end]
  }
}
