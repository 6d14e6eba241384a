package import CSV

/// Reads a report that comes in pieces, and adds up its rows by day, unit and placement.
///
///     date,placement,impressions   the header: the first line with two names of columns
///     2026-09-01,home,1.204        a row; 1.204 is 1204, as no impression has a part
///     Total,,1.204                 no row, but it can be checked against their sum
///
/// Nothing is guessed silently: what a cell alone does not say is decided by its column, and is a note.
package struct ReportStream {
  package enum Outcome: Sendable {
    case read(Report)
    /// The column shows that its decimals follow another mark than was assumed: it has to be read
    /// again, with this one.
    case again(DecimalMark)
  }

  private var reader = CSVReader()
  private let rows: ReportRows
  /// The first bytes, until they show whether it is JSON.
  private var head: [UInt8] = []
  private var isBegun = false
  private var objects: ReportObjects?

  package init(_ map: ReportMap = ReportMap(), assuming mark: DecimalMark? = nil) {
    rows = ReportRows(map, assuming: mark)
  }

  package mutating func take(_ piece: UnsafeRawBufferPointer) throws(ReportProblem) {
    guard !isBegun else { return try read(piece) }
    head += piece
    guard let first = head.first(where: { $0 > 0x20 && $0 < 0x80 }) else { return }
    try begin(isJSON: first == UInt8(ascii: "{") || first == UInt8(ascii: "["))
  }

  private mutating func begin(isJSON: Bool) throws(ReportProblem) {
    isBegun = true
    if isJSON { (rows.isJSON, objects) = (true, ReportObjects()) }
    let start = head
    head = []
    var problem: ReportProblem?
    start.withUnsafeBytes { bytes in
      do throws(ReportProblem) { try read(bytes) } catch { problem = error }
    }
    if let problem { throw problem }
  }

  private mutating func read(_ piece: UnsafeRawBufferPointer) throws(ReportProblem) {
    let rows = rows
    guard objects == nil else {
      try objects?.take(piece) { (record) throws(ReportProblem) in try rows.take(record) }
      return
    }
    let problem = try reader.take(piece) { (record) throws(ReportProblem) in try rows.take(record) }
    if let problem { throw .table(problem) }
    rows.delimiter = reader.delimiter
  }

  package mutating func finish() throws(ReportProblem) -> Outcome {
    let rows = rows
    if !isBegun { try begin(isJSON: false) }
    if objects != nil {
      try objects?.finish { (record) throws(ReportProblem) in try rows.take(record) }
      rows.leaveOut(objects?.skipped)
      return try ReportEnding(rows, .utf8(hasMark: false)).outcome()
    }
    let problem = try reader.finish { (record) throws(ReportProblem) in try rows.take(record) }
    if let problem { throw .table(problem) }
    rows.delimiter = reader.delimiter
    return try ReportEnding(rows, reader.encoding ?? .utf8(hasMark: false)).outcome()
  }
}

extension ReportStream {
  package mutating func take(_ piece: [UInt8]) throws(ReportProblem) {
    let problem = piece.withUnsafeBytes { bytes -> ReportProblem? in
      do throws(ReportProblem) {
        try take(bytes)
        return nil
      } catch {
        return error
      }
    }
    if let problem { throw problem }
  }

  /// Reads a report that is in memory.
  package static func read(
    _ bytes: [UInt8], _ map: ReportMap = ReportMap(), pieces: Int = .max
  ) throws(ReportProblem) -> Report {
    var mark: DecimalMark?
    while true {
      var reader = ReportStream(map, assuming: mark)
      var rest = bytes[...]
      while !rest.isEmpty {
        let piece = Array(rest.prefix(pieces))
        rest = rest.dropFirst(pieces)
        try reader.take(piece)
      }
      switch try reader.finish() {
      case .read(let report): return report
      case .again(let other): mark = other
      }
    }
  }
}
