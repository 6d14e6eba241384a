import AdServing
import JSON

extension Scenario.Arbitration {
  /// What goes wrong with its slots, and can't go wrong in every format.
  var choosyWords: [Scenario.Unit.ChoosyWord] {
    slots.enumerated().flatMap { place, slot in
      slot.choosyWords(at: [.key("slots"), .index(place)])
    }
  }
}

extension Scenario.Slot {
  fileprivate func choosyWords(at path: [JSONPath.Step]) -> [Scenario.Unit.ChoosyWord] {
    [.init(path + [.key("order")], order.rawValue, concerns: order.concerns)]
      + Scenario.Unit.ChoosyWord.of(habits, at: path) + (ad?.choosyWords(at: path) ?? [])
  }
}
