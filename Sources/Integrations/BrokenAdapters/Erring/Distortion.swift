/// Decides how a mistake distorts what an adapter has to tell: how often it is told, and when.
///
/// | manner | it happened | its moment came |
/// | --- | --- | --- |
/// | `never` | – | – |
/// | `twice` | tell, tell | – |
/// | `onceMore` | tell once, then twice, and so on | – |
/// | `once` | tell the first time | – |
/// | `ofFirstAd` | tell if this is the first ad | – |
/// | `late` | tell later | – |
/// | `at(.gone)` | – | tell as often as it has happened |
/// | `at` another moment | – | tell |
/// | `madeUp` | tell | – |
/// | `refusedFirst` | tell, after a no as the ad was asked for | – |
/// | `elsewhere` | tell on another queue | – |
/// | `deaf` | tell | – |
/// | `untilTheNext` | tell if this is the newest ad | – |
/// | `as` | tell the other word | – |
struct Distortion {
  enum Event: Equatable {
    case happened(Mistake.Word)
    case came(Mistake.Moment)
  }

  enum Effect: Equatable {
    case tell(Mistake.Word)
    case tellLater(Mistake.Word, Duration)
    case tellElsewhere(Mistake.Word)
    case tellAs(Mistake.Word)
  }

  let mistake: Mistake
  private let isOfFirstAd: Bool
  private let isOfNewestAd: () -> Bool
  private var times: [Mistake.Word: Int] = [:]

  init(
    _ mistake: Mistake, isOfFirstAd: Bool, isOfNewestAd: @escaping () -> Bool = { true }
  ) {
    self.mistake = mistake
    self.isOfFirstAd = isOfFirstAd
    self.isOfNewestAd = isOfNewestAd
  }

  mutating func handle(_ event: Event) -> [Effect] {
    switch event {
    case .happened(let word):
      guard mistake.about.contains(word) else { return [.tell(word)] }
      times[word, default: 0] += 1
      return effects(of: word, times[word, default: 1])
    case .came(let moment):
      guard mistake.manner == .at(moment) else { return [] }
      return Mistake.Word.allCases.filter(mistake.about.contains).flatMap { word in
        Array(repeating: .tell(word), count: moment == .gone ? times[word, default: 0] : 1)
      }
    }
  }

  /// What Google hears of the adapter's answer to its set-up.
  var setUpEffects: [Effect] {
    mistake.about.contains(.start) ? effects(of: .start, 1) : [.tell(.start)]
  }

  private func effects(of word: Mistake.Word, _ time: Int) -> [Effect] {
    switch mistake.manner {
    case .never, .at: []
    case .madeUp, .deaf, .refusedFirst: [.tell(word)]
    case .twice: [.tell(word), .tell(word)]
    case .onceMore: Array(repeating: .tell(word), count: time)
    case .once: time == 1 ? [.tell(word)] : []
    case .ofFirstAd: isOfFirstAd ? [.tell(word)] : []
    case .untilTheNext: isOfNewestAd() ? [.tell(word)] : []
    case .as(let other): [.tellAs(other)]
    case .late(let delay): [.tellLater(word, delay)]
    case .elsewhere: [.tellElsewhere(word)]
    }
  }
}
