import Observing

/// The rows of the phone that are left out where there is no room for all of an ad: most of a
/// picture, empty rows, and the edges of a high button. What is said and touched stays.
struct RowFold: Equatable {
  static let none = RowFold(left: [])

  /// The rows that are left out, in order.
  private let left: [Int]

  private init(left: [Int]) { self.left = left }

  /// Leaves out as many of these rows as it takes until `height` are left, or as many as can be.
  init(_ elements: [DeviceSnapshot.Element], in rows: Range<Int>, height: Int, pointsPerRow: Int) {
    guard rows.count > height else {
      self = .none
      return
    }
    let plan = Plan(elements, rows, pointsPerRow)
    left = plan.spare.prefix(rows.count - height).sorted()
  }

  /// Where a row, or the edge before it, has moved to.
  func place(of row: Int) -> Int { row - left.count { $0 < row } }

  /// What can be left out, first what is missed least.
  private struct Plan {
    private(set) var spare: [Int] = []

    init(_ elements: [DeviceSnapshot.Element], _ rows: Range<Int>, _ pointsPerRow: Int) {
      var used = Rows(rows)
      var pictures: [Range<Int>] = []
      var buttons: [Range<Int>] = []
      for element in elements where !element.visible.isEmpty {
        let top = element.visible.y / pointsPerRow
        let bottom = (element.visible.y + element.visible.height) / pointsPerRow
        let range = (top..<max(top + 1, bottom)).clamped(to: rows)
        switch element.content {
        case .picture: pictures.append(range)
        case .button: buttons.append(range)
        case .text, .progress: used.add(range)
        case .border:
          used.add(top..<top + 1)
          used.add(bottom - 1..<bottom)
        case .fill: continue
        }
      }
      var shown = used
      for range in pictures + buttons { shown.add(range) }
      let highest = pictures.max { $0.count < $1.count }
      // Five rows are a good picture, two are still one, and one is a button.
      let ofPicture = highest.map { $0.dropFirst(2).filter { !used.contains($0) } } ?? []
      let (most, last) = (ofPicture.dropFirst(3), ofPicture.prefix(3))
      let ofButtons = buttons.flatMap { button in
        button.filter { $0 != button.lowerBound + (button.count - 1) / 2 && !used.contains($0) }
      }
      let empty = rows.filter { !shown.contains($0) }
      spare = most.reversed() + empty + ofButtons + last.reversed()
    }
  }

  /// Some of the rows.
  private struct Rows {
    private let all: Range<Int>
    private var isIn: [Bool]

    init(_ all: Range<Int>) {
      self.all = all
      isIn = Array(repeating: false, count: all.count)
    }

    mutating func add(_ rows: Range<Int>) {
      for row in rows.clamped(to: all) { isIn[row - all.lowerBound] = true }
    }

    func contains(_ row: Int) -> Bool { all.contains(row) && isIn[row - all.lowerBound] }
  }
}
