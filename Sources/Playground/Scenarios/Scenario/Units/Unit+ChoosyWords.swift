import AdServing
package import JSON
package import Simulation

extension Scenario.Unit {
  /// A word of a unit that makes no difference to ads of some formats.
  package struct ChoosyWord: Sendable {
    /// Where it is in the unit.
    package let path: [JSONPath.Step]
    /// Nil if the key alone says all.
    package let word: String?
    package let concerns: @Sendable (Scenario.Format) -> Bool

    init(
      _ path: [JSONPath.Step], _ word: String?,
      concerns: @escaping @Sendable (Scenario.Format) -> Bool
    ) {
      (self.path, self.word, self.concerns) = (path, word, concerns)
    }

    static func of(_ condition: MistakeCondition?, at path: [JSONPath.Step]) -> [Self] {
      guard let condition else { return [] }
      func word(
        _ key: String, _ word: String, _ concerns: @escaping @Sendable (Scenario.Format) -> Bool
      ) -> Self {
        .init(path + [.key("when"), .key(key)], word, concerns: concerns)
      }
      return [
        condition.after.map { word("after", $0.rawValue, $0.concerns) },
        condition.of == nil ? condition.until.map { word("until", $0.rawValue, $0.concerns) } : nil,
        condition.of == nil ? condition.once.map { word("once", $0.rawValue, $0.concerns) } : nil,
      ].compactMap(\.self)
    }

    /// Only where Google asks are two loads of one placement under way at once.
    static func of(
      _ habits: [NetworkHabit], at path: [JSONPath.Step], isOfGoogle: Bool = false
    ) -> [Self] {
      habits.map { habit in
        .init(path + [.key("habits")], habit.rawValue) {
          habit.concerns($0) && (isOfGoogle || habit != .refusesWhileLoading)
        }
      }
    }
  }

  /// What goes wrong with its ads or around them, and can't go wrong in every format.
  package var choosyWords: [ChoosyWord] {
    let form = asking.through.form
    let ofLayer = (layer?.mistakes ?? []).map { mistake in
      ChoosyWord([.key("layer"), .key("mistakes")], mistake.rawValue) {
        mistake.concerns($0, by: form)
      }
    }
    let ofBanner =
      banner == .keepsView ? [] : [ChoosyWord([.key("banner")], banner.rawValue) { $0 == .banner }]
    let ofCondition = ChoosyWord.of(layer?.condition, at: [.key("layer")])
    return ofLayer + ofCondition + ofBanner + wordsOfReactions + form.choosyWords(asking)
  }

  /// The mistakes of its layer that can be made with its ads: without a reward to earn there is none to invent.
  package var possibleMistakes: [LayerMistake] {
    let form = asking.through.form
    return (layer?.mistakes ?? []).filter { $0.concerns(format, by: form) }
  }

  /// What the application, or its layer, waits for and may never hear.
  private var wordsOfReactions: [ChoosyWord] {
    let form = asking.through.form
    func words(
      _ reactions: [Scenario.Reaction], at path: [JSONPath.Step]
    ) -> [ChoosyWord] {
      reactions.enumerated().flatMap { place, reaction in
        self.words(of: reaction, at: path + [.index(place)], form)
      }
    }
    return words(reacts, at: [.key("reacts")])
      + words(layer?.reacts ?? [], at: [.key("layer"), .key("reacts")])
  }

  private func words(
    of reaction: Scenario.Reaction, at path: [JSONPath.Step], _ form: UnitForm
  ) -> [ChoosyWord] {
    [
      ChoosyWord(path + [.key("to")], reaction.to.rawValue) {
        if case .news(let news) = reaction.to { form.news(news, $0) } else { true }
      }
    ]
  }
}

extension NetworkHabit {
  fileprivate func concerns(_ format: Scenario.Format) -> Bool {
    switch self {
    case .countsAfterLeaving, .countsTapsTwice, .clicksByItself, .forgetsImpressions,
      .forgetsClicks,
      .opensNothing, .overlooksTaps, .opensLate, .opensBlankPage, .forgetsPixel, .forgetsClickPixel,
      .expiresOnScreen,
      .blocksAtTheStart, .crashesAtTheStart, .blocksAsItComes, .crashesAsItComes,
      .adapterCrashesAsItComes, .platformCrashesAsItComes,
      .refusesWhileLoading:
      true
    case .countsUnseen: !format.isFullScreen
    case .servesNoReward: format.hasReward
    case .leavesOverlay, .leavesWindow, .leavesStatusBarHidden, .leavesSoundOff,
      .leavesOrientationLocked, .blocksAsItShows, .crashesAsItShows, .crashesOnScreen,
      .crashesAsItGoes, .adapterCrashesAsItShows, .adapterCrashesAsItGoes,
      .platformCrashesAsItShows, .platformCrashesAsItGoes:
      format.isFullScreen
    case .goesBlank, .outgrows: format == .banner
    case .losesEndCard, .hidesItsButton: format.isFullScreen
    case .comesBlank: format != .native
    case .overlooks: !format.isFullScreen
    }
  }
}

extension MistakeCondition.Before {
  fileprivate func concerns(_ format: Scenario.Format) -> Bool {
    switch self {
    case .closedEarly: format.hasReward
    case .failedToShow: format.isFullScreen
    case .otherNetwork, .otherLine, .refused: true
    }
  }
}

extension MistakeCondition.Become {
  fileprivate func concerns(_ format: Scenario.Format) -> Bool {
    switch self {
    case .loaded, .shown, .clicked, .left, .gone: true
    case .rewarded, .closedEarly: format.hasReward
    }
  }
}

extension LayerMistake {
  fileprivate func concerns(_ format: Scenario.Format, by form: UnitForm) -> Bool {
    switch call {
    case .dismiss: !format.isFullScreen
    case .show where self == .misplacesTheShow || self == .swapsTheEnds: format == .banner
    case .show where self == .leavesTheAdBlank: !format.isFullScreen
    case .show where self == .connectsTooLate || self == .forgetsTheView:
      format == .native && form.takesPresenter
    case .load where self == .measuresSideways: format == .banner && form.takesPresenter
    case .load where self == .asksForAnotherFormat: form.takesPresenter || form.takesPlacement
    case .show where self == .cutsTheBanner: format == .banner
    case .load where self == .forgetsItsLastView: format == .banner
    case .view where self == .refreshesUnseen: format == .banner && form.takesPresenter
    case .view where self == .hidesTheView: format == .native && form.takesPresenter
    case .options where self == .losesThePlacement: form.takesPlacement
    case .tap, .view: !format.isFullScreen
    case .show where isOfPresenter: format.isFullScreen && form.takesPresenter
    case .load, .show, .options: true
    case nil where answersShows: format.isFullScreen
    case nil where self == .takesDragsForTaps: !format.isFullScreen
    case nil:
      news.contains { form.news($0, format) }
        && taken.map { form.news($0, format) } != false
    }
  }
}
