import Contract
import GoogleMobileAds
import Hunting
import Observing
import RandomUser
import Scenarios
import Taping

/// Adapters that keep the contract, and adapters that do not, whose calls come from main.
private let recordedAdapters = [
  "SampleAdapter.SampleCustomEvent", "SampleAdapter.SampleSelfTrackingCustomEvent",
  "BrokenAdapters.EchoesClicksCustomEvent", "BrokenAdapters.ReportsClicksTwiceCustomEvent",
  "BrokenAdapters.ReportsAlthoughGoogleTracksCustomEvent",
  "BrokenAdapters.CompletesTwiceCustomEvent", "BrokenAdapters.GoesOnAfterFailingCustomEvent",
  "BrokenAdapters.RewardsTwiceCustomEvent", "BrokenAdapters.LosesItsBannerCustomEvent",
  "StrangeAdapters.EchoingCustomEvent", "StrangeAdapters.WeakCustomEvent",
  "StrangeAdapters.StrangeFullScreenCustomEvent", "StrangeAdapters.SetUpCustomEvent",
  "StrangeAdapters.CannotShowCustomEvent", "StrangeAdapters.BookedCustomEvent",
  "MannerAdapters.BiddingCustomEvent", "MannerAdapters.CarelessCustomEvent",
]

private let watchings: [AppObjects.Moment?] = [nil, .new, .used]

extension Property {
  /// No rule is judged broken that a check does not find broken in the same run: not in the recorder's lines,
  /// not if they are doubled, cut, or have holes.
  package static let fairRecordings = Property(
    "a recording of a hunted run accuses nobody whom a check does not", 0..<680
  ) { number in
    let taped = try TapedHuntRun(number)
    let play = taped.play
    let rows: [(String, [Recording])] =
      [("", play.recordings()), (" when doubled", play.recordings { [$0, $0] })]
      + (1..<4).map { (" in \($0) of 4", play.recordings(upTo: play.lines.count * $0 / 4)) }
      + [2, 7, 50].map { (" without 1 line of \($0)", play.holed($0)) }
    let found = rows.lazy.map { ("found\($0.0)", play.added(in: $0.1)) }
    return taped.verdict(found.first { !$0.1.isEmpty })
  }

  /// Each rule that can be judged from the recorder's lines is found where a check finds it.
  package static let sufficientRecordings = Property(
    "a recording of a hunted run shows what a check finds", 0..<680
  ) { number in
    let taped = try TapedHuntRun(number)
    let play = taped.play
    guard !taped.hasFaults else { return taped.verdict(nil) }
    let rows = [play.recordings(), play.recordings { [$0, $0] }]
    let lost = rows.lazy.map { play.lost(in: $0).subtracting(taped.unseen) }
    return taped.verdict(lost.first { !$0.isEmpty }.map { ("not found", $0) })
  }
}

/// A run of a hunt, played with a recorder.
@MainActor
private struct TapedHuntRun {
  let play: TapedPlay
  private let name: String
  private let text: String
  private let moment: AppObjects.Moment?

  init(_ number: UInt64) throws {
    let adapter = recordedAdapters[Int(number % UInt64(recordedAdapters.count))]
    let round = Int(number / UInt64(recordedAdapters.count))
    let ground = try Hunt("storefront", "kinds-of-ads", adapter: adapter, runs: 1).search.ground
    let run = HuntRun(round, of: 11, on: ground)
    moment = watchings[round % watchings.count]
    play = TapedPlay(run.scenario, watchedAt: moment)
    name = adapter + (moment.map { ", watched when \($0)" } ?? "")
    text = run.tree.text
  }

  /// An application that sets its delegate as it shows the ad does so after the recorder has; and Google's
  /// SDK tells it before anything crosses to the adapter.
  var unseen: Set<String> { moment == .new ? ["impression-counted-at-presentation"] : [] }

  /// A fault is between Google and the recorder.
  var hasFaults: Bool { text.contains(#""fault""#) }

  func verdict(_ wrong: (what: String, rules: Set<String>)?) -> Property.Verdict {
    Property.Verdict(wrong.map { "\(name): \($0.what): \($0.rules.sorted()) in \(text)" })
  }
}

extension TapedPlay {
  fileprivate func added(in recordings: [Recording]) -> Set<String> {
    Set(extra(in: recordings).map(\.rule)).subtracting(found.map(\.rule))
  }

  fileprivate func lost(in recordings: [Recording]) -> Set<String> {
    let read = recordings.flatMap(\.findings).map(\.finding.rule.id)
    return Set(missing(in: recordings).map(\.rule)).subtracting(read)
  }

  /// What is read without every so many lines.
  fileprivate func holed(_ rate: Int) -> [Recording] {
    var place = 0
    return recordings { line in
      place += 1
      return place == 1 || place % rate != 0 ? [line] : []
    }
  }
}
