import AdServing
import JSON
package import Simulation

extension Scenario.MAX {
  /// What goes wrong with MAX, with the adapter behind it, or with that adapter's network.
  var choosyWords: [Scenario.Unit.ChoosyWord] {
    var words = mistakes.map { mistake in
      Scenario.Unit.ChoosyWord([.key("mistakes")], mistake.rawValue, concerns: mistake.concerns)
    }
    words += (adapter?.mistakes ?? []).map { mistake in
      .init(
        [.key("adapter"), .key("mistakes")], mistake.rawValue, concerns: mistake.concerns)
    }
    if order != .usual {
      words.append(.init([.key("order")], order.rawValue, concerns: order.concerns))
    }
    if showing != .normal {
      words.append(.init([.key("showing")], showing.rawValue, concerns: \.isFullScreen))
    }
    words += Scenario.Unit.ChoosyWord.of(condition, at: [])
    words += Scenario.Unit.ChoosyWord.of(adapter?.condition, at: [.key("adapter")])
    return words + wordsOfBanners + Scenario.Unit.ChoosyWord.of(habits, at: [])
      + (ad?.choosyWords(at: [], growsOld: { $0 != .banner }) ?? [])
  }

  /// The mistakes of MAX that it can make with ads of a format.
  package func mistakes(in format: Scenario.Format) -> [MediatorMistake] {
    mistakes.filter { $0.concerns(format) }
  }

  private var wordsOfBanners: [Scenario.Unit.ChoosyWord] {
    let words = [
      ("size", size == .banner ? nil : size.rawValue), ("flaw", flaw?.rawValue),
      ("refresh", refresh.map { "\($0.wholeMilliseconds)ms" }),
    ]
    return words.compactMap { key, word in
      word.map { .init([.key(key)], $0) { $0 == .banner } }
    }
  }
}

extension AdapterMistake {
  /// An adapter tells the platform of a banner that it is on the screen, and is never asked to show one.
  fileprivate func concerns(_ format: Scenario.Format) -> Bool {
    switch mistake.call {
    case .show, .dismiss: format.isFullScreen
    case .load, .options, .view, .tap: true
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
  /// Whether it makes a difference to ads of this format.
  func concerns(_ format: Scenario.Format) -> Bool {
    switch self {
    case .asksTwice, .countsAtLoad, .countsEveryReport, .forgetsClicks, .forgetsImpressions,
      .neverAnswers, .keepsTheClick, .repeatsTheAnswer, .delaysTheAnswer:
      true
    case .keepsTheDisplay, .keepsTheClose, .keepsTheFailure, .repeatsTheDisplay, .repeatsTheClose,
      .dropsTheAd, .staysReady, .staysShowing, .hastensTheDisplay, .hastensTheClose,
      .delaysTheDisplay, .delaysTheClose:
      format.isFullScreen
    case .keepsTheReward, .repeatsTheReward, .hastensTheReward, .delaysTheReward, .changesTheReward:
      format.hasReward
    case .losesTheShow: format.isFullScreen || format == .banner
    case .ignoresStop, .forgetsStop, .forgetsRefresh: format == .banner
    case .paysAtLoad: format != .native
    }
  }
}

extension Scenario.CallbackOrder {
  /// Whether it makes a difference to ads of this format.
  func concerns(_ format: Scenario.Format) -> Bool {
    switch self {
    case .usual: true
    case .impressionFirst, .impressionFirstRewardLast, .revenueLast, .displayTwice, .hideNever,
      .displayLast, .displayNever:
      format.isFullScreen
    case .rewardLast, .rewardNever, .rewardTwice, .rewardFirst: format.hasReward
    }
  }
}
