package import Simulation

/// An adapter that the mediation settings name, and how its set-up went.
package struct AdapterRecord: Equatable, Sendable {
  package let className: String
  /// Its version and that of its network's SDK, as it says them; nil before its set-up.
  package internal(set) var version: String?
  package internal(set) var sdkVersion: String?
  package internal(set) var state = State.notAsked

  package init(className: String) { self.className = className }

  /// | state | happens | next state |
  /// |---|---|---|
  /// | notAsked | Google asks it to set itself up | settingUp |
  /// | notAsked | its class is not there | notFound |
  /// | settingUp, overdue | it answers | ready, or failed with an error |
  /// | settingUp | Google's patience runs out | overdue |
  /// | any | anything else | the same |
  package enum State: Equatable, Sendable {
    case notAsked
    case settingUp(since: Instant)
    case ready(after: Duration)
    case failed(after: Duration, error: String)
    /// Google goes on without its answer.
    case overdue(since: Instant)
    case notFound
  }
}

extension AdapterRecord {
  /// How long its set-up took; nil if it is not over.
  package var setUpTime: Duration? {
    switch state {
    case .ready(let time), .failed(let time, _): time
    case .notAsked, .settingUp, .overdue, .notFound: nil
    }
  }
}
