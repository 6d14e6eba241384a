/// What an SDK tells the application of one of its ads, whatever the SDK calls it.
package enum AppNews: String, CaseIterable, Sendable {
  /// The ad has come, or there is none.
  case ad, refusal
  case impression, click, revenue
  /// The ad covers the application, or could not be shown.
  case display, failure
  /// The ad is about to go, or is gone.
  case closing, close
  case reward
  /// Anything else.
  case other

  /// Its kind; `data` tells a good end from a bad one where both have one sense.
  package init(_ sense: Sense, _ data: Fields) {
    self =
      switch sense {
      case .adReceived: .ad
      case .adRefused: .refusal
      case .serviceLoadEnded: data[.success] == true ? .ad : .refusal
      case .appToldImpression: .impression
      case .appToldClick, .serviceClicked: .click
      case .appToldPaid, .servicePaid: .revenue
      case .appToldWillPresent, .serviceDisplayed: .display
      case .presentRefused, .serviceDisplayFailed: .failure
      case .appToldWillDismiss: .closing
      case .appToldDidDismiss, .serviceHidden, .serviceShowEnded: .close
      case .appToldReward, .serviceRewardTold, .serviceRewarded: .reward
      default: .other
      }
  }

  /// What comes in its place, or is it, so that it can't be told before it any more.
  var ends: Set<AppNews> {
    switch self {
    case .ad: [.ad, .refusal]
    case .reward: [.reward, .close]
    case .close: [.closing, .close]
    default: [self]
    }
  }

  /// The noun in the words of mistakes; nil for what has none of its own.
  var noun: String? {
    switch self {
    case .ad: "Ad"
    case .refusal: "Refusal"
    case .impression: "Impression"
    case .click: "Click"
    case .revenue: "Revenue"
    case .display: "Display"
    case .failure: "Failure"
    case .close: "Close"
    case .reward: "Reward"
    case .closing, .other: nil
    }
  }
}
