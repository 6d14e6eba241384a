import JSON
import Simulation
import Testing

/// Entries are read back as they were written; unknown keys and words are ignored.
@Suite struct EntryReadingTests {
  // MARK: Round trips

  /// One of every kind, and every way in which a kind can differ.
  private static let kinds: [Entry.Kind] =
    KindOfEntry.allCases.flatMap { sort -> [Entry.Kind] in
      switch sort {
      case .input: [.input]
      case .call: [.call]
      case .callback: [.callback]
      case .timer: [.timer]
      case .note: [.note(violation: nil)] + Violation.allCases.map { .note(violation: $0) }
      case .count:
        Ledger.allCases.flatMap { ledger in
          Count.What.allCases.map { .count(Count($0, in: ledger, amount: 4200)) }
        }
      case .finding:
        [[], [1], [1, 2, 3]].map {
          .finding(rule: "click-not-passed-on", severity: "error", proof: $0)
        }
      }
    }

  /// Sorted by name at every level, as in the journal.
  private static let facts: Fields = [
    "fields": .fields(["a": .null, "b": .fields(.none)]), "flag": true,
    "list": [1, "two", [false]],
    "negative": -3, "none": .null, "text": "a \"quote\", a \\ and an é\u{0}\u{1F600}\n",
  ]

  /// Entries with every combination of optional fields.
  private static func entries(_ kind: Entry.Kind) -> [Entry] {
    (0..<128).map { bits in
      func isThere(_ bit: Int) -> Bool { bits & (1 << bit) != 0 }
      return Entry(
        number: bits + 1, time: Instant(milliseconds: 10 * bits), cause: isThere(0) ? 7 : nil,
        kind: kind, from: Party(.google, name: isThere(5) ? "One" : nil),
        to: isThere(1) ? Party(.adapter, name: isThere(2) ? "Sample SDK" : nil) : nil,
        sense: isThere(6) ? .networkClosed : nil, ad: isThere(3) ? "feed#1" : nil,
        message: "didRender(in:)", data: isThere(4) ? facts : .none)
    }
  }

  private static func line(_ entry: Entry) -> [UInt8] {
    var json = JSONWriter()
    entry.write(to: &json)
    return json.bytes
  }

  private func read(_ text: String) throws(JSONError) -> Entry {
    try Entry(reading: try JSONReader.read(text, dialect: .strict, firstLine: 12))
  }

  @Test(arguments: kinds) func `an entry is read back as it was written`(_ kind: Entry.Kind) throws
  {
    for entry in Self.entries(kind) {
      let line = Self.line(entry)
      let again = try Entry(reading: try JSONReader.read(line, dialect: .strict))
      #expect(again == entry)
      #expect(Self.line(again) == line)
    }
  }

  @Test(arguments: Sense.allCases) func `each sense is read back`(_ sense: Sense) throws {
    let entry = Entry(
      number: 1, time: .start, cause: nil, kind: .call, from: .google, to: .adapter, sense: sense,
      ad: nil, message: "", data: .none)
    #expect(try Entry(reading: try JSONReader.read(Self.line(entry))) == entry)
  }

  @Test func `an unknown sense is ignored`() throws {
    let text = Self.whole.replacing("{", with: #"{"sense":"dreamt","#, maxReplacements: 1)
    #expect(try read(text).sense == nil)
  }

  @Test(arguments: Party.Role.allCases)
  func `each party is read back`(_ role: Party.Role) throws {
    let party = Party(role)
    let entry = Entry(
      number: 1, time: .start, cause: nil, kind: .call, from: party, to: party, ad: nil,
      message: "", data: .none)
    #expect(try Entry(reading: try JSONReader.read(Self.line(entry))) == entry)
  }

  @Test func `the largest numbers are read back`() throws {
    let entry = Entry(
      number: .max, time: Instant(milliseconds: .max), cause: .max,
      kind: .count(Count(.paid, in: .google, amount: .min)), from: .google, to: nil, ad: nil,
      message: "paid", data: ["n": .int(.min)])
    #expect(try Entry(reading: try JSONReader.read(Self.line(entry))) == entry)
  }

  @Test func `facts are read back sorted, whatever order they were given in`() throws {
    let entry = Entry(
      number: 1, time: .start, cause: nil, kind: .timer, from: .google, to: nil, ad: nil,
      message: "m", data: ["b": 1, "a": 2])
    let again = try Entry(reading: try JSONReader.read(Self.line(entry)))
    #expect(again.data == ["a": 2, "b": 1])
  }

  // MARK: Unknown keys and words

  private static let whole =
    #"{"from":"google","kind":"note","message":"m","n":3,"t":40}"#

  @Test(
    arguments: [
      #""colour":"red","#, #""x":null,"#, #""x":[{"n":9,"t":9}],"#, #""proofs":[1],"#, #""":{},"#,
    ])
  func `an unknown key is ignored`(_ member: String) throws {
    let text = Self.whole.replacing("{", with: "{\(member)", maxReplacements: 1)
    #expect(try read(text) == read(Self.whole))
  }

  @Test func `keys of other kinds are ignored`() throws {
    let text = Self.whole.replacing(
      "{",
      with: #"{"amount":3,"ledger":"google","what":"click","rule":"r","severity":"s","proof":[1],"#,
      maxReplacements: 1)
    #expect(try read(text) == read(Self.whole))
  }

  @Test func `an unknown kind is read as a note`() throws {
    let entry = try read(Self.whole.replacing("note", with: "auction"))
    #expect(entry == (try read(Self.whole)))
    #expect(entry.kind == .note(violation: nil))
  }

  @Test func `keys may be in any order`() throws {
    #expect(
      try read(#"{"t":40,"n":3,"message":"m","kind":"note","from":"google"}"#) == read(Self.whole))
  }

  // MARK: Errors

  @Test(arguments: ["from", "kind", "n", "t"])
  func `a missing key is named`(_ key: String) throws {
    let text = Self.whole.replacing("\"\(key)\"", with: "\"other\"")
    let error = try #require(throws: JSONError.self) { _ = try read(text) }
    #expect(error.sentence == "line 12, column 1: the key \"\(key)\" is missing")
  }

  @Test(arguments: ["ledger", "what"])
  func `a count needs its ledger and what it counts`(_ key: String) throws {
    let text = #"{"from":"google","kind":"count","ledger":"google","n":1,"t":0,"what":"click"}"#
    #expect(try read(text).kind == .count(Count(.click, in: .google)))
    let error = try #require(throws: JSONError.self) {
      _ = try read(text.replacing("\"\(key)\"", with: "\"other\""))
    }
    #expect(error.sentence == "line 12, column 1: the key \"\(key)\" is missing")
  }

  @Test(
    arguments: [
      (#"{"n":"1"}"#, 6, "expected a number, found a string"),
      (#"{"n":0}"#, 6, "expected a number from 1 to \(Int.max), found 0"),
      (#"{"n":1.5}"#, 6, #"expected a whole number, found "1.5""#),
      (#"{"n":9223372036854775808}"#, 6, #"the number "9223372036854775808" is too large"#),
      (#"{"t":-1}"#, 6, "expected a number from 0 to \(Int.max), found -1"),
      (#"{"cause":0}"#, 10, "expected a number from 1 to \(Int.max), found 0"),
      (#"{"kind":7}"#, 9, "expected a string, found a number"),
      (#"{"from":null}"#, 9, "expected a string, found null"),
      (#"{"to":[]}"#, 7, "expected a string, found an array"),
      (#"{"toName":{}}"#, 11, "expected a string, found an object"),
      (#"{"fromName":7}"#, 13, "expected a string, found a number"),
      (#"{"sense":7}"#, 10, "expected a string, found a number"),
      (#"{"ad":true}"#, 7, "expected a string, found true or false"),
      (#"{"message":1}"#, 12, "expected a string, found a number"),
      (#"{"data":[]}"#, 9, "expected an object, found an array"),
      (#"{"data":{"a":[0.5]}}"#, 15, #"expected a whole number, found "0.5""#),
      (#"{"amount":"1"}"#, 11, "expected a number, found a string"),
      (#"{"violation":1}"#, 14, "expected a string, found a number"),
      (#"{"rule":1}"#, 9, "expected a string, found a number"),
      (#"{"severity":1}"#, 13, "expected a string, found a number"),
      (#"{"proof":1}"#, 10, "expected an array, found a number"),
      (#"{"proof":[1,"2"]}"#, 13, "expected a number, found a string"),
      (#"[]"#, 1, "expected an object, found an array"),
      (#"{"n":1,"n":1}"#, 8, #"the key "n" was already given at line 12, column 2"#),
    ])
  func `a value of the wrong type is reported with its position`(
    _ text: String, _ column: Int, _ sentence: String
  ) throws {
    let error = try #require(throws: JSONError.self) { _ = try read(text) }
    #expect(error.sentence == "line 12, column \(column): \(sentence)")
  }

  @Test(arguments: ["from", "to", "ledger", "what"])
  func `an unknown word lists the known ones`(_ key: String) throws {
    let error = try #require(throws: JSONError.self) { _ = try read("{\"\(key)\":\"nobody\"}") }
    #expect(error.sentence.hasPrefix("line 12, column \(key.utf8.count + 5): expected \""))
    #expect(error.sentence.hasSuffix(#"found "nobody""#))
  }
}
