import CSV

/// The dates of a report, each read once.
struct DateColumn {
  private var table = ByteTable()
  private var dates: [WrittenDate?] = []
  private(set) var proofs: [DateOrder: CSVPosition] = [:]
  private(set) var firstOpen: CSVPosition?

  mutating func number(of cell: UnsafeBufferPointer<UInt8>) -> (number: Int, isNew: Bool) {
    table.number(of: cell)
  }

  /// Reads the cell that was found to be new.
  mutating func read(_ cell: UnsafeBufferPointer<UInt8>, _ position: @autoclosure () -> CSVPosition)
  {
    let date = WrittenDate(reading: CSVText.decoded(cell).text)
    dates.append(date)
    if let order = date?.proves, proofs[order] == nil { proofs[order] = position() }
    if case .open = date, firstOpen == nil { firstOpen = position() }
  }

  func isDate(_ number: Int) -> Bool { dates[number] != nil }

  func days(_ order: DateOrder) -> [CalendarDay?] { dates.map { $0?.day(order) } }

  /// How many days lie between the first and the last one in this order; nil if not all are days.
  func span(_ order: DateOrder) -> Int? {
    let days = dates.compactMap(\.self).map { $0.day(order)?.number }
    let known = days.compactMap(\.self)
    guard known.count == days.count, let first = known.min(), let last = known.max() else {
      return nil
    }
    return last - first
  }
}
