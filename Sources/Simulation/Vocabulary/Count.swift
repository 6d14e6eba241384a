/// One of the two bookkeepers of a mediated ad.
public enum Ledger: String, CaseIterable, Sendable {
  case google, network
}

/// What a bookkeeper wrote down.
public struct Count: Equatable, Sendable {
  /// What can be counted.
  public enum What: String, CaseIterable, Sendable {
    case impression, click, reward, paid
  }

  /// Whose book it is in.
  public let ledger: Ledger
  /// What was counted.
  public let what: What
  /// How much of it: 1 of most things, the value in micros of the currency for `paid`.
  public let amount: Int

  /// One line of a book.
  public init(_ what: What, in ledger: Ledger, amount: Int = 1) {
    self.ledger = ledger
    self.what = what
    self.amount = amount
  }
}
