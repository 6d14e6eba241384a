/// The life of ads of one kind: which event leads from which state to which, how that is drawn, and what
/// the journal calls it.
package struct LifeTable: Sendable {
  /// What may happen.
  let steps: [Step]
  package let diagram: LifeDiagram
  package let ending: Ending
  /// The calls of events whose call depends on the kind of ad, as the journal has them.
  package let messages: [LifeEvent: String]

  /// What happens to an ad in the end.
  package enum Ending: Sendable {
    case offScreen, closed
  }

  /// A row of the table.
  struct Step: Sendable {
    let event: LifeEvent
    let from: [LifeState]
    /// Where it leads; nil where everything stays as it is.
    let next: LifeState?
    let condition: Condition

    init(
      _ event: LifeEvent, from: [LifeState], to next: LifeState? = nil,
      if condition: Condition = .always
    ) {
      self.event = event
      self.from = from
      self.next = next
      self.condition = condition
    }
  }

  enum Condition: Sendable {
    case always
    /// Only the first one counts.
    case once
    /// Only when there was a click since the last page came.
    case clickedSincePage
  }
}

extension LifeTable {
  /// Where an event leads from a state; nil where it cannot come. `holds` judges a condition.
  func next(
    _ event: LifeEvent, from state: LifeState, where holds: (Condition) -> Bool
  ) -> LifeState? {
    let step = steps.first { step in
      step.event == event && step.from.contains(state) && holds(step.condition)
    }
    return step.map { $0.next ?? state }
  }
}
