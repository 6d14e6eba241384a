import Simulation

/// The wire between Google and the adapter of one line, and from Google to the publisher. It carries
/// everything unchanged, except what the line's faults affect.
package final class Wire {
  private let faults: [WireFault]
  private let condition: MistakeCondition
  private let delay: Duration
  /// The first of two messages, while it waits for the second to overtake it.
  private var held: (() -> Void)?
  /// How often messages were passed on that become more.
  private var times = 0

  /// `delay` is how late a delayed message arrives.
  package init(
    _ faults: [WireFault], when condition: MistakeCondition = .init(), delay: Duration
  ) {
    self.faults = faults
    self.condition = condition
    self.delay = delay
  }

  /// Passes something on as often and as late as the fault says; `name` is its name in the journal.
  package func carry(_ crossing: Crossing, _ name: String, _ pass: @escaping () -> Void) {
    guard let fault = faults.first(where: { $0.concerns.contains(crossing) }) else { return pass() }
    let isMade = condition.holds()
    MadeMistakes.shared.met(fault.rawValue, isMade: isMade)
    guard isMade else { return pass() }
    let growth = condition.growth()
    switch fault.manner {
    case .drops:
      note("\(name) is lost on the way", .crossingLost, crossing, fault)
    case .repeats:
      let often = growth == 1 ? "twice" : "\(growth + 1) times"
      note("\(name) is passed on \(often)", .crossingRepeated, crossing, fault)
      for _ in 0...growth { pass() }
    case .delays:
      note("\(name) is held up", .crossingHeld, crossing, fault)
      World.current.after(
        delay * growth, "\(name) goes on", .crossingGoesOn, by: Self.party(of: crossing), pass)
    case .reorders:
      carryOvertaking(crossing, name, pass, fault)
    case .multiplies:
      times += 1
      if times > 1 {
        note("\(name) is passed on \(times) times", .crossingRepeated, crossing, fault)
      }
      for _ in 0..<times { pass() }
    }
  }

  private static func party(of crossing: Crossing) -> Party {
    crossing.isGoogles ? .google : .adapter
  }

  /// Lets the second of two messages go first.
  private func carryOvertaking(
    _ crossing: Crossing, _ name: String, _ pass: @escaping () -> Void, _ fault: WireFault
  ) {
    guard let first = held.take() else {
      note("\(name) is overtaken", .crossingOvertaken, crossing, fault)
      return held = pass
    }
    pass()
    first()
  }

  private func note(_ text: String, _ sense: Sense, _ crossing: Crossing, _ fault: WireFault) {
    World.current.journal.note(
      by: Self.party(of: crossing), text, sense,
      data: [Fact.crossing(crossing.rawValue), Fact.fault(fault.rawValue)])
  }
}
