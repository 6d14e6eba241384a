/// Reads delimited text that comes in pieces of any size, and keeps no more of it than one record and
/// one piece.
///
///     var reader = CSVReader()
///     try reader.take(piece) { record in … }
///     try reader.finish { record in … }
///
/// Encoding and delimiter are decided by the first ``headLength`` bytes. Quotes, line feeds within them
/// and CRLF are those of RFC 4180; blank lines are no records, and a first line `sep=;` says the
/// delimiter.
package struct CSVReader {
  package static let longestRecord = 1 << 20
  package static let mostFields = 4096
  static let headLength = 1 << 16

  /// Nil until enough bytes have come.
  package private(set) var encoding: CSVEncoding?
  package private(set) var delimiter: CSVDelimiter?
  /// Whether the file itself says which delimiter it has.
  package private(set) var saysDelimiter = false

  private var head: [UInt8] = []
  private var decoder: UTF16Decoder?
  private var buffer: [UInt8] = []
  /// Whether lines end as they did on old Macs, and in some spreadsheets still do.
  private var endsWithReturn = false
  private var line = 1
  private var fields: [CSVRecord.Field] = []

  package init() {}

  /// Hands out the records that this piece makes whole. An error of `each` ends the reading.
  package mutating func take<Failure: Error>(
    _ piece: UnsafeRawBufferPointer, _ each: (CSVRecord) throws(Failure) -> Void
  ) throws(Failure) -> CSVProblem? {
    if encoding == nil {
      head.append(contentsOf: piece)
      guard head.count >= Self.headLength else { return nil }
      if let problem = begin() { return problem }
    } else {
      decode(piece)
    }
    return try parse(isLast: false, each)
  }

  /// Hands out what is left.
  package mutating func finish<Failure: Error>(
    _ each: (CSVRecord) throws(Failure) -> Void
  ) throws(Failure) -> CSVProblem? {
    if encoding == nil, let problem = begin() { return problem }
    if let problem = try parse(isLast: true, each) { return problem }
    return decoder?.isCut == true ? .brokenText(.init(line: line, column: 1)) : nil
  }

  private mutating func begin() -> CSVProblem? {
    if let other = CSVProblem.OtherFormat(head) { return .otherFormat(other) }
    let (encoding, mark) = CSVEncoding.sniffed(head)
    self.encoding = encoding
    if case .utf16(let isBigEndian, _) = encoding {
      decoder = UTF16Decoder(isBigEndian: isBigEndian)
    }
    let start = head
    head = []
    start.withUnsafeBytes { decode(UnsafeRawBufferPointer(rebasing: $0[mark...])) }
    endsWithReturn = !buffer.contains(0x0A) && buffer.contains(0x0D)
    if endsWithReturn { replaceReturns(from: 0) }
    takeSeparatorLine()
    if delimiter == nil { delimiter = buffer.withUnsafeBufferPointer(CSVDelimiter.guessed) }
    return nil
  }

  private mutating func decode(_ piece: UnsafeRawBufferPointer) {
    let start = buffer.count
    if decoder != nil {
      decoder?.decode(piece, into: &buffer)
    } else {
      buffer.append(contentsOf: piece)
    }
    if endsWithReturn { replaceReturns(from: start) }
  }

  private mutating func replaceReturns(from start: Int) {
    for place in start..<buffer.count where buffer[place] == 0x0D { buffer[place] = 0x0A }
  }

  /// Excel writes `sep=;` as the first line.
  private mutating func takeSeparatorLine() {
    guard buffer.starts(with: "sep=".utf8), let end = buffer.firstIndex(of: UInt8(ascii: "\n")),
      (5...6).contains(end), let said = CSVDelimiter(rawValue: buffer[4])
    else { return }
    delimiter = said
    saysDelimiter = true
    buffer.removeSubrange(...end)
    line = 2
  }

  private mutating func parse<Failure: Error>(
    isLast: Bool, _ each: (CSVRecord) throws(Failure) -> Void
  ) throws(Failure) -> CSVProblem? {
    var scanner = CSVScanner(delimiter: delimiter?.rawValue ?? 0x2C, isLast: isLast, line: line)
    swap(&scanner.fields, &fields)
    var problem: CSVProblem?
    try buffer.withUnsafeBufferPointer { (bytes) throws(Failure) in
      problem = try scanner.scan(bytes, each)
    }
    swap(&scanner.fields, &fields)
    buffer.removeFirst(scanner.consumed)
    line = scanner.line
    return problem
  }
}
