import JSON
import Observing
import Screen
import Simulation
import StageUI
import Testing

/// The lanes of the trace.
@Suite(.serialized) @MainActor struct TraceLaneTests {
  private func header(_ stage: JournalPlayer) -> [String] {
    stage.lines(of: .trace).first.map { $0.split(separator: " ").map(String.init) } ?? []
  }

  @Test func `a usual journal has five lanes`() throws {
    let stage = try JournalPlayer("storefront", width: 120, height: 40)
    try stage.read(percent: 100)
    #expect(header(stage) == ["user", "app", "Google", "adapter", "network"])
  }

  @Test func `the server has a lane once it has sent or received something`() throws {
    let stage = try JournalPlayer("reward-verified", width: 120, height: 40)
    #expect(!header(stage).contains("server"))
    try stage.read(percent: 100)
    #expect(header(stage) == ["user", "app", "Google", "adapter", "network", "server"])
  }

  @Test func `six lanes have their names at 80 columns, too`() throws {
    let stage = try JournalPlayer("reward-verified", width: 80, height: 24)
    try stage.read(percent: 100)
    #expect(header(stage) == ["user", "app", "Google", "adapter", "network", "server"])
  }

  @Test func `in a narrow window there are letters over the lanes`() throws {
    let stage = try JournalPlayer("reward-verified", width: 60, height: 20)
    try stage.read(percent: 100)
    #expect(header(stage) == ["U", "a", "G", "A", "N", "S"])
  }

  /// Two networks answer Google's adapter, the second one first.
  private func twoNetworks(width: Int) throws -> JournalPlayer {
    let entries = [
      #"{"from":"adapter","kind":"call","message":"load()","n":1,"t":0,"to":"network","toName":"Birch"}"#,
      #"{"from":"adapter","kind":"call","message":"load()","n":2,"t":1,"to":"network","toName":"Alder"}"#,
      #"{"from":"network","fromName":"Alder","kind":"callback","message":"here","n":3,"t":2,"to":"adapter"}"#,
      #"{"from":"network","kind":"note","message":"whoever","n":4,"t":3}"#,
    ]
    let head =
      #"{"format":"adplay-journal","options":{},"scenario":null,"seed":1,"version":2}"#
    let text = ([head] + entries).joined(separator: "\n") + "\n"
    let stage = JournalPlayer(
      try RecordedJournal(reading: Array(text.utf8)), name: "j.jsonl", width: width, height: 40)
    try stage.read(percent: 100)
    stage.type("z")
    return stage
  }

  @Test func `each named network has a lane, in order of appearance`() throws {
    let stage = try twoNetworks(width: 120)
    #expect(header(stage) == ["user", "app", "Google", "adapter", "Birch", "Alder"])
    let rows = stage.lines(of: .trace)
    func column(_ text: String, in row: String) throws -> Int {
      let range = try #require(row.firstRange(of: text), "\(row)")
      return row.distance(from: row.startIndex, to: range.lowerBound)
    }
    // A network without a name is in the first lane of its role.
    #expect(try column("○", in: rows[4]) == column("Birch", in: rows[0]))
    // The second network is further from the adapter than the first.
    #expect(try column("▶", in: rows[1]) < column("▶", in: rows[2]))
  }

  @Test func `networks share a lane if there is no room for each`() throws {
    #expect(header(try twoNetworks(width: 40)) == ["U", "a", "G", "A", "N"])
  }
}
