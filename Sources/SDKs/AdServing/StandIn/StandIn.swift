import Simulation

/// Stands in front of the adapter of a line whose network is not simulated here, and plays what the
/// line says about that network: it passes the request on late, answers instead of the adapter, or
/// says nothing at all.
package struct StandIn: Equatable, Sendable {
  package let manner: Manner
  /// How long it takes.
  package let delay: Duration

  package enum Manner: Equatable, Sendable {
    case passesOn
    case answers(Failure)
    case neverAnswers
  }

  /// The error it answers with.
  package enum Failure: String, CaseIterable, Sendable {
    case noFill, networkError, badRequest, timeout, unknown
    /// Its network has not been set up, or could not be.
    case notReady
  }

  package init(_ manner: Manner, after delay: Duration) {
    self.manner = manner
    self.delay = delay
  }

  /// How it appears in the journal: as the adapter, under a name of its own.
  package static let party = Party(.adapter, name: "stand-in")

  /// Whether the adapter is never asked at all.
  package var isInAdaptersPlace: Bool { manner != .passesOn }
}

extension StandIn.Failure {
  /// The domain of its errors.
  package static let domain = "adplay.stand-in"

  /// Its number in that domain.
  package var code: Int {
    switch self {
    case .unknown: 0
    case .badRequest: 1
    case .networkError: 2
    case .noFill: 3
    case .timeout: 4
    case .notReady: 6
    }
  }

  package var sentence: String {
    switch self {
    case .noFill: "The stand-in says: the network has no ad."
    case .networkError: "The stand-in says: something went wrong on the way."
    case .badRequest: "The stand-in says: the network does not understand the request."
    case .timeout: "The stand-in says: the network gave up waiting."
    case .notReady: "The network is not set up: its adapter has failed to, or is not ready."
    case .unknown: "The stand-in says: the network does not know what went wrong."
    }
  }
}
