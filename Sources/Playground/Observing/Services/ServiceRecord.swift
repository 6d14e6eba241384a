import Contract
package import Scenarios
package import Simulation

/// What the journal says about a unit whose ads a service loads and shows.
package struct ServiceRecord: Equatable, Sendable {
  package let unit: String
  package let service: Scenario.Vendor
  /// Which wrapper it has now.
  package internal(set) var mode: Scenario.Mode
  package internal(set) var setUp = SetUp.notYet
  package internal(set) var steps = Steps()
  /// The modules of the application, in the order in which they were loaded.
  package internal(set) var modules: [String] = []
  /// How many events the log of all ads has of it.
  package internal(set) var logged = 0
  package internal(set) var phase = Phase.idle
  /// The requests that have left the phone, oldest first.
  package internal(set) var requests: [Request] = []
  /// How often the application has asked for an ad.
  package internal(set) var loads = 0
  /// The retries that were planned, oldest first.
  package internal(set) var retries: [Retry] = []
  package internal(set) var shows: [Show] = []
  /// Whether the platform is about to replace an ad that is too old.
  var isReplaced = false

  package init(_ unit: String, _ settings: Scenario.Aggregation) {
    self.unit = unit
    service = settings.service
    mode = settings.mode
  }

  /// How far the service itself is, and what it was set up with.
  package enum SetUp: Equatable, Sendable {
    case notYet
    case done([Parameter])
    case failed([Parameter])

    package var parameters: [Parameter] {
      switch self {
      case .notYet: []
      case .done(let parameters), .failed(let parameters): parameters
      }
    }
  }

  /// The steps of setting a service up; nil for one that was not taken.
  package struct Steps: Equatable, Sendable {
    package var isRegistered = false
    package var isBundleValid: Bool?
    package var isUserKnown: Bool?
    /// Whether the vendor's SDK has said that it has started.
    package var hasStarted = false
  }

  /// What a service was set up with; of a secret only its end is in the journal.
  package struct Parameter: Equatable, Sendable {
    package let name: String
    package let value: String
  }

  /// Where the unit is: as its wrapper says, or, of the published one, which says nothing, as far as
  /// its calls show.
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
    package let delay: Duration
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
}

extension ServiceRecord {
  /// The line above which requests within a minute are a storm.
  package static let calmRequestsPerMinute = Serving.calmRequestsPerMinute

  /// How many requests each of the application's loads led to.
  package var requestsPerLoad: [Int] {
    let counts = Dictionary(requests.map { ($0.load, 1) }, uniquingKeysWith: +)
    return (0..<loads).map { counts[$0 + 1] ?? 0 }
  }

  /// How many requests have left within the minute before.
  package func requestsPerMinute(at now: Instant) -> Int {
    requests.reversed().prefix { now - $0.time < .seconds(60) }.count
  }

  /// The most requests that have left within any minute.
  package var busiestMinute: Int {
    var first = 0
    var most = 0
    for (place, request) in requests.enumerated() {
      while request.time - requests[first].time >= .seconds(60) { first += 1 }
      most = max(most, place - first + 1)
    }
    return most
  }

  /// The retries that are still to come, the next one first. The published wrapper never takes one
  /// back.
  package func pendingRetries(at now: Instant) -> [Retry] {
    if mode == .seed { return retries.filter { $0.due > now }.sorted { $0.due < $1.due } }
    guard case .retryWait(_, let until) = phase, let last = retries.last, last.due == until else {
      return []
    }
    return [last]
  }
}
