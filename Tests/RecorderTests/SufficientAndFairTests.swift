import Contract
import GoogleMobileAds
import Observing
import Properties
import Scenarios
import Simulation
import Taping
import Testing

extension AllRecordings {
  /// From the recorder's lines alone the judge finds what a check finds of the same run, and nothing more.
  @Suite @MainActor struct SufficientAndFairTests {
    private nonisolated static let moments: [AppObjects.Moment?] = [nil, .new, .used]

    @Test(arguments: moments.indices)
    func `each judged rule is found where a check finds it, and no other`(_ place: Int) {
      var (wrong, judged, broken): ([String], Set<String>, Set<String>) = ([], [], [])
      for (name, content) in ScenarioLibrary.everything {
        guard let scenario = TapedPlay.scenario(name, content()) else { continue }
        let play = TapedPlay(scenario, watchedAt: Self.moments[place])
        let recordings = play.recordings()
        wrong += play.missing(in: recordings).filter { !play.isUnseen($0, in: name) }
          .map { "\(name): \($0)" }
        wrong += play.extra(in: recordings).map { "\(name): \($0)" }
        let rules = recordings.flatMap(\.judgedRules)
        judged.formUnion(rules)
        broken.formUnion(play.found.map(\.rule).filter(rules.contains))
      }
      #expect(wrong.sorted() == [])
      let watched = Self.moments[place].map { "the app's side watched when \($0)" } ?? "the wire"
      print("recorded \(watched): \(judged.count) of \(Rulebook.all.count) rules judged,")
      print("  \(broken.count) broken somewhere; not: \(judged.subtracting(broken).sorted())")
    }

    @Test func `doubled lines change nothing, and a cut end or holes prove nothing`() {
      let places = stride(from: UInt64(3), to: Property.everyRecording.upperBound, by: 9)
      for place in places {
        let verdict = Property.harmedRecordings.verdict(on: place..<place + 1)
        if case .fails(let proof) = verdict { Issue.record("\(proof)") }
      }
    }
  }
}

extension Recording {
  fileprivate var judgedRules: [String] { Rulebook.all.filter(sight.judges).map(\.id) }
}
