import Foundation
import Testing

/// Adapters as their authors write them: they answer on any queue, and read settings of their own.
@Suite(.outside) struct MannerTests {
  static let formats = [
    "native", "banner", "interstitial", "rewarded", "rewardedInterstitial", "appOpen",
  ]

  /// Classes of `MannerAdapters`, with what their lines have to say.
  static let manners: [Manner] = [
    Manner("MainQueueCustomEvent"), Manner("PrivateQueueCustomEvent"),
    Manner("MainActorTaskCustomEvent"), Manner("BackgroundQueueCustomEvent"),
    Manner("SemaphoreCustomEvent"),
    Manner("OwnSettingsCustomEvent", #", "settings": {"profile_id": "42"}"#),
    Manner("WorldTimerCustomEvent", answersAfter: 300),
    Manner("BackgroundTimerCustomEvent", answersAfter: 300),
    Manner("BusyQueueCustomEvent", answersAfter: 300),
    Manner("SleepingTaskCustomEvent", answersAfter: 300),
    Manner("SelectorCustomEvent"),
    Manner("OwnServerCustomEvent", answersAfter: 300),
    Manner("BiddingCustomEvent", #", "settings": {"seat": "7"}, "bidResponse": "won""#),
  ]

  struct Manner: Sendable, CustomTestStringConvertible {
    let testDescription: String
    private let words: String
    /// How long it takes by the world's clock, in milliseconds.
    let latency: Int

    init(_ className: String, _ words: String = "", answersAfter latency: Int = 0) {
      testDescription = className
      self.words = words
      self.latency = latency
    }

    /// A unit for each format with one line that asks the adapter, and a script that shows, sees and
    /// taps the ad of each.
    var scenario: String {
      let units = MannerTests.formats.map { format in
        """
        {"id": "\(format)", "format": "\(format)", "lines": [
          {"label": "A stranger", "class": "MannerAdapters.\(testDescription)"\(words)}]}
        """
      }
      return """
        {"title": "\(testDescription)", "adUnits": [\(units.joined(separator: ",\n"))],
         "script": [\(MannerTests.formats.map(round).joined(separator: ",\n"))]}
        """
    }

    private func round(of format: String) -> String {
      let target = format == "banner" ? "banner" : "callToAction"
      return """
        {"load": "\(format)"}, {"show": "\(format)"}, {"advance": "6s"}, {"tap": "\(target)"},
        {"close": true}, {"foreground": true}, {"advance": "5s"}, {"dismiss": "\(format)"},
        {"expect": {"ad": "\(format)#1", "google": {"impressions": 1, "clicks": 1}}}
        """
    }
  }

  @Test(arguments: manners)
  func `every format fills, and Google counts each thing once`(_ manner: Manner) throws {
    let folder = try Scratch()
    let file = try folder.write(manner.scenario, to: "manner.json")
    let outcome = try Program.run(Program.manners, ["run", file])
    #expect(outcome.status == 0, "\(outcome.output)")
  }

  @Test(arguments: manners)
  func `nothing is held against it but notes`(_ manner: Manner) throws {
    let folder = try Scratch()
    let file = try folder.write(manner.scenario, to: "manner.json")
    let outcome = try Program.run(Program.manners, ["check", "--json", file])
    #expect(outcome.status == 0)
    let severities = outcome.output.components(separatedBy: "\"severity\":\"").dropFirst()
    #expect(severities.allSatisfy { $0.hasPrefix("note\"") }, "\(outcome.output)")
    #expect(outcome.complaints == [])
  }

  @Test(arguments: [#"{ "taps": "overlays" }"#, #"{ "renders": "main queue" }"#])
  func `a click that is reported was counted, by a network that keeps no books, too`(
    _ settings: String
  ) throws {
    let folder = try Scratch()
    let file = try folder.write(
      """
      {"title": "taken", "adUnits": [{"id": "feed", "format": "native", "lines": [
        {"label": "A", "class": "MannerAdapters.MannerCustomEvent", "settings": \(settings),
         "flags": {"handlesUserClicks": true}, "servingDecides": "google"}]}],
       "script": [{"load": "feed"}, {"show": "feed"}, {"tap": "callToAction"},
        {"expect": {"ad": "feed#1", "journal": ["reportClick()"]}}]}
      """, to: "taken.json")
    #expect(try Program.run(Program.manners, ["run", file]).status == 0)
    let check = try Program.run(Program.manners, ["check", file])
    #expect(check.output.contains("no rule is broken"), "\(check.output)")
  }

  @Test(arguments: manners)
  func `an answer comes at its moment of simulated time, whatever queue it comes from`(
    _ manner: Manner
  ) throws {
    let moments = try journal(of: manner).split(separator: "\n").filter {
      $0.contains("\"sense\":\"lineAsked\"") || $0.contains("\"sense\":\"lineAnswered\"")
    }.compactMap { $0.firstMatch(of: #/"t":(\d+)/#).flatMap { Int($0.1) } }
    #expect(moments.count == 2 * Self.formats.count)
    for pair in 0..<moments.count / 2 {
      #expect(moments[2 * pair + 1] - moments[2 * pair] == manner.latency)
    }
  }

  @Test(arguments: manners)
  func `the same run writes the same bytes again`(_ manner: Manner) throws {
    #expect(try journal(of: manner) == journal(of: manner))
  }

  /// Its answers need real time, which is why it is not among the others.
  @Test func `an adapter with a real timer fills while real time passes, and the run says so`()
    throws
  {
    let manner = Manner("RealTimerCustomEvent")
    let folder = try Scratch()
    let file = try folder.write(manner.scenario, to: "manner.json")
    let outcome = try Program.run(Program.manners, ["run", file])
    #expect(outcome.status == 0, "\(outcome.output)")
    #expect(outcome.complaints.count == 1)
    #expect(outcome.complaint.contains("the next run may differ"))
    #expect(try journal(of: manner).contains("\"sense\":\"realTimePassed\""))
    let log = folder.url.appendingPathComponent("real.jsonl").path
    let summary = try Program.run(Program.manners, ["run", file, "--json", "--journal", log])
    #expect(summary.output.contains(#/"realTime":[1-9]/#))
    let replay = try Program.run(Program.manners, ["replay", log])
    #expect(replay.status == 1)
    #expect(replay.output.contains("real time passed while it was recorded"))
    let hasty = try Program.run(Program.manners, ["run", file, "--patience", "0s"])
    #expect(hasty.status == 1)
  }

  @Test func `repeated runs, snapshots and discrepancies wait for a real timer, too`() throws {
    let folder = try Scratch()
    let file = try folder.write(
      """
      {"title": "slow", "adUnits": [{"id": "feed", "format": "native", "lines": [
        {"label": "A", "class": "MannerAdapters.RealTimerCustomEvent"}]}],
       "script": [{"load": "feed"}, {"expect": {"journal": ["adLoader(_:didReceive:)"]}}]}
      """, to: "slow.json")
    #expect(try Program.run(Program.manners, ["run", file, "--repeat", "2"]).status == 0)
    let counts = try Program.run(Program.manners, ["discrepancy", file, "--repeat", "2"])
    #expect(counts.output.contains("0 loads without an ad"))
    let log = folder.path("slow.jsonl")
    let screen = try Program.run(Program.manners, ["snapshot", file])
    #expect(screen.output.contains("native · feed · line 1 of 1"))
    _ = try Program.run(Program.manners, ["run", file, "--journal", log])
    #expect(try Program.run(Program.manners, ["snapshot", log]).output.contains("line 1 of 1"))
  }

  @Test func `patience that was too short is said`() throws {
    let manner = Manner("LateTimerCustomEvent")
    let folder = try Scratch()
    let file = try folder.write(manner.scenario, to: "manner.json")
    let hasty = try Program.run(Program.manners, ["run", file, "--patience", "20ms"])
    #expect(hasty.status == 1)
    #expect(hasty.complaint.contains("an adapter still owed an answer"))
  }

  @Test func `what a network without books counts is unknown`() throws {
    let folder = try Scratch()
    let file = try folder.write(
      """
      {"title": "silent", "adUnits": [{"id": "feed", "format": "native", "lines": [
        {"label": "A", "class": "MannerAdapters.MainQueueCustomEvent"}]}],
       "script": [{"load": "feed"}, {"expect": {"ad": "feed#1", "network": {"clicks": 0}}}]}
      """, to: "silent.json")
    let outcome = try Program.run(Program.manners, ["run", file, "--json"])
    #expect(outcome.status == 1)
    #expect(outcome.output.contains("\"network\":null"))
    #expect(outcome.complaint.contains("expected counts of the network, found ?"))
  }

  @Test(arguments: ["waterfall", "held-up"])
  func `real time does not pass for what a stand-in or the wire holds up`(_ scenario: String) throws
  {
    let outcome = try Program.run(
      Program.manners,
      ["check", "--adapter", "MannerAdapters.MainQueueCustomEvent", scenario])
    #expect(!outcome.complaint.contains("real time"), "\(outcome.complaint)")
  }

  private func journal(of manner: Manner) throws -> String {
    let folder = try Scratch()
    let file = try folder.write(manner.scenario, to: "manner.json")
    let journal = folder.url.appendingPathComponent("journal.jsonl").path
    _ = try Program.run(Program.manners, ["run", file, "--journal", journal])
    return try String(contentsOfFile: journal, encoding: .utf8)
  }
}
