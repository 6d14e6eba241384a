import AdServing
import Scenarios
import Simulation

/// What moves an ad from one state to another, or happens to it in one.
package enum LifeEvent: Int, CaseIterable, Sendable {
  case received, refused
  /// The app puts a native ad or a banner on the screen, or takes it off.
  case appeared, disappeared
  /// Google asks the adapter to show a full-screen ad.
  case asked
  /// Google says that it is too old to be shown.
  case expired
  case willPresent, couldNotPresent, willDismiss, didDismiss
  case impression, click
  case videoStarted, videoEnded, rewarded

  /// What an entry means for the life of its ad; nil for most.
  init?(_ entry: Entry, of kind: Scenario.UnitKind) {
    guard let sense = entry.sense,
      let event = kind.through.observed.event(sense, entry, kind.format)
    else { return nil }
    self = event
  }

  /// Where no adapter is between the network and whoever asks it.
  @Sendable static func ofNetwork(
    _ sense: Sense, _ entry: Entry, _ format: Scenario.Format
  ) -> Self? {
    switch sense {
    case .winnerPrepared, .adReceived, .networkReloadedExpired: .received
    case .noWinner, .adRefused: .refused
    case .networkShowAsked: .asked
    case .networkWillPresent: .willPresent
    case .networkShowFailed: .couldNotPresent
    case .networkClosed, .networkClosedUntold: .didDismiss
    case .networkImpression: .impression
    case .networkClick: .click
    case .networkReward: .rewarded
    default: nil
    }
  }

  /// Where a platform mediates between the application and the network.
  @Sendable static func ofMediator(
    _ sense: Sense, _ entry: Entry, _ format: Scenario.Format
  ) -> Self? {
    switch sense {
    case .shown: .appeared
    case .takenDown: .disappeared
    case .networkPageOpened: .willPresent
    case .networkPageClosed: .didDismiss
    // To MAX an ad among the application's views is displayed when it is seen.
    case .networkWillPresent where !format.isFullScreen: nil
    default: ofNetwork(sense, entry, format)
    }
  }

  @Sendable static func ofGoogle(
    _ sense: Sense, _ entry: Entry, _ format: Scenario.Format
  ) -> Self? {
    switch sense {
    case .adReceived: .received
    case .adRefused: .refused
    case .shown: .appeared
    case .takenDown: .disappeared
    case .presentTold: .asked
    case .presentRefused: isTooOld(entry) ? .expired : nil
    case .willPresent: .willPresent
    case .presentFailed: .couldNotPresent
    case .willDismiss: .willDismiss
    case .didDismiss: .didDismiss
    case .googleImpression: .impression
    case .googleClick: .click
    case .videoStarted: .videoStarted
    case .videoEnded: .videoEnded
    case .rewardReported: .rewarded
    default: nil
    }
  }

  private static func isTooOld(_ entry: Entry) -> Bool {
    entry.data[.code] == GoogleError.adNotReady
  }
}
