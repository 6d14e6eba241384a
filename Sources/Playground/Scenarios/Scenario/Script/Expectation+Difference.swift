extension Expectation {
  /// A difference from what was expected.
  package enum Difference: Equatable, Sendable {
    /// The ad with this name, or any ad on the screen if nil.
    case missingAd(String?)
    case number(ledger: String, what: Count, expected: Int, found: Int)
    /// The ad's network says nothing here.
    case unknownCounts
    /// The ad did not come as a VAST document that could be played.
    case noVAST
    /// A book whose network has not appeared, with the networks that have.
    case unknownBook(String, known: [String])
    case findings(expected: [String], found: [String])
    /// Nil for nobody.
    case line(expected: String?, found: String?)
    case missing(Mention)
    case early(Mention)
    /// An entry that must not be there, and how many were looked at.
    case unwanted(Mention, entry: Int, of: Int)
    /// Nothing was said that could have been unwanted; of this ad, if one is named.
    case nothingSaid(ad: String?)
    /// The session runs without a screen.
    case noScreen
    case missingText(String)
  }

  package enum Count: String, Equatable, Sendable {
    case impressions, clicks, rewards
    case firstQuartile, midpoint, thirdQuartile, complete
  }
}
