package import Simulation

extension Scenario {
  /// What a unit is made of whose ads an arbiter chooses: the SDKs that load one each, and how the
  /// choice is made.
  package struct Arbitration: Equatable, Sendable {
    package var mode = Mode.good
    package var units = ArbitrationUnits.normalised
    package var ties = ArbitrationTies.order
    package var service = Service()
    /// Whether the arbiter is asked although the application has not started CloudX.
    package var asksUnstarted = false
    package var slots: [Slot] = []
    /// How long to wait for one slot.
    package var timeout = Duration.seconds(5)

    package init(slots: [Slot] = []) {
      self.slots = slots
    }

    /// The arbiter's server.
    package struct Service: Equatable, Sendable {
      package var answer = ArbiterAnswer.ok
      package var latency = Duration.milliseconds(50)

      package init(_ answer: ArbiterAnswer = .ok, latency: Duration = .milliseconds(50)) {
        self.answer = answer
        self.latency = latency
      }
    }
  }
}
