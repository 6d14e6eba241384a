import Testing

/// Adapters that are asked for signals on a queue of Google's, as on a phone.
@Suite(.outside) struct ThreadsTests {
  private let scratch: Scratch

  init() throws { scratch = try Scratch() }

  /// The journal of a run of two bidding adapters: the Sample network's, and one that answers where it
  /// is asked.
  private func journal(_ options: String...) throws -> String {
    let scenario = try scratch.write(
      """
      {"title": "bids", "adUnits": [{"id": "unit", "format": "native", "lines": [
        {"label": "A", "class": "SampleAdapter.SampleBiddingCustomEvent", "parameter": "a",
         "bidResponse": "won", "outcome": "fill", "latency": "100ms", "ecpm": 2.0},
        {"label": "B", "class": "MannerAdapters.BiddingCustomEvent", "settings": {"seat": "7"},
         "bidResponse": "lost", "ecpm": 3.0}]}],
       "script": [{"load": "unit"}, {"show": "unit"}, {"advance": "1s"},
        {"expect": {"google": {"impressions": 1, "clicks": 0}, "findings": [],
         "journal": ["collectSignals(for:completionHandler:)", "completionHandler(signals, nil)",
          "collectSignals(for:completionHandler:)", "completionHandler(signals, nil)",
          "the auction: B $3.00, A $2.00"]}}]}
      """, to: "bids.json")
    let path = scratch.path("bids.jsonl")
    let outcome = try Program.run(
      Program.manners, ["run", scenario, "--journal", path] + options)
    #expect(outcome.status == 0, "\(outcome.output)\(outcome.complaint)")
    return try scratch.text("bids.jsonl")
  }

  @Test func `the journal is the same each time, in the lines' order`() throws {
    let first = try journal("--threads", "real")
    for _ in 0..<10 { try #require(try journal("--threads", "real") == first) }
  }

  @Test func `the journal says so, and its replay does the same`() throws {
    let journal = try journal("--threads", "real")
    #expect(journal.hasPrefix(#"{"format":"adplay-journal","options":{"threads":"real"},"#))
    let replay = try Program.run(Program.manners, ["replay", scratch.path("bids.jsonl")])
    #expect(replay.status == 0, "\(replay.output)")
    #expect(replay.output.contains("all the same"))
  }

  @Test func `what the network writes of it is about the ad, and has its reason`() throws {
    let lines = try journal("--threads", "real").split(separator: "\n")
    let about = lines.filter {
      $0.contains("\"to\":\"network\"") || $0.contains("\"from\":\"network\"")
    }
    let signals = about.filter { $0.contains("ignals") }
    #expect(signals.count == 2)
    for line in signals {
      #expect(line.hasPrefix("{\"ad\":\"unit#1\",\"cause\":"), "\(line)")
    }
  }

  @Test func `nothing is said of what is usual`() throws {
    #expect(try journal("--threads", "main") == journal())
    #expect(try journal().hasPrefix(#"{"format":"adplay-journal","options":{},"#))
  }

  @Test func `another word is refused`() throws {
    let outcome = try Program.run("run", "bidding", "--threads", "several")
    #expect(outcome.status == 2)
    #expect(outcome.complaint.contains("main, real"))
  }
}
