import Contract
import GoogleMobileAds
import Observing
import Scenarios
import Simulation
import Taping
import Testing

extension AllRecordings {
  /// From the recorder's lines alone the judge finds what a check finds of the same run, and nothing more.
  @Suite @MainActor struct SufficientAndFairTests {
    private nonisolated static let moments: [AppObjects.Moment?] = [nil, .new, .used]

    /// What an adapter calls from a queue of its own, this check, which keeps main busy, does not hear.
    private static let plays = moments.map { moment in
      ScenarioLibrary.everything.filter { $0.name != "answers-elsewhere" }
        .compactMap { name, content in
          (try? Scenario(reading: content())).map { (name, TapedPlay($0, watchedAt: moment)) }
        }
    }

    /// The application sets its delegate as it shows the ad, after the recorder has; and Google's SDK tells
    /// it before anything crosses to the adapter.
    /// And what a scenario does to the answer of a set-up lies between Google's SDK and the recorder.
    private static let unseen: Set = [
      "counted-on-present: impression-counted-at-presentation of early#1",
      "slow-starts: set-up-never-answered of -",
    ]

    private func plays(_ place: Int) -> [(name: String, play: TapedPlay)] { Self.plays[place] }

    @Test(arguments: moments.indices)
    func `each judged rule is found where a check finds it, and no other`(_ place: Int) {
      var (wrong, judged, broken): ([String], Set<String>, Set<String>) = ([], [], [])
      for (name, play) in plays(place) {
        let recordings = play.recordings()
        wrong += play.missing(in: recordings).map { "\(name): \($0)" }
        wrong += play.extra(in: recordings).map { "\(name): \($0)" }
        let rules = recordings.flatMap(\.judgedRules)
        judged.formUnion(rules)
        broken.formUnion(play.found.map(\.rule).filter(rules.contains))
      }
      #expect(wrong.filter { !Self.unseen.contains($0) }.sorted() == [])
      let watched = Self.moments[place].map { "the app's side watched when \($0)" } ?? "the wire"
      print("recorded \(watched): \(judged.count) of \(Rulebook.all.count) rules judged,")
      print("  \(broken.count) broken somewhere; not: \(judged.subtracting(broken).sorted())")
    }

    @Test(arguments: moments.indices) func `doubled lines change nothing`(_ place: Int) {
      let wrong = plays(place).flatMap { name, play in
        let doubled = play.recordings { [$0, $0] }
        return (play.missing(in: doubled) + play.extra(in: doubled)).map { "\(name): \($0)" }
      }
      #expect(wrong.filter { !Self.unseen.contains($0) }.sorted() == [])
    }

    @Test(arguments: moments.indices) func `a cut end proves nothing`(_ place: Int) {
      let wrong = plays(place).flatMap { name, play in
        (1..<6).flatMap { sixths in
          let end = play.lines.count * sixths / 6
          return play.extra(in: play.recordings(upTo: end)).map { "\(name), \(end): \($0)" }
        }
      }
      #expect(wrong.sorted() == [])
    }

    @Test(arguments: moments.indices) func `holes prove nothing`(_ place: Int) {
      let wrong = plays(place).flatMap { name, play in
        [2, 7, 50].flatMap { rate in
          var place = 0
          let holed = play.recordings { line in
            place += 1
            return place == 1 || place % rate != 0 ? [line] : []
          }
          return play.extra(in: holed).map { "\(name), 1 of \(rate): \($0)" }
        }
      }
      #expect(wrong.sorted() == [])
    }
  }
}

extension Recording {
  fileprivate var judgedRules: [String] { Rulebook.all.filter(sight.judges).map(\.id) }
}
