import Observing
import Simulation
import Testing

/// Lists of entries from a session or a file, all of them or some.
@Suite struct EntryListTests {
  private static let numbers = 1...9

  private static func note(_ number: Int) -> Entry {
    Entry(
      number: number, time: Instant(milliseconds: number), cause: nil, kind: .note(violation: nil),
      from: .app, to: nil, ad: nil, message: number % 3 == 0 ? "third" : "other",
      data: .none)
  }

  private static let text =
    #"{"format":"adplay-journal","scenario":null,"seed":7,"version":2}"# + "\n"
    + numbers.map { number in
      let message = number % 3 == 0 ? "third" : "other"
      return """
        {"from":"app","kind":"note","message":"\(message)","n":\(number),"t":\(number)}\n
        """
    }.joined()

  enum Source: CaseIterable {
    case running, recorded
  }

  private func list(_ source: Source) throws -> EntryList {
    switch source {
    case .running: EntryList(Self.numbers.map { Self.note($0) })
    case .recorded: EntryList(try RecordedJournal(reading: Self.text))
    }
  }

  @Test func `a list from a session equals one from a file`() throws {
    #expect(try Array(list(.running)) == Array(list(.recorded)))
    #expect(try list(.recorded).map(\.number) == Array(Self.numbers))
  }

  @Test(arguments: Source.allCases) func `entries are chosen by index`(_ source: Source) throws {
    let chosen = try list(source).choosing([1, 4, 8])
    #expect(chosen.map(\.number) == [2, 5, 9])
    #expect(chosen[1].number == 5)
    #expect(chosen.last?.number == 9)
    #expect(try list(source).choosing([]).isEmpty)
  }

  @Test(arguments: Source.allCases)
  func `entries are chosen by a condition, and again from those chosen`(_ source: Source) throws {
    let thirds = try list(source).choosing { $0.message == "third" }
    #expect(thirds.map(\.number) == [3, 6, 9])
    #expect(thirds.choosing { $0.number > 3 }.map(\.number) == [6, 9])
    #expect(thirds.choosing { _ in false }.isEmpty)
  }

  @Test(arguments: Source.allCases)
  func `the index of a number is that of the last entry up to it`(_ source: Source) throws {
    let all = try list(source)
    #expect((-1...11).map { all.place(upTo: $0) } == [nil, nil, 0, 1, 2, 3, 4, 5, 6, 7, 8, 8, 8])
    let thirds = all.choosing { $0.message == "third" }
    #expect(
      (-1...11).map { thirds.place(upTo: $0) }
        == [nil, nil, nil, nil, 0, 0, 0, 1, 1, 1, 2, 2, 2])
    #expect(all.choosing([]).place(upTo: 5) == nil)
    #expect(all.place(upTo: .max) == 8)
    #expect(all.place(upTo: .min) == nil)
  }

  @Test(arguments: ["", "{", "null", "\0", "{\"n\":4}", #"{"from":"nobody"}"#])
  func `an unreadable line is an entry that says so`(_ line: String) throws {
    let lines = Self.text.split(separator: "\n")
    let broken = (lines[..<4] + [line[...]] + lines[5...]).joined(separator: "\n") + "\n"
    let list = EntryList(try RecordedJournal(reading: broken))
    #expect(list.map(\.number) == Array(Self.numbers))
    #expect(list[3].message == "this line cannot be read")
    #expect(list.count { $0.message == "this line cannot be read" } == 1)
  }

  // MARK: Unusual files

  private func recorded(_ lines: [String]) throws -> EntryList {
    let header = #"{"format":"adplay-journal","scenario":null,"seed":7,"version":2}"#
    return EntryList(
      try RecordedJournal(reading: ([header] + lines + [""]).joined(separator: "\n")))
  }

  private func books(of list: EntryList) -> Ledgers {
    list.reduce(into: Ledgers()) { $0.add($1) }
  }

  /// Every chain of causes in such a file.
  private func lookAtAll(_ list: EntryList) -> [CauseChain] {
    let ledgers = books(of: list)
    return (0...list.count + 1).compactMap { CauseChain(of: $0, in: list, ledgers: ledgers) }
  }

  @Test(
    arguments: [
      ["n": [1, 2, 3], "cause": [1, 2, 3]], ["n": [1, 2, 3], "cause": [3, 1, 2]],
      ["n": [1, 1, 1], "cause": [1, 1, 1]], ["n": [3, 2, 1], "cause": [1, 2, 3]],
      ["n": [7, 8, 9], "cause": [8, 9, 7]], ["n": [1, 2, 3], "cause": [99, .max, 99]],
      ["n": [.max, .max, .max], "cause": [.max, 1, .max]],
    ])
  func `circular causes end`(_ test: [String: [Int]]) throws {
    let pairs = zip(test["n"] ?? [], test["cause"] ?? [])
    let list = try recorded(
      pairs.map { number, cause in
        #"{"cause":\#(cause),"from":"app","kind":"note","message":"m","n":\#(number),"t":0}"#
      })
    let chains = lookAtAll(list)
    #expect(chains.count == 3)
    for chain in chains { #expect(1...3 ~= chain.links.count) }
  }

  @Test(arguments: Count.What.allCases)
  func `amounts that overflow are clamped`(_ what: Count.What) throws {
    func line(_ number: Int, _ amount: Int) -> String {
      """
      {"ad":"feed#1","amount":\(amount),"from":"google","kind":"count","ledger":"google",\
      "message":"m","n":\(number),"t":0,"what":"\(what)"}
      """
    }
    let load =
      #"{"ad":"feed#1","from":"app","kind":"call","message":"m","n":1,"sense":"adAsked","t":0,"to":"google"}"#
    let record = try #require(
      books(of: try recorded([load, line(2, .max), line(3, .max)]))["feed#1"])
    let tally = record.google
    let amounts =
      [tally.impressions, tally.clicks, tally.rewards, tally.paidMicros]
      + tally.quartiles.all.map(\.count)
    #expect(amounts.sorted() == Array(repeating: 0, count: 7) + [.max])
  }
}
