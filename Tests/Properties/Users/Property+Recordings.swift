import Contract
import GoogleMobileAds
import Hunting
import Observing
import RandomUser
import Scenarios
import Simulation
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
    let found = ([nil] + Harm.all).lazy.map { harm in
      ("found\(harm?.description ?? "")", play.added(in: play.recordings(after: harm)))
    }
    return taped.verdict(found.first { !$0.1.isEmpty })
  }

  /// Each rule that can be judged from the recorder's lines is found where a check finds it.
  package static let sufficientRecordings = Property(
    "a recording of a hunted run shows what a check finds", 0..<680
  ) { number in
    let taped = try TapedHuntRun(number)
    let play = taped.play
    guard !taped.hasFaults else { return taped.verdict(nil) }
    let rows = [play.recordings(), play.recordings(after: .doubled)]
    let lost = rows.lazy.map { play.lost(in: $0).subtracting(taped.unseen) }
    return taped.verdict(lost.first { !$0.isEmpty }.map { ("not found", $0) })
  }
}

extension Property {
  /// The numbers that play every scenario and everybody of the zoo once.
  package nonisolated static let everyRecording = UInt64(0)..<UInt64(everybody.count)

  private nonisolated static let everybody = ScenarioLibrary.everything

  /// The numbers that do so once for each way to watch the application's side.
  package nonisolated static let everyWatching =
    UInt64(0)..<everyRecording.upperBound * UInt64(watchings.count)

  /// From the recorder's lines alone the judge finds what a check finds of the same run, and nothing more.
  package static let judgedRecordings = Property(
    "a recording of the library shows what a check finds, and nothing else", everyWatching
  ) { number in
    let (round, place) = number.quotientAndRemainder(dividingBy: everyRecording.upperBound)
    let (name, content) = everybody[Int(place)]
    guard let scenario = TapedPlay.scenario(name, content()) else { return .holds(times: 0) }
    let play = TapedPlay(scenario, watchedAt: watchings[Int(round)])
    let recordings = play.recordings()
    let lost = play.missing(in: recordings).filter { !play.isUnseen($0, in: name) }
    let wrong = lost.map { "\($0) is lost" } + play.extra(in: recordings).map { "\($0)" }
    return Property.Verdict(wrong.first.map { "\(name): \($0)" })
  }

  /// Lines that a log has twice change nothing; where it breaks off or has holes, nothing is proven.
  package static let harmedRecordings = Property(
    "a recording of the library accuses nobody, wherever it breaks off or has holes",
    everyRecording
  ) { number in
    let (name, content) = everybody[Int(number)]
    guard let scenario = TapedPlay.scenario(name, content()) else { return .holds(times: 0) }
    let wrong = watchings.lazy.flatMap { moment in
      let play = TapedPlay(scenario, watchedAt: moment)
      let lost = play.missing(in: play.recordings(after: .doubled)).filter {
        !play.isUnseen($0, in: name)
      }
      let added = Harm.all.lazy.flatMap { harm in
        play.extra(in: play.recordings(after: harm)).map { "\($0)\(harm)" }
      }
      return lost.map { "\($0) is lost when doubled" } + added
    }
    return Property.Verdict(wrong.first.map { "\(name): \($0)" })
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
  var unseen: Set<String> {
    moment == .new || moment == .used && play.showsAtOnce
      ? ["impression-counted-at-presentation"] : []
  }

  /// A fault is between Google and the recorder.
  var hasFaults: Bool { text.contains(#""fault""#) }

  func verdict(_ wrong: (what: String, rules: Set<String>)?) -> Property.Verdict {
    Property.Verdict(wrong.map { "\(name): \($0.what): \($0.rules.sorted()) in \(text)" })
  }
}

/// What can happen to a log before it is read.
private enum Harm: CustomStringConvertible {
  /// Each line is there twice.
  case doubled
  case cut(sixths: Int)
  /// One line of so many is gone.
  case holes(rate: Int)

  static let all: [Harm] =
    [.doubled] + (1..<6).map { .cut(sixths: $0) } + [2, 7, 50].map { .holes(rate: $0) }

  var description: String {
    switch self {
    case .doubled: " when doubled"
    case .cut(let sixths): " in \(sixths) of 6"
    case .holes(let rate): " without 1 line of \(rate)"
    }
  }
}

extension TapedPlay {
  /// Whether an application shows an ad before anything else crosses: a recorder does not see then that it
  /// sets its delegate.
  fileprivate var showsAtOnce: Bool {
    let senses = recordings().flatMap { $0.kept ?? [] }.compactMap(\.sense)
    return zip(senses, senses.dropFirst()).contains { $0 == .adReceived && $1 == .presentTold }
  }

  fileprivate func added(in recordings: [Recording]) -> Set<String> {
    Set(extra(in: recordings).map(\.rule)).subtracting(found.map(\.rule))
  }

  fileprivate func lost(in recordings: [Recording]) -> Set<String> {
    let read = recordings.flatMap(\.findings).map(\.finding.rule.id)
    return Set(missing(in: recordings).map(\.rule)).subtracting(read)
  }

  /// What is read of the lines, once this has happened to them.
  fileprivate func recordings(after harm: Harm?) -> [Recording] {
    switch harm {
    case nil: recordings()
    case .doubled: recordings { [$0, $0] }
    case .cut(let sixths): recordings(upTo: lines.count * sixths / 6)
    case .holes(let rate): holed(rate)
    }
  }

  /// What is read without every so many lines.
  private func holed(_ rate: Int) -> [Recording] {
    var place = 0
    return recordings { line in
      place += 1
      return place == 1 || place % rate != 0 ? [line] : []
    }
  }
}
