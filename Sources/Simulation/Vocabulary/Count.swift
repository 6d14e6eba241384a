/// Who keeps a book of a mediated ad: each of the two sides, and who counts beside them.
public enum Ledger: String, CaseIterable, Sendable {
  case google, network
  /// What mediates in Google's place.
  case mediator
  /// A party whose pixel is in the creative: it counts for neither side.
  case thirdParty
}

/// What a bookkeeper counted.
public struct Count: Equatable, Sendable {
  /// What can be counted.
  public enum What: String, CaseIterable, Sendable {
    case impression, click, reward, paid
    /// How much of a video the user has seen: a quarter, half, three quarters, all.
    case firstQuartile, midpoint, thirdQuartile, complete
  }

  /// Whose ledger it is in.
  public let ledger: Ledger
  /// What was counted.
  public let what: What
  /// How much: 1 for most things; for `paid`, the value in micros of the currency.
  public let amount: Int

  /// One count in a ledger.
  public init(_ what: What, in ledger: Ledger, amount: Int = 1) {
    self.ledger = ledger
    self.what = what
    self.amount = amount
  }
}
