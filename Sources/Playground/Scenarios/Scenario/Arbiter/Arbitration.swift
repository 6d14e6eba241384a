extension Scenario {
  /// What a unit is made of whose ads an arbiter chooses: the SDKs that load one each, and how the
  /// choice is made.
  package struct Arbitration: Equatable, Sendable {
    package var mode = Mode.good
    package var units = Units.normalised
    package var ties = Ties.order
    package var service = Service()
    /// Whether the arbiter is asked although the application has not started CloudX.
    package var asksUnstarted = false
    package var slots: [Slot] = []
    /// How long to wait for one slot.
    package var timeout = Duration.seconds(5)

    package init(slots: [Slot] = []) {
      self.slots = slots
    }

    /// How prices are compared when the service does not.
    package enum Units: String, CaseIterable, Sendable {
      /// Each as what one impression earns.
      case normalised
      /// Number against number, whatever it counts: what one impression earns, or a thousand.
      case literal
    }

    /// Which of equal prices wins.
    package enum Ties: String, CaseIterable, Sendable {
      /// That of the earlier slot.
      case order
      case random
    }

    /// The arbiter's server.
    package struct Service: Equatable, Sendable {
      package var answer = Answer.ok
      package var latency = Duration.milliseconds(50)

      package init(_ answer: Answer = .ok, latency: Duration = .milliseconds(50)) {
        self.answer = answer
        self.latency = latency
      }

      package enum Answer: String, CaseIterable, Sendable {
        case ok
        /// There is no such service yet.
        case unavailable
        case error
        /// An answer that says nothing.
        case empty
        /// No answer at all.
        case timeout
        /// The answer comes when nobody waits for it any more.
        case late
      }
    }
  }
}
