import Catalogue
import Observing
import Playing
import Simulation

/// What one bookkeeper counted.
public struct AdCounts: Equatable, Sendable {
  /// How often the ad was seen.
  public var impressions: Int
  /// How often it was clicked.
  public var clicks: Int
  /// How often the user earned its reward.
  public var rewards: Int

  /// These counts.
  public init(impressions: Int = 0, clicks: Int = 0, rewards: Int = 0) {
    (self.impressions, self.clicks, self.rewards) = (impressions, clicks, rewards)
  }
}

/// What both bookkeepers counted. A network that counts nothing in the journal has zeros.
public struct BothCounts: Equatable, Sendable {
  /// What Google's SDK counted.
  public var google: AdCounts
  /// What the network's SDK counted.
  public var network: AdCounts

  /// These counts.
  public init(google: AdCounts = .init(), network: AdCounts = .init()) {
    (self.google, self.network) = (google, network)
  }
}

extension AdapterStage {
  /// What was counted for the newest ad.
  public var counts: BothCounts {
    guard let ad = session?.ledgers.newest(of: Self.unit) else { return .init() }
    return .init(google: .init(ad.google), network: .init(ad.networks))
  }

  /// Everything that has happened, a line each: when, who told whom, and what.
  public var trace: [String] {
    session?.journal.entries.map(EntryWords.inReport) ?? []
  }
}

extension AdCounts {
  fileprivate init(_ tally: AdRecord.Tally) {
    self.init(impressions: tally.impressions, clicks: tally.clicks, rewards: tally.rewards)
  }
}
