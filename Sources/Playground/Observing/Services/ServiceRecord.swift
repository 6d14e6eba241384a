package import Scenarios
package import Simulation

/// What the journal says about a unit whose ads a service loads and shows.
package struct ServiceRecord: Equatable, Sendable {
  package let unit: String
  package let service: Scenario.Aggregation.Service
  package let mode: Scenario.Mode
  /// Whether the service was set up; nil as long as nobody has tried.
  package internal(set) var isSetUp: Bool?
  package internal(set) var phase = Phase.idle
  /// The requests that have left the phone, oldest first.
  package internal(set) var requests: [Request] = []
  /// How often the application has asked for an ad.
  package internal(set) var loads = 0
  /// The retries that were planned, oldest first.
  package internal(set) var retries: [Retry] = []
  package internal(set) var shows: [Show] = []

  package init(_ unit: Scenario.Unit) {
    self.unit = unit.id
    service = unit.aggregation.service
    mode = unit.aggregation.mode
  }

  /// Where the unit is, as far as its wrapper says so.
  package enum Phase: Equatable, Sendable {
    case idle
    case loading(attempt: Int)
    case ready
    case retryWait(attempt: Int, until: Instant)
    case exhausted(String)
    case showing
    case closingGrace(until: Instant)
  }

  package struct Request: Equatable, Sendable {
    package let time: Instant
    /// The application's load to which it belongs, from 1; 0 if there was none.
    package let load: Int
  }

  package struct Retry: Equatable, Sendable {
    package let attempt: Int
    package let due: Instant
  }

  /// One call of `show`.
  package struct Show: Equatable, Sendable {
    package let number: Int
    /// How it ended; nil if nobody can say.
    package internal(set) var outcome: String?
    /// How often the application was told that it is over.
    package internal(set) var completions = 0
  }

  /// How many requests each of the application's loads led to.
  package var requestsPerLoad: [Int] {
    (0..<loads).map { load in requests.count { $0.load == load + 1 } }
  }

  /// How many requests have left within the minute before.
  package func requestsPerMinute(at now: Instant) -> Int {
    requests.count { now - $0.time < .seconds(60) }
  }
}
