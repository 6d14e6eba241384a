/// The life of ads of one kind: which event leads from which state to which, how that is drawn, and
/// what the journal calls the events.
package struct LifeTable: Sendable {
  /// What can happen.
  let steps: [Step]
  package let diagram: LifeDiagram
  package let ending: Ending
  /// The journal's messages for events whose call depends on the kind of ad.
  package let messages: [LifeEvent: String]

  /// How an ad ends.
  package enum Ending: Sendable {
    case offScreen, closed
  }

  /// A row of the table.
  struct Step: Sendable {
    let event: LifeEvent
    let from: [LifeState]
    /// Where it leads; nil if the state stays the same.
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
    /// Only the first time.
    case once
    /// Only if there was a click since the last page came.
    case clickedSincePage
    /// Only while nobody has seen it.
    case unseen
  }
}

extension LifeTable {
  /// All states that such an ad can be in.
  package var states: Set<LifeState> {
    Set(steps.flatMap { step in step.from + [step.next].compactMap(\.self) })
  }

  /// Where an event leads from a state; nil if it cannot happen. `holds` evaluates a condition.
  func next(
    _ event: LifeEvent, from state: LifeState, where holds: (Condition) -> Bool
  ) -> LifeState? {
    let step = steps.first { step in
      step.event == event && step.from.contains(state) && holds(step.condition)
    }
    return step.map { $0.next ?? state }
  }
}
