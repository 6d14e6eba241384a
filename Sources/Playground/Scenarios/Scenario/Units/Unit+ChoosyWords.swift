import AdServing
import Simulation

extension Scenario.Unit {
  /// A word of a unit that makes no difference to ads of some formats.
  package struct ChoosyWord: Sendable {
    /// The keys that lead to it in the unit.
    package let path: [String]
    package let word: String
    package let concerns: @Sendable (Scenario.Format) -> Bool
  }

  /// What goes wrong around its ads, and can't go wrong in every format; what goes wrong in its lines is said there.
  package var choosyWords: [ChoosyWord] {
    let through = asking.through
    let ofLayer = (layer?.mistakes ?? []).map { mistake in
      ChoosyWord(path: ["layer", "mistakes"], word: mistake.rawValue) {
        mistake.concerns($0, by: through.form)
      }
    }
    return ofLayer + (asking.max?.choosyWords ?? [])
  }
}

extension Scenario.MAX {
  fileprivate var choosyWords: [Scenario.Unit.ChoosyWord] {
    var words = mistakes.map { mistake in
      Scenario.Unit.ChoosyWord(
        path: ["mistakes"], word: mistake.rawValue, concerns: mistake.concerns)
    }
    words += (adapter?.mistakes ?? []).map { mistake in
      .init(path: ["adapter", "mistakes"], word: mistake.rawValue, concerns: mistake.concerns)
    }
    if order != .usual {
      words.append(.init(path: ["order"], word: order.rawValue, concerns: order.concerns))
    }
    if showing != .normal {
      words.append(.init(path: ["showing"], word: showing.rawValue, concerns: \.isFullScreen))
    }
    return words
  }
}

extension LayerMistake {
  fileprivate func concerns(_ format: Scenario.Format, by form: UnitForm) -> Bool {
    switch call {
    case .dismiss: !format.isFullScreen
    case .load, .show, .options: true
    case nil: news.contains { form.news($0, format) }
    }
  }
}

extension AdapterMistake {
  /// An adapter tells the platform of a banner that it is on the screen, and is never asked to show one.
  fileprivate func concerns(_ format: Scenario.Format) -> Bool {
    switch mistake.call {
    case .show, .dismiss: format.isFullScreen
    case .load, .options: true
    case nil:
      mistake.news.contains { news in
        switch news {
        case .ad, .refusal, .impression, .click, .revenue, .display, .other: true
        case .failure, .closing, .close: format.isFullScreen
        case .reward: format.hasReward
        }
      }
    }
  }
}

extension MediatorMistake {
  fileprivate func concerns(_ format: Scenario.Format) -> Bool {
    switch self {
    case .asksTwice, .countsAtLoad, .countsEveryReport, .forgetsClicks, .forgetsImpressions,
      .neverAnswers, .keepsTheClick, .repeatsTheAnswer:
      true
    case .keepsTheDisplay, .keepsTheClose, .keepsTheFailure, .repeatsTheDisplay, .repeatsTheClose,
      .staysReady, .staysShowing, .losesTheShow:
      format.isFullScreen
    case .keepsTheReward, .repeatsTheReward: format.hasReward
    case .ignoresStop, .forgetsStop: format == .banner
    }
  }
}

extension Scenario.CallbackOrder {
  fileprivate func concerns(_ format: Scenario.Format) -> Bool {
    switch self {
    case .usual: true
    case .impressionFirst, .impressionFirstRewardLast, .revenueLast, .displayTwice, .hideNever,
      .displayLast, .displayNever:
      format.isFullScreen
    case .rewardLast, .rewardNever, .rewardTwice: format.hasReward
    }
  }
}
