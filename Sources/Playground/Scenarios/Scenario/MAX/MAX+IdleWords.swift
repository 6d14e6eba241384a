import JSON
import Simulation

extension Scenario.MAX {
  /// The words that change nothing, for want of others.
  var idleWords: [Scenario.IdleWord] {
    [Scenario.Companion].ofMAX.idleWords(of: self, at: [])
      + [Scenario.Companion].ofAdapters.idleWords(of: adapter, at: [.key("adapter")])
  }
}

extension [Scenario.Companion<Scenario.MAX>] {
  fileprivate static let ofMAX: Self = [
    .init(
      "by", needs: "the mistake \"asksTwice\" or \"dropsTheAd\", or one that delays something"
    ) {
      $0.mistakes.contains { $0 == .asksTwice || $0 == .dropsTheAd || $0.delays }
    },
    .init("when", needs: "a mistake in \"mistakes\", or an order, a showing or habits") {
      !$0.mistakes.isEmpty || $0.order != .usual || $0.showing != .normal || !$0.habits.isEmpty
    },
    .init("when", "once", needs: "a mistake in \"mistakes\": all else is settled as the ad comes") {
      $0.condition.once == nil || !$0.mistakes.isEmpty
    },
    .init("when", "grows", needs: "a layer or an adapter that repeats or delays: MAX does not") {
      _ in
      false
    },
    .init("when", "after", needs: "one of its other words: behind MAX is one network") {
      ![.otherNetwork, .otherLine].contains($0.condition.after)
    },
    .init("habits", word: NetworkHabit.forgetsPixel.rawValue, needs: "\"pixel\"") {
      !$0.habits.contains(.forgetsPixel) || $0.pixel != nil
    },
    .init("ad", "metadata", needs: "a unit whose ads Google requests") { _ in false },
    .init("ad", "goesLateBy", needs: "\"showing\": \"goesLate\"") { $0.showing == .goesLate },
  ]
}

extension MediatorMistake {
  fileprivate var delays: Bool {
    [.delaysTheAnswer, .delaysTheDisplay, .delaysTheClose, .delaysTheReward].contains(self)
  }
}

extension [Scenario.Companion<Scenario.MAX.Adapter>] {
  fileprivate static let ofAdapters: Self = [
    .init("when", needs: "a mistake in \"mistakes\"") { !$0.mistakes.isEmpty },
    .init("by", needs: "a mistake that delays something") {
      $0.mistakes.contains(where: \.mistake.delays)
    },
    .init("when", "after", needs: "one of its other words: behind MAX is one network") {
      ![.otherNetwork, .otherLine].contains($0.condition.after)
    },
    .init("when", "grows", needs: "a mistake that repeats or delays what is told") {
      $0.mistakes.contains(where: \.mistake.canGrow)
    },
  ]
}
