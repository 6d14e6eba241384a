import AdServing
import Contract
import Hunting
import JSON
import Playing
import RandomUser
import Scenarios
import Testing

extension AllSessions {
  /// The hunt finds what the zoo's adapters do wrong, and nothing in good ones.
  @Suite @MainActor struct HuntTests {
    /// Species that need a word of the publisher, of the network, a second ad, or a pause.
    @Test(arguments: [
      ("keeps-the-view", "view-not-released"), ("registers-once", "not-registered-anew"),
      ("insists-on-its-corner", "ad-choices-in-another-corner"),
      ("forgets-failures", "completion-never-called"), ("never-starts", "set-up-never-answered"),
      ("keeps-the-reward", "reward-not-reported"), ("ignores-the-size", "banner-of-another-size"),
      ("fails-without-a-word", "error-says-nothing"),
    ])
    func `a species is found without being told the rule`(_ name: String, _ rule: String) throws {
      let zoo = try Scenario(reading: try #require(ScenarioLibrary.content(of: name)))
      var hunt = try Hunt(
        "kinds-of-ads", adapter: zoo.adUnits[0].lines[0].className, runs: 1000)
      let finds = hunt.play { $0.cause.word == rule }
      let found = try #require(finds.first { $0.cause.word == rule }, "\(finds.map(\.cause))")
      let find = hunt.shrunk(found)
      #expect(find.steps <= 6, "\(find.deeds)")
      for place in find.tree.steps.indices {
        var smaller = find.tree
        var steps = find.tree.steps
        steps.remove(at: place)
        smaller["script"] = .array(steps)
        #expect(!hunt.holds(smaller, find.cause), "\(find.deeds[place]) can be left out")
      }
      try expectThatItsFileHolds(find)
    }

    private func expectThatItsFileHolds(_ find: HuntFind) throws {
      let scenario = try #require(Scenario.playable(find.tree))
      let proof = try #require(
        HuntProof(scenario, breaking: find.cause.word, blamesWires: false))
      let file = HuntFile(find, seed: 1, proof: proof)
      let written = try Scenario(reading: Array(file.text.utf8))
      let run = ScriptRun.playUntilRulesHaveSpoken(Session(written))
      #expect(run.held == 1 && run.failures.isEmpty, "\(file.text)")
      #expect(file.lastLine == written.script.last?.line)
      #expect(file.text.contains("seed 1, run \(find.run)"))
    }

    @Test(arguments: [("2s", 0), ("1s", 0), ("999ms", 1000), ("1ms", 1000), ("0s", 1000)])
    func `the file of a find waits for whole seconds, and no longer than it must`(
      _ pause: String, _ wait: Int
    ) throws {
      let zoo = try Scenario.library("waits-in-silence")
      var scenario = zoo
      let time = try #require(Duration(reading: pause))
      scenario.script = zoo.script.prefix(3) + [.init(.action(.advance(time)))]
      let proof = try #require(
        HuntProof(scenario, breaking: "presented-and-silent", blamesWires: false))
      #expect(proof.wait == wait && proof.findings == ["presented-and-silent"])
    }

    @Test func `a shrunk find has one cause, and always the same`() throws {
      var hunt = try Hunt(
        "storefront", adapter: "BrokenAdapters.KeepsTheViewCustomEvent", runs: 100)
      let find = try #require(hunt.play().first)
      #expect(hunt.shrunk(find).tree == hunt.shrunk(find).tree)
      #expect(
        hunt.shrunk(find).deeds.map { $0.prefix { $0 != " " } } == ["load", "show", "dismiss"])
    }

    /// The reports on the first runs of each batch.
    private func recorded(_ ground: HuntGround, batches: Int) -> [[HuntReport]] {
      (0..<batches).map { number in
        let first = number * HuntSearch.batchLength
        var reports: [HuntReport] = []
        let runs = HuntJob.Task.runs(first..<first + 8, after: [], known: [])
        HuntWorker(HuntJob(ground: ground, seed: 1, task: runs)) { reports.append($0) }.work()
        return reports
      }
    }

    /// What a hunt makes of recorded batches.
    private struct Merged: Equatable {
      var finds: [HuntFind] = []
      /// What each batch builds on.
      var earlier: [[JSONTree]] = []
      var reached: [ReachedPoint] = []
    }

    /// Some batches are under way at a time, of which the last is over first.
    private func merged(
      _ reports: [[HuntReport]], _ ground: HuntGround, atOnce count: Int
    ) -> Merged {
      var merged = Merged()
      var search = HuntSearch(ground, seed: 1, runs: reports.count * HuntSearch.batchLength)
      while true {
        var batches: [HuntBatch] = []
        while batches.count < count, let batch = search.next() { batches.append(batch) }
        guard !batches.isEmpty else { break }
        for case .runs(_, let earlier, _) in batches.map({ search.job($0).task }) {
          merged.earlier.append(earlier)
        }
        for var batch in batches.reversed() {
          for report in reports[batch.number] { batch.take(report) }
          merged.finds += search.take(batch)
        }
      }
      merged.reached = search.reached
      return merged
    }

    @Test func `the order in which batches come in makes no difference`() throws {
      let hunt = try Hunt(
        "storefront", adapter: "BrokenAdapters.RewardsTwiceCustomEvent", runs: 1)
      let ground = hunt.search.ground
      // More than can be under way at once, so that the last build on what the first have reached.
      let reports = recorded(ground, batches: HuntSearch.lag + 4)
      let inOrder = merged(reports, ground, atOnce: 1)
      #expect(!inOrder.finds.isEmpty)
      #expect(inOrder.earlier[0] == [] && inOrder.earlier[HuntSearch.lag] != [])
      for count in [2, 5, HuntSearch.lag] {
        let other = merged(reports, ground, atOnce: count)
        #expect(other == inOrder, "\(count) at once")
      }
    }
  }
}
