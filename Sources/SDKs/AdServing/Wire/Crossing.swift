/// What crosses between Google and an adapter, and from Google to the publisher, as far as faults can affect it.
package enum Crossing: String, CaseIterable {
  case question, answer, render, untrack, click, impression
  /// Google asks for a full-screen ad to be shown.
  case show
  /// The adapter says that something is about to cover the application.
  case presentation
  /// The adapter says that its full-screen ad could not be shown.
  case refusal
  /// The adapter says that what covers the application is about to go, or that it is gone.
  case dismissal
  case reward
  /// A bidding adapter says what it knows before the auction.
  case signals
  /// Google hands the application its ad.
  case handover
  /// Google tells the application what an impression earned.
  case paid
  /// Google tells the application of an impression, of a click, or of a reward.
  case appImpression, appClick, appReward
  /// Google tells the application that it is covered.
  case screen
  /// Google tells the application that it is about to be covered no longer, or is.
  case close
  /// Google tells the application that its ad could not be shown.
  case failure
  /// Google's server tells the publisher's of a reward.
  case verification
  /// Google writes into its own book what the adapter has reported.
  case clickCount, impressionCount
  /// Google writes into its own book an impression, or a click, that it has seen itself.
  case impressionSeen, clickSeen
  /// Google finds that nobody sees a banner.
  case sight
  /// Google asks for a banner's next ad.
  case refresh
  /// Anything no fault affects.
  case other

  /// Whether it goes from Google to the publisher, and no adapter takes part.
  package var isToPublisher: Bool {
    switch self {
    case .handover, .paid, .appImpression, .appClick, .appReward, .screen, .close, .failure,
      .verification:
      true
    case .question, .answer, .render, .untrack, .click, .impression, .show, .presentation, .refusal,
      .dismissal, .reward, .signals, .clickCount, .impressionCount, .impressionSeen, .clickSeen,
      .sight, .refresh, .other:
      false
    }
  }

  /// Whether Google loses it, and not the adapter's wire.
  var isGoogles: Bool {
    isToPublisher
      || [.clickCount, .impressionCount, .impressionSeen, .clickSeen, .sight, .refresh]
        .contains(self)
  }
}
