import AdServing
import JSON
import Simulation

extension Scenario.Waterfall {
  /// What goes wrong with its lines.
  var choosyWords: [Scenario.Unit.ChoosyWord] {
    let ofServer =
      rewardServer == nil
      ? [] : [Scenario.Unit.ChoosyWord([.key("rewardServer")], nil, concerns: \.hasReward)]
    return ofServer
      + lines.enumerated().flatMap { place, line in
        line.choosyWords(at: [.key("lines"), .index(place)])
      }
  }
}

extension Scenario.Line {
  fileprivate func choosyWords(at path: [JSONPath.Step]) -> [Scenario.Unit.ChoosyWord] {
    var words = faults.map { fault in
      Scenario.Unit.ChoosyWord(path + [.key("fault")], fault.rawValue) {
        Force.fault(fault).concerns($0)
      }
    }
    words += Scenario.Unit.ChoosyWord.of(habits, at: path, isOfGoogle: true)
    words += Scenario.Unit.ChoosyWord.of(condition, at: path)
    if showing != .normal {
      words.append(.init(path + [.key("showing")], showing.rawValue, concerns: \.isFullScreen))
    }
    if order != .usual {
      words.append(.init(path + [.key("order")], order.rawValue, concerns: order.concerns))
    }
    return words + wordsOfTracking(at: path) + (ad?.choosyWords(at: path) ?? [])
  }

  /// Of other ads the network always sees the user.
  private func wordsOfTracking(at path: [JSONPath.Step]) -> [Scenario.Unit.ChoosyWord] {
    let words: [(keys: [String], isSaid: Bool)] = [
      (["flags", "handlesUserClicks"], flags.handlesUserClicks != nil),
      (["flags", "handlesUserImpressions"], flags.handlesUserImpressions != nil),
      (["servingDecides"], googleDecides),
    ]
    return words.filter(\.isSaid).map { keys, _ in
      .init(path + keys.map { .key($0) }, "\"\(keys.last ?? "")\"") { $0 == .native }
    }
  }
}

extension Scenario.Order {
  /// Whether it makes a difference to ads of this format.
  fileprivate func concerns(_ format: Scenario.Format) -> Bool {
    switch self {
    case .usual: true
    case .impressionFirst, .impressionFirstRewardLast: format.isFullScreen
    case .rewardLast, .rewardNever, .rewardFirst: format.hasReward
    }
  }
}
