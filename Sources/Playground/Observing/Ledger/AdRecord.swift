package import AdServing
package import Contract
package import Scenarios
import Simulation

/// What the journal says about one ad: whose it is, who tracks, and what each bookkeeper counted.
package struct AdRecord: Equatable, Sendable {
  package let name: String
  package let unit: String
  /// Where it is, what happened to it, and which events could not have happened then.
  package internal(set) var life: AdLife
  /// What the app was told if there was no ad.
  var failure = ""
  /// What the app was told the last time it failed to show the ad.
  package internal(set) var refusal: String?
  /// The label of the line whose ad it is; nil while loading and after a failure.
  package internal(set) var line: String?
  /// That line's place, from 1.
  package internal(set) var lineNumber: Int?
  /// How it left the screen, whatever the app was told.
  package internal(set) var departure: Departure?
  /// Whether the user declined before it was shown.
  package internal(set) var isUnwanted = false
  /// The label of the slot that was shown, where an arbiter chooses.
  package internal(set) var slotShown: String?
  /// The label of each network's first slot, where an arbiter chooses.
  var slots: [String: String] = [:]
  /// The label of the line asked last.
  package internal(set) var lineAsked: String?
  package internal(set) var lineNumberAsked: Int?
  /// The name of the network whose line was asked last, and which filled in the end; nil for one
  /// that says nothing here and counts nothing either.
  package internal(set) var network: String?
  /// Whether its adapter is asked who tracks. A banner's is not: the network tracks.
  package internal(set) var hasFlags = true
  /// Whether Google counts its impressions although nobody reports them, and its network for itself.
  package internal(set) var areImpressionsApart = false
  /// When each side counts an impression, if it said so.
  package internal(set) var counting = CountingRules()
  /// The format, if a custom event of SDK 7 was asked for it.
  package internal(set) var olderFormat: String?
  /// Which rules are about it; nil until Google has asked a line.
  var shape: AdShape?
  package internal(set) var clicks: Watch?
  package internal(set) var impressions: Watch?
  package internal(set) var google = Tally()
  /// In which currency Google paid; nil for dollars.
  package internal(set) var currency: String?
  /// The books of all networks that were asked for this ad.
  package internal(set) var books = Books()
  /// What nobody recorded, of an ad on a phone.
  package internal(set) var unknown: Unrecorded = []
  /// What the network handed over and what Google made of it, as written in the journal.
  package internal(set) var assets = AssetFields()
  package internal(set) var events = Events()
  /// Whether the user could see it, if it was put into the feed.
  package internal(set) var sight = Sight.none
  /// What the application was told.
  package internal(set) var heard: HeardByApp = []
  /// The layer that the SDK tells in the application's place, the adapter that a platform talks to, and what each
  /// keeps; an empty list without one.
  var layers: [LayerRecord] = []
  /// What the servers of its VAST document were told; nil for other ads.
  package internal(set) var pixels: PixelBook?
  /// How that went; nil for ads that have none, and are not told about.
  package var video: VideoRecord? { videos.first }
  /// That one, or none: elsewhere, since few ads have any.
  var videos: [VideoRecord] = []
  /// The rewards that Google's server told the publisher's of.
  package internal(set) var verifiedRewards: [VerifiedReward] = []
  /// The ids of the rules that were broken, each once.
  package internal(set) var findings: [String] = []
  /// The faults of the wire that broke some of them, by rule.
  package internal(set) var faults: [String: String] = [:]
  /// The number of the last entry about it.
  package internal(set) var lastEntry = 0

  package enum State: Equatable, Sendable {
    case loading, loaded, onScreen, dismissed
    case failed(String)
  }

  package enum Departure: Equatable, Sendable {
    /// Its network closed it.
    case closed
    /// The user forced it off, whatever it reported.
    case forced
    /// The application let go of it before it was shown.
    case letGo
    /// The application ended.
    case ended
  }

  /// What one bookkeeper counted.
  package struct Tally: Codable, Equatable, Sendable {
    package var impressions = 0
    package var clicks = 0
    package var rewards = 0
    package var paidMicros = 0
    package var quartiles = Quartiles()

    package init(
      impressions: Int = 0, clicks: Int = 0, rewards: Int = 0, paidMicros: Int = 0,
      quartiles: Quartiles = .init()
    ) {
      self.impressions = impressions
      self.clicks = clicks
      self.rewards = rewards
      self.paidMicros = paidMicros
      self.quartiles = quartiles
    }
  }

  /// How often each of the events that explain the counts crossed.
  package struct Events: Equatable, Sendable {
    package var clicksPassedToAdapter = 0
    package var impressionsPassedToAdapter = 0
    package var clicksReported = 0
    package var impressionsReported = 0
    package var clicksPassedToNetwork = 0
    package var impressionsPassedToNetwork = 0
    package var rewardsTold = 0
    package var rewardsReported = 0
    /// What a slow wire holds, oldest first.
    package var held: [Crossing] = []
    /// What a faulty wire lost between Google and the adapter.
    package var clicksLost = 0
    package var impressionsLost = 0
    package var rewardsLost = 0
    /// The taps that the network counted as clicks; more clicks than that had no tap of their own.
    package var tapsCounted: Int32 = 0
    var marks: Marks = []

    /// What is true of an ad or not: in one byte, since there are many ads.
    struct Marks: OptionSet {
      let rawValue: UInt8

      /// The last tap has not been counted yet.
      static let openTap = Self(rawValue: 1)
      /// Google forgot one that it had seen itself.
      static let forgottenImpression = Self(rawValue: 2)
      static let forgottenClick = Self(rawValue: 4)
      /// The network's SDK counted a reward and kept it from its adapter.
      static let untoldReward = Self(rawValue: 8)
      /// Google would have replaced it, had somebody seen it.
      static let skippedRefresh = Self(rawValue: 16)
    }
  }

  init(name: String, unit: String, kind: Scenario.UnitKind = .init(.native)) {
    life = AdLife(kind)
    self.name = name
    self.unit = unit
    shape = kind.through.observed.shape
  }
}

extension AdRecord {
  /// The book of the network whose ad it is.
  package var networks: Tally { network.map { books[$0] } ?? Tally() }

  /// Whether it can be said what its network counted: not of one that filled and says nothing here.
  package var isNetworkKnown: Bool { network != nil || line == nil }

  /// The books of other networks that counted something for this ad.
  package var otherBooks: [Books.Book] { books.all.filter { $0.keeper != network } }

  /// Whether the application waits for it, has it, or shows it.
  package var isAlive: Bool { [.loading, .loaded, .onScreen].contains(state) }

  /// The requested format.
  package var format: Scenario.Format { life.kind.format }

  /// Its state for the list of ads.
  package var state: State {
    switch life.state {
    case .loading where departure != nil, .loaded where departure != nil: .dismissed
    case .loading: .loading
    case .failed: .failed(failure)
    case .loaded: .loaded
    case .onScreen, .covered, .dismissing: departure == nil ? .onScreen : .dismissed
    // An adapter that was asked to show it and said nothing will not show it a second time.
    case .presenting, .expired, .notShown, .dismissed: .dismissed
    }
  }
}
