import AdServing
import JSON
import Simulation

extension Scenario.Waterfall {
  /// What goes wrong with its lines.
  var choosyWords: [Scenario.Unit.ChoosyWord] {
    lines.enumerated().flatMap { place, line in
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
    words += Scenario.Unit.ChoosyWord.of(habits, at: path)
    if showing != .normal {
      words.append(.init(path + [.key("showing")], showing.rawValue, concerns: \.isFullScreen))
    }
    if order != .usual {
      words.append(.init(path + [.key("order")], order.rawValue, concerns: \.isFullScreen))
    }
    return words
  }
}
