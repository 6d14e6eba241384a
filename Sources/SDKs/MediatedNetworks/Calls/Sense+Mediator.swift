import Simulation

extension Sense {
  /// The same between the application and a mediator, for what is usually between who holds an ad and its
  /// network.
  var ofMediator: Sense {
    switch self {
    case .networkAsked: .serviceLoadAsked
    case .networkShowAsked: .serviceShowAsked
    case .networkAnswered: .adReceived
    case .networkFailed: .adRefused
    case .networkWillPresent: .serviceDisplayed
    case .networkShowFailed: .serviceDisplayFailed
    case .networkSawClick: .serviceClicked
    case .networkPaidTold: .servicePaid
    case .networkRewarded: .serviceRewardTold
    case .networkClosed: .serviceHidden
    default: self
    }
  }
}
