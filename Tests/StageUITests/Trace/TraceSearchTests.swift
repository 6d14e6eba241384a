import Observing
import Simulation
import StageUI
import Testing

/// A filter follows a growing journal and examines no entry twice.
@Suite struct TraceSearchTests {
  private static func journal(_ messages: [String]) -> [Entry] {
    messages.enumerated().map { place, message in
      Entry(
        number: place + 1, time: .start, cause: nil, kind: .call, from: .app, to: .google,
        ad: nil, message: message, data: .none)
    }
  }

  private let entries = journal(["tap", "tar", "show", "tap", "tap", "load"])

  @Test func `only new entries are examined`() {
    var search = TraceSearch()
    #expect(search.follow("tap", Array(entries[..<3])) == 3)
    #expect(search.follow("tap", Array(entries[..<3])) == 0)
    #expect(search.follow("tap", entries) == 3)
    #expect(search.matches == .init(filter: "tap", places: [0, 3, 4]))
  }

  @Test func `a longer filter examines only earlier matches and new entries`() {
    var search = TraceSearch()
    search.follow("t", Array(entries[..<4]))
    search.follow("ta", Array(entries[..<4]))
    #expect(search.matches?.places == [0, 1, 3])
    #expect(search.follow("tap", entries) == 5)
    #expect(search.matches?.places == [0, 3, 4])
  }

  @Test func `any other filter starts at the first entry`() {
    var search = TraceSearch()
    search.follow("tap", entries)
    #expect(search.follow("ta", entries) == 6)
    #expect(search.matches == .init(filter: "ta", places: [0, 1, 3, 4]))
    search.follow("show", entries)
    #expect(search.matches == .init(filter: "show", places: [2]))
  }

  @Test func `an empty filter examines and finds nothing`() {
    var search = TraceSearch()
    #expect(search.follow("", entries) == 0)
    #expect(search.matches == nil)
  }

  @Test(arguments: [
    ("TAP", true), ("app google", true), ("google app", true), ("oog", true), ("call tap", true),
    ("tapp", false), ("tap load", false), ("  ", true), ("tap ", true), ("é", false),
    (String(repeating: "tap", count: 100), false),
  ])
  func `each word must match somewhere`(_ filter: String, _ fits: Bool) {
    #expect(TraceFilter(filter).fits(entries[0]) == fits)
  }

  @Test(arguments: ["lost-on-the-way", "storefront", "rewarded"])
  func `an index finds what reading every entry finds`(_ name: String) async throws {
    let entries = try await RecordedJournal(playing: name).entries()
    var index = TraceIndex()
    for entry in entries { index.add(entry) }
    #expect(index.count == entries.count)
    let words = Set(
      entries.flatMap { [$0.message, $0.ad ?? "", $0.from.role.rawValue, $0.kind.word] })
    let filters = words.flatMap {
      [$0, String($0.prefix(3)), "\($0) google", "#1 \($0.suffix(4))"]
    }
    for filter in (filters + [" ", "é", "network Click"]).map(TraceFilter.init) {
      #expect(index.places(filter) == entries.indices.filter { filter.fits(entries[$0]) })
    }
  }

  @Test func `no filter finds a line that cannot be read`() {
    var index = TraceIndex()
    index.add(nil)
    for entry in entries { index.add(entry) }
    #expect(index.places(TraceFilter("tap")) == [1, 4, 5])
    #expect(index.places(TraceFilter(" ")) == [1, 2, 3, 4, 5, 6])
  }
}
