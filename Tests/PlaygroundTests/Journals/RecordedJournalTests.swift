import Catalogue
import JSON
import Observing
import Simulation
import Testing

/// A journal read from a file, in whatever state the file is.
@Suite struct RecordedJournalTests {
  private static let header =
    #"{"format":"adplay-journal","options":{},"scenario":null,"seed":7,"version":2}"#

  private static func line(_ number: Int, _ message: String = "m") -> String {
    """
    {"from":"app","kind":"note","message":"\(message)","n":\(number),"t":\(number * 10)}
    """
  }

  private static let three = ([header] + (1...3).map { line($0) }).joined(separator: "\n") + "\n"

  // MARK: Limits

  @Test(
    arguments: [
      (ReadingLimits(bytes: .max, lines: 2), "more than 2 lines"),
      (ReadingLimits(bytes: .max, line: 90), "line 2 is longer than 0 MiB"),
      (ReadingLimits(bytes: .max, line: 10), "line 1 is longer than 0 MiB"),
    ])
  func `a journal beyond a limit is refused`(_ limits: ReadingLimits, _ sentence: String) throws {
    let long = Self.three.replacing(#""m""#, with: "\"\(String(repeating: "m", count: 50))\"")
    let problem = #expect(throws: JournalProblem.self) {
      try RecordedJournal(reading: Array(long.utf8), limits)
    }
    #expect(problem?.sentence == sentence)
  }

  @Test func `a journal at its limits is read`() throws {
    let journal = try RecordedJournal(
      reading: Array(Self.three.utf8), ReadingLimits(bytes: .max, lines: 3, line: 90))
    #expect(journal.count == 3)
  }

  @Test func `lines that come in pieces are cut where they end, and no more than one is kept`()
    throws
  {
    var lines = BoundedLines(ReadingLimits(bytes: 20, lines: 3, line: 5))
    #expect(try lines.take(Array("ab\ncd".utf8)[...]) == [Array("ab".utf8)])
    #expect(lines.isCut)
    #expect(try lines.take(Array("e\n\n".utf8)[...]) == [Array("cde".utf8), []])
    #expect(!lines.isCut)
    for (piece, excess) in [
      ("a\n", BoundedLines.Excess.lines), ("abcdef", .line), ("ab\ncdefgh", .lines),
      (String(repeating: "\n", count: 30), .bytes),
    ] {
      var rest = lines
      #expect(throws: excess) { try rest.take(Array(piece.utf8)[...]) }
    }
  }

  // MARK: The header

  @Test func `a header has the seed, the title and the scenario`() throws {
    let scenario = #"{"title":"A walk","adUnits":[]}"#
    let journal = try RecordedJournal(
      reading: Self.header.replacing("null", with: scenario) + "\n")
    #expect(journal.header.seed == 7)
    #expect(journal.header.title == "A walk")
    #expect(journal.header.scenario?.kind == .object)
  }

  @Test func `a scenario made in code is not in the header and has no title`() throws {
    let journal = try RecordedJournal(reading: Self.three)
    #expect(journal.header.scenario == nil)
    #expect(journal.header.title == "journal")
  }

  @Test func `the largest seed that every JSON reader agrees on is kept`() throws {
    let journal = try RecordedJournal(
      reading: Self.header.replacing(":7,", with: ":9007199254740991,"))
    #expect(journal.header.seed == 9_007_199_254_740_991)
  }

  @Test(
    arguments: [
      (
        "adplay-journal", "other", #"line 1, column 11: expected "adplay-journal", found "other""#
      ),
      (#""adplay-journal""#, "7", "line 1, column 11: expected a string, found a number"),
      (
        #""version":2"#, #""version":4"#,
        "this journal has version 4 of the format, which is newer than this adplay; "
          + "update adplay to read it"
      ),
      (
        #""version":2"#, #""version":1"#,
        "this journal has version 1 of the format, and this adplay reads version 2; "
          + "adplay 0.3.0 reads it"
      ),
      (#""version":2"#, #""version":0"#, #"line 1, column 76: expected 2, found "0""#),
      (#""version":2"#, #""version":"2""#, "line 1, column 76: expected a number, found a string"),
      (#""version":2"#, #""colour":2"#, #"line 1, column 1: the key "version" is missing"#),
      (#""format""#, #""shape""#, #"line 1, column 1: the key "format" is missing"#),
      (#""seed""#, #""dice""#, #"line 1, column 1: the key "seed" is missing"#),
      (#""scenario""#, #""play""#, #"line 1, column 1: the key "scenario" is missing"#),
      (
        #""seed":7"#, #""seed":-7"#,
        "line 1, column 64: expected a number from 0 to 9223372036854775807, found -7"
      ),
      (
        "null", #"{"title":7}"#, "line 1, column 61: expected a string, found a number"
      ),
    ])
  func `a wrong header is refused where it differs`(
    _ right: String, _ wrong: String, _ sentence: String
  ) {
    #expect(RecordedJournal.refusal(of: Self.three) == nil)
    #expect(
      RecordedJournal.refusal(of: Self.three.replacing(right, with: wrong, maxReplacements: 1))
        == sentence)
  }

  @Test(
    arguments: [
      ("", "line 1, column 1: expected a value, but there is none"),
      ("\n", "line 1, column 1: expected a value, but there is none"),
      ("[]\n", "line 1, column 1: expected an object, found an array"),
      ("{}\n", #"line 1, column 1: the key "format" is missing"#),
      ("# A walk\n", ##"line 1, column 1: expected a value, found "#""##),
    ])
  func `a file that starts with something else is not a journal`(_ text: String, _ sentence: String)
  {
    #expect(RecordedJournal.refusal(of: text) == sentence)
  }

  // MARK: The lines

  @Test func `entries are read on demand`() throws {
    let journal = try RecordedJournal(reading: Self.three)
    #expect(journal.count == 3)
    #expect(!journal.isCut)
    #expect(try journal.entries().map(\.number) == [1, 2, 3])
    #expect(try journal.entry(1).time == Instant(milliseconds: 20))
    #expect(String(decoding: journal.line(2), as: UTF8.self) == Self.line(3) + "\n")
  }

  @Test(arguments: ["", "\n"])
  func `a header alone is an empty journal`(_ end: String) throws {
    let journal = try RecordedJournal(reading: Self.header + end)
    #expect(journal.count == 0)
    #expect(journal.isCut == end.isEmpty)
    #expect(EntryList(journal).isEmpty)
  }

  /// A program that writes a journal may be stopped at any byte.
  @Test func `a journal cut off anywhere keeps its whole lines`() throws {
    let bytes = Array(Self.three.utf8)
    for end in Self.header.utf8.count..<bytes.count {
      let journal = try RecordedJournal(reading: Array(bytes[..<end]))
      let ends = bytes[..<end].count { $0 == UInt8(ascii: "\n") }
      #expect(journal.count == max(0, ends - 1), "\(end)")
      #expect(journal.isCut == (bytes[end - 1] != UInt8(ascii: "\n")), "\(end)")
      #expect(try journal.entries().count == journal.count)
    }
    for end in 0..<Self.header.utf8.count {
      #expect(RecordedJournal.refusal(of: Array(bytes[..<end])) != nil, "\(end)")
    }
  }

  @Test func `lines may end with CR LF`() throws {
    let journal = try RecordedJournal(reading: Self.three.replacing("\n", with: "\r\n"))
    #expect(try journal.entries() == RecordedJournal(reading: Self.three).entries())
    #expect(!journal.isCut)
  }

  @Test(
    arguments: [
      ("", "expected a value, but there is none"),
      ("{", "the text ends inside an object opened at line 3, column 1"),
      ("[]", "expected an object, found an array"),
      ("{}", #"the key "n" is missing"#),
      (#"{"n":2,}"#, "a comma after the last element is not allowed here"),
      ("\0", "a NUL byte is not allowed"),
    ])
  func `an unreadable line is reported with its position`(_ line: String, _ words: String) throws {
    let journal = try RecordedJournal(
      reading: Self.three.replacing(Self.line(2), with: line))
    #expect(journal.count == 3)
    #expect(try journal.entry(0).number == 1)
    #expect(try journal.entry(2).number == 3)
    let error = try #require(throws: JSONError.self) { _ = try journal.entry(1) }
    #expect(error.position.line == 3)
    #expect(error.sentence.hasSuffix(": \(words)"), "\(error.sentence)")
    #expect(throws: error) { _ = try journal.entries() }
  }

  // MARK: Files that are not text

  private static func noise(_ count: Int, seed: UInt64) -> [UInt8] {
    let dice = World(seed: seed).stream("noise")
    return (0..<count).map { _ in UInt8(dice.next(below: 256)) }
  }

  @Test(arguments: 0..<100 as Range<UInt64>)
  func `random bytes are not a journal`(_ seed: UInt64) {
    #expect(RecordedJournal.refusal(of: Self.noise(2000, seed: seed)) != nil)
  }

  @Test(arguments: 0..<100 as Range<UInt64>)
  func `random bytes after a header are unreadable lines`(_ seed: UInt64) throws {
    let journal = try RecordedJournal(
      reading: Array((Self.header + "\n").utf8) + Self.noise(2000, seed: seed))
    for place in 0..<journal.count {
      #expect(throws: JSONError.self) { _ = try journal.entry(place) }
    }
    #expect(EntryList(journal).count == journal.count)
  }

  private static let twoMegabytes = 2_000_000

  /// Reading takes linear time; anything slower exceeds the limit, which is long because tests wait for
  /// their turn on a busy machine.
  @Test(
    .timeLimit(.minutes(30)),
    arguments: [
      ("", "\0", ": a NUL byte is not allowed"), ("", "[", ": nested deeper than 64 levels"),
      ("", "{\"a\":", ": nested deeper than 64 levels"),
      ("", " ", ": expected a value, but there is none"),
      ("\"", "a", ": this string has no closing quote on its line"),
      ("", "1", "the number \"11111"),
      ("[", "1,", ": the text ends inside an array opened at line 1, column 1"),
      ("", "\n", "but there is none"),
    ])
  func `two megabytes of the same bytes are one short error`(
    _ start: String, _ part: String, _ words: String
  ) throws {
    let long = start + String(repeating: part, count: Self.twoMegabytes / part.utf8.count)
    let refusal = try #require(RecordedJournal.refusal(of: Array(long.utf8)))
    #expect(refusal.contains(words))
    #expect(refusal.utf8.count < 300)
  }

  @Test(.timeLimit(.minutes(30)), arguments: ["\0", "[", "{\"a\":", "1", "\"", "\u{FFFD}"])
  func `a two-megabyte line is one unreadable line`(_ part: String) throws {
    let long = String(repeating: part, count: Self.twoMegabytes / part.utf8.count)
    let bytes = Array(
      ([Self.header, Self.line(1), long, Self.line(3), ""]).joined(separator: "\n").utf8)
    let journal = try RecordedJournal(reading: bytes)
    #expect(journal.count == 3)
    #expect(throws: JSONError.self) { _ = try journal.entry(1) }
    #expect(try journal.entry(2).number == 3)
  }
}
