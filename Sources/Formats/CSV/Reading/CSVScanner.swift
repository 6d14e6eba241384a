/// Cuts bytes into records, and records into fields.
struct CSVScanner {
  let delimiter: UInt8
  /// Whether no more bytes will come.
  let isLast: Bool
  var line: Int
  var fields: [CSVRecord.Field] = []
  /// How many bytes belong to whole records.
  private(set) var consumed = 0

  init(delimiter: UInt8, isLast: Bool, line: Int) {
    (self.delimiter, self.isLast, self.line) = (delimiter, isLast, line)
  }

  private enum Field { case ends, endsLine, isCut, unclosed }

  mutating func scan<Failure: Error>(
    _ bytes: UnsafeBufferPointer<UInt8>, _ each: (CSVRecord) throws(Failure) -> Void
  ) throws(Failure) -> CSVProblem? {
    while consumed < bytes.count {
      var place = start(bytes)
      let (start, first) = (place, line)
      var breaks = 0
      fields.removeAll(keepingCapacity: true)
      while true {
        let field = scanField(bytes, &place, &breaks)
        if field == .ends {
          guard fields.count < CSVReader.mostFields else { return .tooManyFields(line: first) }
          continue
        }
        if field == .endsLine { break }
        // The rest has not come yet.
        guard bytes.count - start > CSVReader.longestRecord || field == .unclosed else {
          return nil
        }
        return field == .unclosed || breaks > 0
          ? .unclosedQuote(.init(line: first, column: 1)) : .recordTooLong(line: first)
      }
      line += breaks + 1
      consumed = place
      if fields.count == 1, fields[0].start == fields[0].end { continue }
      try each(CSVRecord(base: bytes, start: start, line: first, fields: fields))
    }
    return nil
  }

  /// A mark may stand before any record, where files were put together.
  private func start(_ bytes: UnsafeBufferPointer<UInt8>) -> Int {
    let hasMark =
      consumed + 2 < bytes.count && bytes[consumed] == 0xEF && bytes[consumed + 1] == 0xBB
      && bytes[consumed + 2] == 0xBF
    return hasMark ? consumed + 3 : consumed
  }

  private mutating func scanField(
    _ bytes: UnsafeBufferPointer<UInt8>, _ place: inout Int, _ breaks: inout Int
  ) -> Field {
    var start = place
    var end: Int?
    if place < bytes.count, bytes[place] == UInt8(ascii: "\"") {
      start += 1
      switch closing(bytes, from: start, &breaks) {
      case .some(let quote): (end, place) = (quote, quote + 1)
      case nil: return isLast ? .unclosed : .isCut
      }
    }
    while place < bytes.count, bytes[place] != delimiter, bytes[place] != UInt8(ascii: "\n") {
      place += 1
    }
    guard place < bytes.count || isLast else { return .isCut }
    let isLineEnd = place == bytes.count || bytes[place] == UInt8(ascii: "\n")
    var stop = end ?? place
    if end == nil, isLineEnd, stop > start, bytes[stop - 1] == UInt8(ascii: "\r") { stop -= 1 }
    fields.append(.init(start: Int32(start), end: Int32(stop)))
    if place < bytes.count { place += 1 }
    return isLineEnd ? .endsLine : .ends
  }

  /// The quote that closes a field; nil if it has not come.
  private func closing(
    _ bytes: UnsafeBufferPointer<UInt8>, from start: Int, _ breaks: inout Int
  ) -> Int? {
    var place = start
    while place < bytes.count {
      if bytes[place] == UInt8(ascii: "\"") {
        guard place + 1 < bytes.count, bytes[place + 1] == UInt8(ascii: "\"") else {
          return place + 1 < bytes.count || isLast ? place : nil
        }
        place += 1
      } else if bytes[place] == UInt8(ascii: "\n") {
        breaks += 1
      }
      place += 1
    }
    return nil
  }
}
