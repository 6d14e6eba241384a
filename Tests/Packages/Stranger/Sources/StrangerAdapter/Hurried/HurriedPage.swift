import GoogleMobileAds
import StrangerNetwork

/// Takes a page that was clicked for one that is gone.
final class HurriedPage: NSObject, MediationInterstitialAd {
  weak var events: MediationInterstitialAdEventDelegate?

  func present(from viewController: UIViewController) {
    let page = StrangerPage()
    var isGone = false
    page.onClick = {
      self.events?.reportClick()
      // The third mistake: behind the shop the page is still there, and the user comes back to it.
      isGone = true
    }
    page.onClosing = { if !isGone { self.events?.willDismissFullScreenView() } }
    page.onClosed = { if !isGone { self.events?.didDismissFullScreenView() } }
    events?.willPresentFullScreenView()
    page.show(from: viewController)
    events?.reportImpression()
  }
}
