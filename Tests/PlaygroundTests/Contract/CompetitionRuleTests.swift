import Contract
import Playing
import Scenarios
import Simulation
import Testing

extension AllSessions {
  /// The rules for controllers that let loaded ads compete.
  @Suite @MainActor struct CompetitionRuleTests {
    private nonisolated static let scenarios = ScenarioLibrary.all.map(\.name).filter {
      $0.hasPrefix("arbiter")
    }

    private func findings(_ name: String) throws -> [FoundRule] {
      ScriptRun.play(Session(try .library(name))).session.journal.entries.findings
    }

    @Test(arguments: [
      ("arbiter-nobody-fills", "asked-again-at-once"),
      ("arbiter-expired-bid", "expired-ad-submitted"),
      ("arbiter-price-rises", "price-changed-since"),
      ("arbiter-shown-twice", "winner-not-consumed"),
      ("arbiter-late-answer", "winner-without-ad"),
    ])
    func `the published example breaks the rule, and proves it`(
      _ name: String, _ rule: String
    ) throws {
      let found = try findings(name).filter { $0.rule == rule }
      let first = try #require(found.first)
      #expect(first.ad?.hasPrefix("seed#") == true)
      #expect(first.entry.from == .arbiter && !first.proof.isEmpty)
      #expect(first.proof.allSatisfy { $0 < first.entry.number })
    }

    @Test(arguments: scenarios)
    func `a controller that is built right breaks none of them`(_ name: String) throws {
      let scenario = try Scenario.library(name)
      let good = scenario.adUnits.filter { $0.asking.arbitration?.mode == .good }.map(\.id)
      let accused = try findings(name).filter { $0.entry.from.role == .arbiter }.filter { finding in
        good.contains { finding.ad?.hasPrefix("\($0)#") == true }
      }
      #expect(accused.map(\.rule) == [])
    }

    /// Plays a scenario of one unit with two interstitials in competition.
    private func played(_ slots: String, _ script: String) throws -> Session {
      let text = """
        { "title": "t", "adUnits": [{
          "id": "own", "format": "interstitial", "through": "arbiter", "slots": [\(slots)]
        }], "script": [\(script)] }
        """
      return ScriptRun.play(Session(try Scenario(reading: Array(text.utf8)))).session
    }

    @Test func `an ad of a controller that is gone expires for nobody`() throws {
      let session = try played(
        """
        { "platform": "cloudX", "label": "C", "outcome": "neverAnswers" },
        { "platform": "levelPlay", "label": "L", "latency": "100ms", "expiresAfter": "6s" }
        """,
        """
        { "load": "own" }, { "advance": "2s" }, { "dispose": "own" }, { "load": "own" },
        { "advance": "6s" }
        """)
      let entries = session.journal.entries
      let expired = try #require(entries.first { $0.sense == .networkExpired })
      let asked = try #require(entries.last { $0.sense == .arbitrationAsked })
      #expect(expired.ad == "own#1" && asked.ad == "own#2" && expired.number < asked.number)
      #expect(entries.findings.map(\.rule) == [])
    }

    @Test func `networks that answer inside the call are not asked again at once`() throws {
      let slots = ["cloudX", "levelPlay"].map {
        #"{ "platform": "\#($0)", "label": "\#($0)", "outcome": "noFill", "inline": true }"#
      }
      let session = try played(
        slots.joined(separator: ","), #"{ "load": "own" }, { "advance": "100s" }"#)
      let entries = session.journal.entries
      #expect(entries.count { $0.sense == .retryPlanned } == 6)
      #expect(entries.findings.map(\.rule) == [])
    }

    @Test func `a pause begins when the round is over, not with an answer that comes later`() throws
    {
      let text = """
        { "title": "t", "adUnits": [{
          "id": "own", "format": "interstitial", "through": "arbiter", "timeout": "500ms",
          "slots": [
            { "platform": "levelPlay", "label": "L", "outcome": "networkError", "latency": "2s" }]
        }], "script": [{ "load": "own" }, { "advance": "5s" }] }
        """
      let session = ScriptRun.play(Session(try Scenario(reading: Array(text.utf8)))).session
      let (failed, asked) = (
        session.journal.entries.filter { $0.sense == .networkFailed }.map(\.time.milliseconds),
        session.journal.entries.filter { $0.sense == .networkAsked }.map(\.time.milliseconds)
      )
      // The second question comes half a second after the first answer, but two after the round.
      #expect(failed == [2000, 4500] && asked == [0, 2500])
      #expect(session.journal.entries.findings.map(\.rule) == [])
    }

    @Test(arguments: [#""expiresAfter": "1s""#, #""showing": "fails""#])
    func `a bid takes the place of a winner that can't be shown`(_ trouble: String) throws {
      let session = try played(
        """
        { "platform": "cloudX", "label": "C", "price": 0.0042, \(trouble) },
        { "platform": "pubMatic", "label": "P", "price": 3.9 },
        { "platform": "levelPlay", "label": "L", "price": 0.0025 }
        """,
        #"{ "load": "own" }, { "advance": "5s" }, { "show": "own" }, { "advance": "1s" }"#)
      let shown = session.journal.entries.filter { $0.sense == .slotShown }
      #expect(shown.map { $0.data["line"] } == [.string("P")])
    }

    @Test func `a network that never says that its ad is gone breaks a rule`() throws {
      let found = try findings("arbiter-never-hidden")
      #expect(found.map(\.rule) == ["close-never-told", "close-never-told"])
      #expect(found.map(\.ad) == ["good#1", "seed#1"])
      #expect(found.allSatisfy { $0.entry.from.role == .network && $0.proof.count == 2 })
    }

    /// The journal of a good controller, judged again without what it told a network, or with more.
    private func judged(_ change: (Entry) -> [Entry]) throws -> Set<String> {
      let session = ScriptRun.play(Session(try .library("arbiter"))).session
      return session.journal.entries.flatMap(change).broken
    }

    @Test func `a bid that lost and is not told of it breaks a rule`() throws {
      #expect(try judged { [$0] } == [])
      // The network's answer to being told goes with it.
      let silent: [Sense?] = [.bidLostTold, .networkFailed]
      #expect(try judged { silent.contains($0.sense) ? [] : [$0] } == ["loser-not-told"])
    }

    @Test func `a network whose ad has expired knows without being told that it lost`() throws {
      let found = try judged { entry in
        switch entry.sense {
        case .bidLostTold: [expiry(of: entry.to, at: entry)]
        case .networkFailed: []
        default: [entry]
        }
      }
      #expect(found == [])
    }

    @Test func `a second after the last failure is a pause, and less is none`() throws {
      let entries = ScriptRun.play(Session(try .library("arbiter-nobody-fills"))).session.journal
        .entries.filter { $0.ad == "seed#1" || $0.ad == "seed#2" }
      let failed = try #require(entries.last { $0.sense == .networkFailed && $0.ad == "seed#1" })
      let again = try #require(entries.first { $0.sense == .networkAsked && $0.ad == "seed#2" })
      let early = entries.ending(with: again, at: failed.time + .milliseconds(999))
      #expect(early.broken == ["asked-again-at-once"])
      let late = entries.ending(with: again, at: failed.time + .seconds(1))
      #expect(late.broken == [])
    }

    private func expiry(of network: Party?, at entry: Entry) -> Entry {
      Entry(
        number: entry.number, time: entry.time, cause: nil, kind: .note(violation: nil),
        from: network ?? .network, to: nil, sense: .networkExpired, ad: entry.ad,
        message: "expired", data: entry.data)
    }

    @Test func `an ad that expired and is shown all the same breaks a rule`() throws {
      let found = try judged { entry in
        guard entry.sense == .networkShowAsked else { return [entry] }
        return [expiry(of: entry.to, at: entry), entry]
      }
      #expect(found == ["expired-ad-shown"])
    }

    @Test func `what fails while its ad is on the screen is not over`() throws {
      var shown: Entry?
      let found = try judged { entry in
        guard entry.sense == .networkWillPresent, shown == nil else { return [entry] }
        shown = entry
        func said(_ sense: Sense, from: Party, to: Party?) -> Entry {
          Entry(
            number: entry.number, time: entry.time, cause: nil, kind: .call, from: from, to: to,
            sense: sense, ad: entry.ad, message: "", data: entry.data)
        }
        return [
          entry, said(.networkFailed, from: entry.from, to: entry.to),
          said(.networkAsked, from: .arbiter, to: entry.from),
        ]
      }
      #expect(found.contains("winner-not-consumed"))
    }

    @Test func `an ad that expires on the screen breaks a rule of its network`() throws {
      let found = try judged { entry in
        guard entry.sense == .networkWillPresent else { return [entry] }
        return [entry, expiry(of: entry.from, at: entry)]
      }
      #expect(found == ["expired-on-screen"])
      let rule = try #require(Rulebook.rule("expired-on-screen"))
      #expect(rule.party.role == .network)
    }

    @Test func `another network's ad may expire while one is on the screen`() throws {
      let session = try played(
        """
        { "platform": "cloudX", "label": "C", "price": 0.004 },
        { "platform": "levelPlay", "label": "L", "price": 0.002, "expiresAfter": "5s" }
        """,
        #"{ "load": "own" }, { "show": "own" }, { "advance": "10s" }"#)
      #expect(session.journal.entries.contains { $0.sense == .networkExpired })
      #expect(session.journal.entries.findings.map(\.rule) == [])
    }

    @Test func `an ad that is forced off while it counts down breaks no rule`() throws {
      let session = try played(
        #"{ "platform": "cloudX", "label": "C", "price": 1, "ad": { "closeAfter": "9s" } }"#,
        #"{ "load": "own" }, { "show": "own" }, { "advance": "5s" }, { "forceClose": true }"#)
      #expect(session.journal.entries.findings.map(\.rule) == [])
    }

    @Test func `an ad that can't be closed and is forced off breaks a rule of its network`() throws
    {
      let steps = """
        { "load": "own" }, { "show": "own" }, { "advance": "1min" }, { "forceClose": true }
        """
      let slot = #"{ "platform": "cloudX", "label": "C", "price": 1"#
      let stuck = try played(slot + #", "showing": "sticks" }"#, steps)
      #expect(stuck.journal.entries.findings.map(\.rule) == ["closed-by-force"])
      let closable = try played(slot + " }", steps)
      #expect(closable.journal.entries.findings.map(\.rule) == [])
    }
  }
}
