import JSON
import Playing
import Scenarios
import Simulation
import Testing

extension AllSessions {
  /// Every row of the table of events, and every defect of the published example: the scenario of the
  /// library that plays it in both modes, and how the two differ.
  @Suite @MainActor struct ArbiterTableTests {
    struct Row: Sendable, CustomTestStringConvertible {
      let id: String
      let scenario: String
      let sign: Sign
      var good = "good"
      var seed = "seed"

      init(
        _ id: String, _ scenario: String, _ sign: Sign, good: String = "good", seed: String = "seed"
      ) {
        (self.id, self.scenario, self.sign) = (id, "arbiter-\(scenario)", sign)
        (self.good, self.seed) = (good, seed)
      }

      var testDescription: String { "\(id): \(scenario)" }
    }

    /// How the two modes differ.
    enum Sign: Sendable {
      /// The example breaks a rule.
      case breaks(String)
      /// Only the example does that.
      case seed(UnitStory.Fact)
      /// Only the controller that is built right does that.
      case good(UnitStory.Fact)
      /// The table says that they do the same.
      case both(UnitStory.Fact)
    }

    nonisolated static let rows: [Row] = [
      Row("row 1", "shown-twice", .seed(.error(627)), seed: "twice"),
      Row("row 2", "silent-network", .seed(.asksNobody)),
      Row("row 3", "shown-twice", .both(.oneBidWins)),
      Row("row 4", "silent-network", .good(.isSeen)),
      Row("row 5", "nobody-fills", .breaks("asked-again-at-once")),
      Row("row 6", "late-answer", .seed(.winnerIsGone)),
      Row("row 7", "no-winner", .seed(.deadEnd)),
      Row("row 8", "shown-twice", .breaks("winner-not-consumed")),
      Row("row 9", "winner-expires", .good(.isSeen)),
      Row("row 10", "shown-twice", .seed(.error(629))),
      Row("row 11", "cannot-be-shown", .good(.isSeen)),
      Row("row 12", "next-round", .seed(.error(627))),
      Row("row 13", "price-rises", .breaks("price-changed-since")),
      Row("row 14", "price-while-asking", .breaks("price-changed-since")),
      Row("row 15", "late-answer", .seed(.winnerIsGone)),
      Row("row 16", "answers-twice", .seed(.twoQuestions)),
      Row("row 17", "winner-expires", .good(.isSeen)),
      Row("row 18", "no-winner", .seed(.deadEnd)),
      Row("row 19", "tapped", .good(.tapIsNoted)),
      Row("row 20", "let-go", .both(.staysQuiet)),
      Row("row 21", "without-cloudx", .good(.isSeen), good: "alone"),
      Row("row 22", "capped-place", .good(.isSeen)),
      Row("D1", "nobody-fills", .breaks("asked-again-at-once")),
      Row("D2", "next-round", .seed(.asksWhileLoading)),
      Row("D3", "price-rises", .breaks("price-changed-since")),
      Row("D4", "no-winner", .seed(.deadEnd)),
      Row("D5", "late-answer", .seed(.winnerIsGone)),
      Row("D6", "shown-twice", .breaks("winner-not-consumed")),
      Row("D7", "winner-expires", .good(.isSeen)),
      Row("D8", "expired-bid", .breaks("expired-ad-submitted")),
      Row("D9", "silent-network", .seed(.asksNobody)),
      Row("D10", "no-winner", .seed(.isSeen), good: "missing", seed: "zero"),
      Row("D11", "kept-loser", .breaks("expired-ad-submitted")),
      Row("D12", "shown-twice", .seed(.error(627)), seed: "twice"),
      Row("D13", "cannot-be-shown", .good(.isSeen)),
      Row("D14", "cannot-be-shown", .good(.failureIsTold)),
    ]

    @Test func `every row and every defect has a scenario`() {
      let all = (1...22).map { "row \($0)" } + (1...14).map { "D\($0)" }
      #expect(Self.rows.map(\.id) == all)
    }

    @Test(arguments: rows)
    func `the example makes the mistake, and the other controller does not`(_ row: Row) throws {
      let scenario = try Scenario.library(row.scenario)
      let modes = [row.good, row.seed].map { id in
        scenario.adUnits.first { $0.id == id }?.asking.arbitration?.mode
      }
      #expect(modes == [.good, .seed])
      let run = ScriptRun.play(Session(scenario))
      #expect(run.failures.map(\.differences) == [])
      let entries = run.session.journal.entries
      let (good, seed) = (UnitStory(row.good, entries), UnitStory(row.seed, entries))
      let (inGood, inSeed, expected): (Bool, Bool, (Bool, Bool)) =
        switch row.sign {
        case .breaks(let rule):
          (good.findings.contains(rule), seed.findings.contains(rule), (false, true))
        case .seed(let fact): (good.has(fact), seed.has(fact), (false, true))
        case .good(let fact): (good.has(fact), seed.has(fact), (true, false))
        case .both(let fact): (good.has(fact), seed.has(fact), (true, true))
        }
      #expect(inGood == expected.0, "built right")
      #expect(inSeed == expected.1, "the example")
    }

    /// D15: the example knows two networks and no rewarded ads.
    @Test(arguments: [
      ("arbiter", "line 13, column 16"), ("arbiter-rewarded", "line 12, column 16"),
    ])
    func `D15: what the example does not know is refused in its mode`(
      _ name: String, _ place: String
    ) throws {
      let content = try #require(ScenarioLibrary.content(of: name))
      #expect(try Scenario(reading: content).adUnits[0].asking.arbitration?.slots.count == 3)
      let text = String(decoding: content, as: UTF8.self).replacing(
        #""through": "arbiter","#, with: #""through": "arbiter", "mode": "seed","#,
        maxReplacements: 1)
      let error = #expect(throws: JSONError.self) { try Scenario(reading: Array(text.utf8)) }
      #expect(
        error?.sentence == """
          \(place): "mode": "seed" is an interstitial with one "cloudX" slot and one "levelPlay" slot
          """)
    }
  }
}
