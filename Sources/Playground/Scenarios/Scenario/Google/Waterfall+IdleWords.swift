import AdServing
import JSON
import Simulation

extension Scenario.Waterfall {
  /// The words of its lines that change nothing, for want of others.
  var idleWords: [Scenario.IdleWord] {
    let ofRefusal: [Scenario.IdleWord] =
      refusal != nil || refusalCondition == .init()
      ? [] : [.init([.key("when")], needs: "\"refuses\"")]
    return ofRefusal
      + lines.enumerated().flatMap { place, line in
        [Scenario.Companion].ofLines.idleWords(of: line, at: [.key("lines"), .index(place)])
          + idleWords(of: line.condition, at: [.key("lines"), .index(place)])
      }
  }

  /// Nothing comes after another line where there is one alone.
  func idleWords(
    of condition: MistakeCondition, at path: [JSONPath.Step]
  ) -> [Scenario.IdleWord] {
    guard lines.count == 1, condition.after == .otherLine || condition.after == .otherNetwork
    else { return [] }
    return [.init(path + [.key("when"), .key("after")], needs: "another line in the unit")]
  }
}

extension [Scenario.Companion<Scenario.Line>] {
  fileprivate static let ofLines: Self = [
    .init(
      "when",
      needs:
        "something that goes wrong: a fault, a habit, a showing, an order, or a mistake around its adapter"
    ) { line in
      !line.faults.isEmpty || !line.habits.isEmpty || line.showing != .normal
        || line.order != .usual
        || !AdapterClassName(line.className).wrappers.isEmpty
    },
    .init("when", "grows", needs: "a fault that repeats or delays something") { line in
      line.faults.contains(where: \.canGrow)
    },
    .init("when", "once", needs: "a \"fault\": all else is settled as the ad is asked for") {
      line in
      line.condition.once == nil || !line.faults.isEmpty
    },
    .init("currency", needs: "\"ecpm\" or \"pays\"") {
      $0.ecpmMicros != nil || $0.paysMicros != nil
    },
    .init("precision", needs: "\"ecpm\"") { $0.ecpmMicros != nil },
    .init("watermark", needs: "\"bidResponse\"") { $0.bidResponse != nil },
    .init("ad", "goesLateBy", needs: "\"showing\": \"goesLate\"") { $0.showing == .goesLate },
    .init("habits", word: NetworkHabit.forgetsPixel.rawValue, needs: "\"pixel\"") { line in
      !line.habits.contains(.forgetsPixel) || line.pixel != nil
    },
    habit(.overlooksTaps, "handlesUserClicks") { $0.handlesUserClicks != false },
    habit(.countsTapsTwice, "handlesUserClicks") { $0.handlesUserClicks != false },
    habit(.clicksByItself, "handlesUserClicks") { $0.handlesUserClicks != false },
    habit(.clicksByItself, "handlesUserImpressions") { $0.handlesUserImpressions != false },
    habit(.overlooks, "handlesUserImpressions") { $0.handlesUserImpressions != false },
    habit(.countsUnseen, "handlesUserImpressions") { $0.handlesUserImpressions != false },
    habit(.countsAfterLeaving, "handlesUserImpressions") { $0.handlesUserImpressions != false },
  ]

  /// What a network does with what it sees is nothing where Google looks for it.
  private static func habit(
    _ habit: NetworkHabit, _ flag: String,
    _ sees: @escaping @Sendable (Scenario.Flags) -> Bool
  ) -> Element {
    .init("habits", word: habit.rawValue, needs: "\"\(flag)\": true") { line in
      !line.habits.contains(habit) || sees(line.flags)
    }
  }
}
