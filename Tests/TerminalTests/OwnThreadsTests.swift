import Testing

/// A network that works and counts on threads of its own, and an adapter that hops to main, as most
/// published ones do.
@Suite(.outside) struct OwnThreadsTests {
  private func file(in folder: Scratch) throws -> String {
    try folder.write(
      """
      {"title": "own threads", "adUnits": [{"id": "coins", "format": "rewarded", "lines": [
        {"label": "A", "class": "MannerAdapters.OwnThreadsCustomEvent"}]}],
       "script": [{"load": "coins"}, {"show": "coins"}, {"advance": "6s"}, {"tap": "callToAction"},
        {"foreground": true}, {"advance": "1s"}, {"close": true}, {"advance": "11s"},
        {"expect": {"ad": "coins#1", "google": {"impressions": 1, "clicks": 1, "rewards": 1},
         "network": {"impressions": 1, "clicks": 1}}}]}
      """, to: "own-threads.json")
  }

  @Test(arguments: [[], ["--threads", "real"]])
  func `what it counts is under the ad, wherever it counts`(_ words: [String]) throws {
    let folder = try Scratch()
    let outcome = try Program.run(Program.manners, ["run", file(in: folder)] + words)
    #expect(outcome.status == 0, "\(outcome.output) \(outcome.complaints)")
  }

  /// The reward is counted where nobody can know the ad.
  @Test(arguments: [[], ["--threads", "real"]])
  func `nothing is held against the adapter`(_ words: [String]) throws {
    let folder = try Scratch()
    let outcome = try Program.run(Program.manners, ["check", "--json", file(in: folder)] + words)
    #expect(outcome.status == 0, "\(outcome.output)")
    #expect(!outcome.output.contains("\"severity\":\"error\""))
    #expect(!outcome.output.contains("\"severity\":\"warning\""))
    #expect(outcome.complaints == [])
  }

  @Test func `the same run writes the same bytes again`() throws {
    let folder = try Scratch()
    let file = try file(in: folder)
    let journals = try (1...2).map { number in
      let path = folder.path("\(number).jsonl")
      _ = try Program.run(Program.manners, ["run", file, "--journal", path])
      return try folder.text("\(number).jsonl")
    }
    #expect(journals[0] == journals[1])
    #expect(journals[0].contains("\"what\":\"reward\""))
  }
}
