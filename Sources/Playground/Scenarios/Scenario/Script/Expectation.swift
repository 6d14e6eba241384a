/// What must be true at a moment of a script. What is nil is not checked.
package struct Expectation: Equatable, Sendable {
  /// The ad; the one on screen if nil.
  package var ad: String?
  package var google: Numbers?
  package var network: Numbers?
  /// What the servers of its VAST document were told.
  package var vast: Numbers?
  /// The line whose ad it is.
  package var line: Filled?
  /// The counts of other bookkeepers, by name.
  package var books: [String: Numbers]?
  /// The rules that must be broken, and no others; in any order.
  package var findings: [String]?
  /// Entries that must be in the journal, in this order.
  package var journal: [Mention]?
  /// Whether those are looked for among the entries about the ad alone.
  package var isJournalOfAd = false
  /// Entries that must not be there: about the ad, if one is named.
  package var absent: [Mention]?
  /// Texts that the stage must show.
  package var screen: [String]?

  package init(
    ad: String? = nil, google: Numbers? = nil, network: Numbers? = nil,
    vast: Numbers? = nil, line: Filled? = nil, books: [String: Numbers]? = nil,
    findings: [String]? = nil, journal: [Mention]? = nil, absent: [Mention]? = nil,
    screen: [String]? = nil
  ) {
    self.ad = ad
    self.google = google
    self.network = network
    self.vast = vast
    self.line = line
    self.books = books
    self.findings = findings
    self.journal = journal
    self.absent = absent
    self.screen = screen
  }

  /// The line that had the ad.
  package enum Filled: Equatable, Sendable {
    /// By its label.
    case line(String)
    case nobody
  }

  /// What a ledger must contain.
  package struct Numbers: Equatable, Sendable {
    package var impressions: Int?
    package var clicks: Int?
    package var rewards: Int?
    package var firstQuartile: Int?
    package var midpoint: Int?
    package var thirdQuartile: Int?
    package var complete: Int?

    package init(
      impressions: Int? = nil, clicks: Int? = nil, rewards: Int? = nil,
      firstQuartile: Int? = nil, midpoint: Int? = nil, thirdQuartile: Int? = nil,
      complete: Int? = nil
    ) {
      self.impressions = impressions
      self.clicks = clicks
      self.rewards = rewards
      self.firstQuartile = firstQuartile
      self.midpoint = midpoint
      self.thirdQuartile = thirdQuartile
      self.complete = complete
    }
  }
}
