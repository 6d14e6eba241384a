/// What crosses between Google and an adapter, as far as faults can affect it.
package enum Crossing: String {
  case question, answer, render, untrack, click, impression
  /// Google asks for a full-screen ad to be shown.
  case show
  /// The adapter says that something is about to cover the application.
  case presentation
  /// The adapter says that what covers the application is about to go, or that it is gone.
  case dismissal
  case reward
  /// A bidding adapter says what it knows before the auction.
  case signals
  /// Anything no fault affects.
  case other
}
