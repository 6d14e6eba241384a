import Simulation

/// A condition without which something cannot happen.
package enum Need: CaseIterable, Sendable {
  /// An ad of some format.
  case native, banner, cover, reward, introduction
  /// Adapters written for one of Google's interfaces.
  case modernAdapter, legacyAdapter
  /// A wire that fails.
  case faults
  /// A layer between the SDK and the application.
  case layer
  /// An application whose own code gives the orders.
  case orders
  /// Networks that compete for an arbiter, or ads behind a service.
  case otherThanGoogle

  /// Whether units of this format have it; nil if that does not depend on formats.
  package func isMet(by format: UnitFormat) -> Bool? {
    switch self {
    case .native: format == .native
    case .banner: format == .banner
    case .cover: format.isFullScreen
    case .reward: format.hasReward
    case .introduction: format == .rewardedInterstitial
    case .modernAdapter, .legacyAdapter, .faults, .layer, .orders, .otherThanGoogle: nil
    }
  }
}

extension Sense {
  /// The condition of its happening; nil if it can happen to every ad of Google's.
  package var need: Need? { Self.needs[self] }

  private static let needs: [Sense: Need] = Dictionary(
    uniqueKeysWithValues: Need.allCases.flatMap { need in senses(of: need).map { ($0, need) } })

  private static func senses(of need: Need) -> [Sense] {
    switch need {
    case .native:
      [
        .rendered, .untracked, .clicksFlagAsked, .impressionsFlagAsked, .clickTold, .impressionTold,
        .clickPassedOn, .impressionPassedOn, .viewRegistered, .viewReleased, .adChoicesPlaced,
        .adChoicesRemoved,
      ]
    case .banner:
      [
        .bannerPlaced, .bannerTakenAway, .viewAsked, .sizeSaid, .appToldSize, .refreshDue,
        .refreshSkipped,
      ]
    case .cover:
      [
        .presented, .presentTold, .presentFailed, .presentRefused, .networkShowAsked,
        .networkWillPresent, .networkShowFailed, .networkExpired, .networkClosing, .networkClosed,
        .networkClosedUntold, .networkSticks, .adTooOld, .countdownGoesOn, .leftUntold,
      ]
    case .reward:
      [
        .appToldReward, .rewardVerified, .rewardVerifiedAgain, .rewardGranted, .rewardKnown,
        .rewardRefused, .rewardUnanswered, .rewardGivenUp, .rewardReported, .networkRewarded,
        .networkRewardUntold,
        .googleReward,
        .networkReward, .appToldMetadata, .metadataDue,
      ]
    case .introduction: [.introduced, .declined, .introRanOut]
    case .modernAdapter:
      [.setUpAsked, .setUpAnswered, .setUpRanOut, .signalsAsked, .signalsAnswered, .signalsRanOut]
    case .legacyAdapter: [.willLeave]
    case .faults:
      [.crossingLost, .crossingRepeated, .crossingHeld, .crossingOvertaken, .crossingGoesOn]
    case .layer:
      [
        .layerTold, .layerKept, .layerRepeated, .layerHeld, .layerGoesOn, .layerOvertaken,
        .layerErred, .layerInvented, .layerDecided,
      ]
    case .orders: [.appDecided]
    case .otherThanGoogle: ofCompetitions + ofServices
    }
  }

  private static let ofCompetitions: [Sense] = [
    .bidWonTold, .bidLostTold, .networkBidReceived, .adInfoChanged, .networkPaidTold, .networkPaid,
    .arbitrationAsked, .arbitrationAnswered, .arbitrationRanOut, .roundAsked, .roundRanOut,
    .roundDropped, .showPlacementAsked, .winnerPrepared, .noWinner, .retryPlanned, .retryDue,
    .disposed, .disposeWanted, .offerChanged, .slotTimedOut, .slotExpired, .slotShown,
    .showRefused, .arbiterRewarded,
  ]

  private static let ofServices: [Sense] = [
    .mediatorAsked, .mediatorTold, .networkRequestStarted, .networkReloadedExpired,
    .networkReloadFailed, .platformRetries, .networkPassedOver,
    .mediatorCounted, .membershipChanged,
    .refreshWanted, .refreshStopAsked, .refreshStartAsked,
    .serviceLoadAsked, .serviceShowAsked, .serviceDisplayed, .serviceHidden, .serviceClicked,
    .servicePaid, .serviceDisplayFailed, .serviceRewardTold, .serviceRewarded, .serviceLoadEnded,
    .serviceShowEnded, .serviceSetUp, .serviceStep, .moduleLoaded, .serviceLogged,
    .serviceStateChanged, .serviceRetryPlanned, .serviceRetryDropped, .serviceGaveUp,
    .serviceIgnored, .serviceRetryDue, .serviceTimerRang,
  ]
}
