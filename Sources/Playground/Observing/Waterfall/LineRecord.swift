package import Scenarios
package import Simulation

/// What happened to one mediation line while an ad was requested.
package struct LineRecord: Equatable, Sendable {
  /// Its place in the mediation settings, from 1.
  package let number: Int
  package let label: String
  package internal(set) var state: State
  /// What the response says about it, once there is one.
  package internal(set) var info: Info?
  /// What its adapter looked for in its settings in vain before it failed.
  package internal(set) var missed: [String]
  /// Whether its adapter, or whoever stands in for it, has asked its network.
  package internal(set) var reachesNetwork = false
  /// Whether it is known when it was asked: Google's answer says only how long it took.
  package internal(set) var isTimed = true
  /// Whether the lines beside it are known: a load that was recorded alone says nothing of them.
  package internal(set) var areOthersKnown = true

  package init(
    number: Int, label: String, state: State, info: Info? = nil, missed: [String] = []
  ) {
    self.number = number
    self.label = label
    self.state = state
    self.info = info
    self.missed = missed
  }

  /// | state | happens | next state |
  /// |---|---|---|
  /// | waiting | Google asks | asked |
  /// | waiting | its class is not there | noSuchClass |
  /// | waiting | the auction is held without it | noSignals |
  /// | waiting | its price is under the floor, or the unit's cap is reached | barred |
  /// | waiting | the load is over | notAsked |
  /// | asked | an ad comes | filled |
  /// | asked | an error comes, or nothing that is an ad | failed |
  /// | asked | its time runs out | timedOut |
  /// | timedOut | an answer comes | timedOut, with the late answer |
  /// | any | anything else | the same |
  package enum State: Equatable, Sendable {
    /// It is not its turn yet.
    case waiting
    case off
    /// Another line is asked alone.
    case leftOut
    /// Its network bids, and took no part in the auction.
    case noSignals(Silence)
    case barred(by: Bar)
    case asked(Instant)
    case filled(Span)
    case failed(Span, Problem)
    /// Google went on without it; a later answer was discarded.
    case timedOut(Span, late: Instant?)
    case noSuchClass(Instant)
    /// The load was over before its turn: usually because the winner had an ad.
    case notAsked(winner: String?)
  }

  /// Which setting of the unit keeps it from being asked.
  package enum Bar: Equatable, Sendable {
    /// In millionths for one impression.
    case floor(micros: Int)
    case cap(impressions: Int, time: Duration)
    /// No setting does: Google has answered by itself.
    case refusal
    /// Neither: the user's answer does.
    case consent
  }

  /// Why a network that bids had nothing to say before the auction.
  package enum Silence: Equatable, Sendable {
    /// Its adapter cannot be asked for signals.
    case noBidder
    case failed(String)
    /// Neither signals nor an error.
    case empty
    case ranOutOfTime
  }

  /// From the request to the answer, or to when nobody waited any longer.
  package struct Span: Equatable, Sendable {
    package let asked: Instant
    package let over: Instant

    package init(asked: Instant, over: Instant) {
      self.asked = asked
      self.over = over
    }

    package var length: Duration { over - asked }
  }

  /// Why there was no ad.
  package enum Problem: Equatable, Sendable {
    /// An error, with its own text.
    case error(text: String, domain: String, code: Int)
    /// Google refuses an ad of another size.
    case anotherSize
    /// The handler was called without an ad and without an error.
    case neitherAdNorError
  }

  /// What the app can learn from the response.
  package struct Info: Equatable, Sendable {
    package let latency: Duration
    package let problem: Problem?

    package init(latency: Duration, problem: Problem? = nil) {
      self.latency = latency
      self.problem = problem
    }
  }
}

extension LineRecord.Problem {
  package var domain: String {
    switch self {
    case .error(_, let domain, _): domain
    case .anotherSize, .neitherAdNorError: GoogleError.domain
    }
  }

  package var code: Int {
    switch self {
    case .error(_, _, let code): code
    case .anotherSize: GoogleError.mediationInvalidAdSize
    case .neitherAdNorError: GoogleError.internalError
    }
  }
}

extension LineRecord {
  /// When it was asked.
  package var asked: Instant? {
    switch state {
    case .waiting, .off, .leftOut, .noSignals, .barred, .notAsked: nil
    case .asked(let asked), .noSuchClass(let asked): asked
    case .filled(let span), .failed(let span, _), .timedOut(let span, _): span.asked
    }
  }

  /// From the request to the answer, if that is over.
  package var span: Span? {
    switch state {
    case .filled(let span), .failed(let span, _), .timedOut(let span, _): span
    case .noSuchClass(let asked): Span(asked: asked, over: asked)
    case .waiting, .off, .leftOut, .noSignals, .barred, .asked, .notAsked: nil
    }
  }
}

extension LineRecord {
  /// Whether it took no part at all.
  package var isSkipped: Bool {
    switch state {
    case .off, .leftOut, .noSignals, .barred: true
    case .waiting, .asked, .filled, .failed, .timedOut, .noSuchClass, .notAsked: false
    }
  }
}

extension LineRecord.State {
  /// Where a line begins.
  package init(_ turn: Scenario.Line.Turn) {
    self =
      switch turn {
      case .asked: .waiting
      case .off: .off
      case .leftOut: .leftOut
      }
  }
}
