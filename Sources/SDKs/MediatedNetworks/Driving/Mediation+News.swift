import Simulation

extension Mediation {
  /// How often whoever asked hears of it.
  func tellings<Failure>(of news: MediatedNews<Failure>) -> Int {
    guard let crossing = news.crossing else { return 1 }
    return made { $0.telling?.of.contains(crossing) == true }?.telling?.times ?? 1
  }

  /// The news that the mediator tells in place of this; nil if it tells the truth.
  func changed<Failure>(_ news: MediatedNews<Failure>) -> MediatedNews<Failure>? {
    guard case .rewarded(var reward) = news, makes(.changesTheReward) else { return nil }
    reward.amount = 0
    return .rewarded(reward)
  }

  /// Whether the mediator tells it late.
  func delays<Failure>(_ news: MediatedNews<Failure>) -> Bool {
    guard let crossing = news.crossing else { return false }
    return made { $0.delayed.contains(crossing) } != nil
  }
}

extension MediatorMistake {
  /// What it tells the application too often or never; nil for a mistake of another sort.
  fileprivate var telling: (of: [MediatedCrossing], times: Int)? {
    switch self {
    case .neverAnswers: ([.loaded, .failed], 0)
    case .keepsTheDisplay: ([.displayed], 0)
    case .keepsTheClick: ([.clicked], 0)
    case .keepsTheReward: ([.rewarded], 0)
    case .keepsTheClose: ([.closed], 0)
    case .keepsTheFailure: ([.notShown], 0)
    case .repeatsTheAnswer: ([.loaded, .failed], 2)
    case .repeatsTheDisplay: ([.displayed], 2)
    case .repeatsTheReward: ([.rewarded], 2)
    case .repeatsTheClose: ([.closed], 2)
    case .asksTwice, .countsAtLoad, .countsEveryReport, .forgetsClicks, .forgetsImpressions,
      .hastensTheClose, .hastensTheDisplay, .hastensTheReward, .ignoresStop, .forgetsStop,
      .forgetsRefresh,
      .dropsTheAd, .losesTheShow, .paysAtLoad, .staysReady, .staysShowing, .delaysTheAnswer,
      .delaysTheDisplay,
      .delaysTheClose, .delaysTheReward, .changesTheReward:
      nil
    }
  }

  /// The news that this mistake delays.
  fileprivate var delayed: [MediatedCrossing] {
    switch self {
    case .delaysTheAnswer: [.loaded, .failed]
    case .delaysTheDisplay: [.displayed]
    case .delaysTheClose: [.closed]
    case .delaysTheReward: [.rewarded]
    default: []
    }
  }
}

extension MediatedNews {
  /// What the network has told of it, where somebody mediates.
  var crossing: MediatedCrossing? {
    switch self {
    case .loaded: .loaded
    case .failed: .failed
    case .displayed: .displayed
    case .notShown: .notShown
    case .clicked: .clicked
    case .rewarded: .rewarded
    case .closed: .closed
    default: nil
    }
  }
}
