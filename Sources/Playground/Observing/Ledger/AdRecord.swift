import AdServing
package import Scenarios

/// What the journal says about one ad: whose it is, who watches, and what each bookkeeper counted.
package struct AdRecord: Equatable, Sendable {
  package let name: String
  package let unit: String
  /// Where it is, what happened to it, and what came that could not.
  package internal(set) var life: AdLife
  /// What the app was told when there was no ad.
  var failure = ""
  /// What the app was told when it wanted to show the ad the last time, and could not.
  package internal(set) var refusal: String?
  /// How it left the screen, whatever the app was told.
  package internal(set) var departure: Departure?
  /// Whether the user said no before it was shown.
  package internal(set) var isUnwanted = false
  /// The label of the line whose ad it is; nil while loading and after a failure.
  package internal(set) var line: String?
  /// The place of that line, from 1.
  package internal(set) var lineNumber: Int?
  /// The label of the line that was asked last.
  package internal(set) var lineAsked: String?
  package internal(set) var lineNumberAsked: Int?
  /// How the network calls itself whose line was asked last, and has filled in the end; nil for one that
  /// says nothing here, and keeps no book either.
  package internal(set) var network: String?
  /// Whether its adapter is asked who watches. A banner's is not: the network watches.
  package internal(set) var hasFlags = true
  package internal(set) var clicks: Watch?
  package internal(set) var impressions: Watch?
  package internal(set) var google = Tally()
  /// The books of all networks that were asked for this ad.
  package internal(set) var books = Books()
  /// What the network handed over and what Google made of it, as the journal has them.
  package internal(set) var assets = AssetFields()
  package internal(set) var events = Events()
  /// The rules that were broken, by id, each once.
  package internal(set) var findings: [String] = []
  /// The number of the last entry that is about it.
  package internal(set) var lastEntry = 0

  package enum State: Equatable, Sendable {
    case loading, loaded, onScreen, dismissed
    case failed(String)
  }

  package enum Departure: Equatable, Sendable {
    /// Its network took it off.
    case closed
    /// The user took it off, whatever it said.
    case forced
  }

  /// What one bookkeeper counted.
  package struct Tally: Equatable, Sendable {
    package var impressions = 0
    package var clicks = 0
    package var rewards = 0
    package var paidMicros = 0

    package init(impressions: Int = 0, clicks: Int = 0, rewards: Int = 0, paidMicros: Int = 0) {
      self.impressions = impressions
      self.clicks = clicks
      self.rewards = rewards
      self.paidMicros = paidMicros
    }
  }

  /// Who watches for one kind of event, and what the flag said.
  package struct Watch: Equatable, Sendable {
    /// What the adapter answered when it was asked.
    package let flag: Bool
    package let isGoogles: Bool
    /// The journal entry of the question.
    package let entry: Int
  }

  /// How often something crossed that explains the numbers.
  package struct Events: Equatable, Sendable {
    package var clicksPassedToAdapter = 0
    package var impressionsPassedToAdapter = 0
    package var clicksReported = 0
    package var impressionsReported = 0
    package var clicksPassedToNetwork = 0
    package var impressionsPassedToNetwork = 0
    package var rewardsTold = 0
    package var rewardsReported = 0
  }

  init(name: String, unit: String, kind: Scenario.UnitKind = .init(.native)) {
    life = AdLife(kind)
    self.name = name
    self.unit = unit
  }
}

extension AdRecord {
  /// The book of the network whose ad it is.
  package var networks: Tally { network.map { books[$0] } ?? Tally() }

  /// The books of other networks, where any wrote something about this ad.
  package var otherBooks: [Books.Book] { books.all.filter { $0.keeper != network } }

  /// What sort of ad was asked for.
  package var format: Scenario.Format { life.kind.format }

  /// Where it is, as far as a list of ads is concerned.
  package var state: State {
    switch life.state {
    case .loading: .loading
    case .failed: .failed(failure)
    case .loaded: .loaded
    case .onScreen, .covered, .dismissing: departure == nil ? .onScreen : .dismissed
    // Whoever was asked to show it and says nothing will not show it at a second time.
    case .presenting, .expired, .notShown, .dismissed: .dismissed
    }
  }
}
