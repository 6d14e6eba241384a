@testable import Authoring
import Testing

/// Names of calls, and what they mean. The names are those of published SDKs.
struct ListenerEventTests {
  private func call(_ head: String) throws -> InterfaceCall {
    var reader = InterfaceReader("public func \(head)", modules: ["Acme"])
    return try #require(reader.declarations().first.flatMap(InterfaceCall.init))
  }

  @Test(arguments: [
    ("didLoadAd(_ ad: Ad)", ListenerEvent.loaded), ("onInterstitialAdLoaded(_ ad: Ad)", .loaded),
    ("bannerViewDidReceiveAd(_ ad: Ad)", .loaded), ("onRewardVideoAdLoaded(_ ad: Ad)", .loaded),
    ("didFinishLoading(_ ad: Ad)", .loaded),
    ("ad(_ ad: Ad, didFailToLoadWithError error: any Error)", .failed),
    ("onAdError(_ ad: Ad, error: Failure)", .failed),
    ("didFailPresentAd(_ ad: Ad, _ error: any Error)", .failedToShow),
    ("interstitialWillPresent(_ ad: Ad)", .willShow), ("onAdOpened(_ ad: Ad)", .shown),
    ("appOpenAdDidShow(_ ad: Ad)", .shown), ("didTrackImpression(_ ad: Ad)", .impression),
    ("adDidLogImpression(_ ad: Ad)", .impression), ("didClick(on ad: Ad)", .clicked),
    ("didTrackInteraction(_ ad: Ad)", .clicked), ("adWillLeaveApplication(_ ad: Ad)", .left),
    ("rewardedVideoStarted(ad: Ad)", .videoStarted),
    ("rewardedVideoCompleted(ad: Ad)", .videoEnded), ("didReceiveReward(_ ad: Ad)", .rewarded),
    ("rewardedAd(_ ad: Ad, userDidEarn reward: Reward)", .rewarded),
    ("userRewarded(ad: Ad)", .rewarded), ("onAdRewarded(_ ad: Ad)", .rewarded),
    ("adWillDismiss(_ ad: Ad)", .willClose), ("didHide(ad: Ad)", .closed),
    ("interstitialDidClose(_ ad: Ad)", .closed), ("willShowLanding(_ ad: Ad)", .left),
    ("interstitialWillPresentScreen(_ ad: Ad)", .willShow),
  ])
  func `a listener's call means an event`(_ head: String, _ event: ListenerEvent) throws {
    #expect(ListenerEvent(try call(head)) == event)
  }

  @Test(arguments: [
    "adDidExpire(_ ad: Ad)", "willPresentScreen(_ ad: Ad)", "didPayRevenue(_ ad: Ad)",
    "onAdMuted(_ ad: Ad)", "didCloseLanding(_ ad: Ad)", "onClickFinish(_ ad: Ad)",
    "adStartPlayingAudio(_ ad: Ad)",
    "controllerForAd() -> UIKit.UIViewController",
  ])
  func `others mean none`(_ head: String) throws {
    #expect(ListenerEvent(try call(head)) == nil)
  }

  @Test(arguments: [
    ("load(bidResponse: Swift.String)", CallRole.load), ("requestAd()", .load),
    ("startBannerAdRequest()", .load), ("stopAdRequest()", .other),
    ("initialize(with key: Swift.String)", .start), ("show(from c: UIKit.UIViewController)", .show),
    ("initSDK(_ r: Request)", .start), ("presentAd()", .show),
    ("registerView(_ view: UIKit.UIView, clickable: [UIKit.UIView])", .register),
    ("trackMediationView(_ view: UIKit.UIView)", .register),
    ("presentAd(_ view: UIKit.UIView)", .register), ("unregisterView()", .release),
    ("handleImpression()", .passImpression), ("trackClick()", .passClick),
    ("setDelegate(_ d: any AdDelegate)", .subscribe), ("destroy()", .other),
  ])
  func `an SDK's call has a role`(_ head: String, _ role: CallRole) throws {
    #expect(CallRole(try call(head)) == role)
  }
}
