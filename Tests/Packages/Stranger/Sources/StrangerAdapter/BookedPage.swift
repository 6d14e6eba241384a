import GoogleMobileAds
import StrangerNetwork

/// Reports to Google what happens to its network's page.
class BookedPage: NSObject, MediationInterstitialAd, MediationAppOpenAd {
  weak var events: MediationAdEventDelegate?

  func present(from viewController: UIViewController) {
    let page = StrangerPage()
    page.onClick = { self.events?.reportClick() }
    page.onReward = onReward
    page.onClosing = { self.events?.willDismissFullScreenView() }
    page.onClosed = { self.events?.didDismissFullScreenView() }
    events?.willPresentFullScreenView()
    page.show(from: viewController)
    events?.reportImpression()
  }

  /// What to do when the user has earned something; nil where there is nothing to earn.
  var onReward: (() -> Void)? { nil }
}

/// One that earns a reward.
final class BookedRewardedPage: BookedPage, MediationRewardedAd {
  private weak var rewards: MediationRewardedAdEventDelegate?

  func take(_ delegate: MediationRewardedAdEventDelegate?) {
    events = delegate
    rewards = delegate
  }

  override var onReward: (() -> Void)? { { self.rewards?.didRewardUser() } }
}
