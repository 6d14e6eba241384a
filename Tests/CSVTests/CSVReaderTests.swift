import CSV
import Testing

struct CSVReaderTests {
  /// The records of a text that comes in pieces of this size.
  private func read(
    _ bytes: [UInt8], pieces: Int = .max
  ) -> (records: [[String]], reader: CSVReader, problem: CSVProblem?) {
    var reader = CSVReader()
    var records: [[String]] = []
    var rest = bytes[...]
    while !rest.isEmpty {
      let piece = Array(rest.prefix(pieces))
      rest = rest.dropFirst(pieces)
      let problem = piece.withUnsafeBytes { reader.take($0) { records.append($0.texts) } }
      if let problem { return (records, reader, problem) }
    }
    let problem = reader.finish { records.append($0.texts) }
    return (records, reader, problem)
  }

  private func utf16(_ text: String, isBigEndian: Bool, mark: Bool = true) -> [UInt8] {
    ((mark ? "\u{FEFF}" : "") + text).utf16.flatMap { unit in
      let (high, low) = (UInt8(unit >> 8), UInt8(unit & 0xFF))
      return isBigEndian ? [high, low] : [low, high]
    }
  }

  static let text =
    "Date,Näme,Note\r\n2026-09-01,\"a, b\",\"he said \"\"no\"\"\"\r\n\r\n1,\"two\nlines\",3"
  static let records = [
    ["Date", "Näme", "Note"], ["2026-09-01", "a, b", "he said \"no\""], ["1", "two\nlines", "3"],
  ]

  @Test(arguments: [1, 2, 7, 1000]) func `quotes and line ends are read in pieces of any size`(
    _ size: Int
  ) {
    let found = read(Array(Self.text.utf8), pieces: size)
    #expect(found.records == Self.records)
    #expect(found.problem == nil)
    #expect(found.reader.delimiter == .comma)
  }

  @Test func `an encoding is told by its mark, or by its zeros`() {
    for (bytes, encoding) in [
      (Array("\u{FEFF}\(Self.text)".utf8), CSVEncoding.utf8(hasMark: true)),
      (utf16(Self.text, isBigEndian: false), .utf16(isBigEndian: false, hasMark: true)),
      (utf16(Self.text, isBigEndian: true), .utf16(isBigEndian: true, hasMark: true)),
      (
        utf16(Self.text, isBigEndian: false, mark: false),
        .utf16(isBigEndian: false, hasMark: false)
      ),
    ] {
      let found = read(bytes, pieces: 3)
      #expect(found.records == Self.records)
      #expect(found.reader.encoding == encoding)
    }
  }

  @Test func `what is no UTF-8 is read as Windows-1252`() {
    let found = read(Array("a,b\nM".utf8) + [0xFC, 0x6C, 0x6C, 0x20, 0x80] + Array(",1".utf8))
    #expect(found.records.last == ["Müll €", "1"])
  }

  @Test(arguments: [
    ("a\tb\n1,5\t2,5\n", CSVDelimiter.tab), ("a;b\n1,5;2,5\n", .semicolon), ("a|b\n1|2", .bar),
    ("sep=;\na;b,c,d\n", .semicolon), ("a,b\n\"x;y;z\",1\n", .comma),
  ])
  func `the delimiter is the one that cuts all lines alike`(_ text: String, _ wanted: CSVDelimiter)
  {
    #expect(read(Array(text.utf8)).reader.delimiter == wanted)
  }

  @Test func `another mark before a record is skipped`() {
    #expect(read(Array("a,b\n\u{FEFF}1,2\n".utf8)).records == [["a", "b"], ["1", "2"]])
  }

  @Test func `a place is a line and a character`() {
    var places: [CSVPosition] = []
    var reader = CSVReader()
    _ = Array("ä,b\n\"x\ny\",é,z\n".utf8).withUnsafeBytes {
      reader.take($0) { places.append($0.position(2)) }
    }
    _ = reader.finish { places.append($0.position($0.count - 1)) }
    #expect(places == [.init(line: 1, column: 3), .init(line: 3, column: 6)])
  }

  @Test func `what is no table is named`() {
    #expect(read(Array("{\"a\": 1}".utf8)).problem == .otherFormat(.json))
    #expect(read([0x50, 0x4B, 3, 4, 0, 0]).problem == .otherFormat(.spreadsheet))
    #expect(read([0x1F, 0x8B, 8, 0]).problem == .otherFormat(.gzip))
    #expect(read(Array("<!doctype html>".utf8)).problem == .otherFormat(.html))
    #expect(
      read(Array("a,b\n1,\"2\n3,4\n".utf8)).problem == .unclosedQuote(.init(line: 2, column: 1)))
    #expect(
      read(utf16("a,b\n", isBigEndian: false) + [0x31]).problem
        == .brokenText(.init(line: 2, column: 1)))
  }

  @Test func `a line without an end is not kept for ever`() {
    var reader = CSVReader()
    let piece = [UInt8](repeating: 0x61, count: 1 << 18)
    var problem: CSVProblem?
    var pieces = 0
    while problem == nil, pieces < 100 {
      problem = piece.withUnsafeBytes { reader.take($0) { _ in } }
      pieces += 1
    }
    #expect(problem == .recordTooLong(line: 1))
    #expect(pieces < 7)
  }
}
