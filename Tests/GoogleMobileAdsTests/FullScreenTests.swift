import AdServing
import GoogleMobileAds
import Simulation
import StrangeAdapters
import Testing
import UIKit

/// What a publisher is told about a full-screen ad, whatever its adapter reports.
@Suite(.serialized) @MainActor struct FullScreenTests {
  /// A publisher that records its callbacks.
  private final class Listener: NSObject, FullScreenContentDelegate {
    var heard: [String] = []
    var errors: [NSError] = []

    func adDidRecordImpression(_ ad: any FullScreenPresentingAd) { heard.append("impression") }
    func adDidRecordClick(_ ad: any FullScreenPresentingAd) { heard.append("click") }
    func ad(
      _ ad: any FullScreenPresentingAd,
      didFailToPresentFullScreenContentWithError error: any Error
    ) {
      heard.append("failed")
      errors.append(error as NSError)
    }
    func adWillPresentFullScreenContent(_ ad: any FullScreenPresentingAd) {
      heard.append("willPresent")
    }
    func adWillDismissFullScreenContent(_ ad: any FullScreenPresentingAd) {
      heard.append("willDismiss")
    }
    func adDidDismissFullScreenContent(_ ad: any FullScreenPresentingAd) {
      heard.append("didDismiss")
    }
  }

  /// A publisher with a rewarded ad and a screen to show it on.
  @MainActor private struct Phone {
    let world: World
    let ad: RewardedAd
    let mediated: StrangeRewardedAd
    let listener = Listener()
    let root = UIViewController()
    private let window: UIWindow

    init() throws {
      world = beginFullScreenWorld(.rewarded, "StrangeFullScreenCustomEvent")
      var loaded: RewardedAd?
      RewardedAd.load(with: "feed", request: nil) { ad, _ in loaded = ad }
      #expect(loaded == nil, "the handler is never called inside the call")
      world.timeline.settle()
      ad = try #require(loaded)
      mediated = try #require(StrangeStage.shared.ads.first)
      window = UIWindow(frame: UIScreen.main.bounds)
      window.rootViewController = root
      window.makeKeyAndVisible()
      ad.fullScreenContentDelegate = listener
    }
  }

  private static func beginFullScreenWorld(_ format: UnitFormat, _ className: String) -> World {
    let world = World.begin(seed: 7)
    AdServer.shared.units["feed"] = AdUnit(
      id: "feed", format: format,
      lines: [
        .init(
          className: "StrangeAdapters.\(className)", label: className, settings: [:],
          reward: .init(amount: 3, type: "lives"))
      ], timeout: .seconds(5))
    return world
  }

  @Test func `the ad unit's reward is given once, even after the ad has been dismissed`() throws {
    let phone = try Phone()
    #expect(phone.ad.adReward.amount == 3)
    #expect(phone.ad.adReward.type == "lives")
    var rewards = 0
    phone.ad.present(from: phone.root) { rewards += 1 }
    let delegate = try #require(phone.mediated.delegate)
    delegate.willPresentFullScreenView()
    delegate.reportImpression()
    delegate.reportClick()
    delegate.willDismissFullScreenView()
    delegate.didDismissFullScreenView()
    delegate.didRewardUser()
    delegate.didRewardUser()
    #expect(rewards == 1)
    #expect(
      phone.listener.heard == ["willPresent", "impression", "click", "willDismiss", "didDismiss"])
    #expect(phone.world.violations == ["reward-twice"])
  }

  @Test func `an application that released a dismissed ad still gets its reward`()
    throws
  {
    var phone: Phone? = try Phone()
    weak let ad = phone?.ad
    let delegate = try #require(phone?.mediated.delegate)
    var rewards = 0
    if let phone { phone.ad.present(from: phone.root) { rewards += 1 } }
    delegate.willPresentFullScreenView()
    delegate.willDismissFullScreenView()
    delegate.didDismissFullScreenView()
    phone = nil
    delegate.didRewardUser()
    #expect(rewards == 1)
    #expect(ad == nil, "an ad that nothing more comes of is kept by nobody")
  }

  @Test func `an ad that is never dismissed ends with its world`() throws {
    var phone: Phone? = try Phone()
    weak let ad = phone?.ad
    if let phone { phone.ad.present(from: phone.root) {} }
    phone?.mediated.delegate?.willPresentFullScreenView()
    phone = nil
    #expect(ad != nil, "it is on the screen")
    World.begin(seed: 1)
    #expect(ad == nil)
  }

  @Test func `an adapter's failure to present is the underlying error`() throws {
    let phone = try Phone()
    phone.ad.present(from: phone.root) {}
    let reason = NSError(domain: "strange", code: 9)
    phone.mediated.delegate?.didFailToPresentWithError(reason)
    let error = try #require(phone.listener.errors.first)
    #expect(phone.listener.heard == ["failed"])
    #expect(error.domain == "com.google.admob" && error.code == 22)
    #expect(error.userInfo[NSUnderlyingErrorKey] as? NSError == reason)
  }

  @Test func `an ad is presented once`() throws {
    let phone = try Phone()
    try phone.ad.canPresent(from: phone.root)
    phone.ad.present(from: phone.root) {}
    #expect(throws: PresentationError.self) { try phone.ad.canPresent(from: phone.root) }
    phone.ad.present(from: phone.root) {}
    #expect(phone.listener.errors.map(\.code) == [18])
    #expect(phone.mediated.timesPresented == 1)
  }

  @Test func `an ad expires after an hour and says so`() throws {
    let phone = try Phone()
    phone.world.timeline.advance(by: .seconds(3600))
    phone.ad.present(from: phone.root) {}
    let error = try #require(phone.listener.errors.first)
    #expect(error.code == 15)
    #expect(error.localizedDescription.contains("expired"))
    #expect(phone.mediated.timesPresented == 0)
  }

  @Test func `an ad is not presented over another controller`() throws {
    let phone = try Phone()
    let cover = UIViewController()
    phone.root.present(cover, animated: false)
    phone.ad.present(from: phone.root) {}
    #expect(phone.listener.errors.map(\.code) == [17])
    cover.dismiss(animated: false)
    phone.ad.present(from: phone.root) {}
    #expect(phone.mediated.timesPresented == 1)
  }

  @Test func `an adapter without the format fails its line`() throws {
    let world = Self.beginFullScreenWorld(.interstitial, "BareCustomEvent")
    var error: NSError?
    InterstitialAd.load(with: "feed", request: nil) { error = $1 as NSError? }
    world.timeline.settle()
    #expect(error?.code == RequestError.noFill.rawValue)
    let info = error?.userInfo[GADErrorUserInfoKeyResponseInfo] as? ResponseInfo
    let line = try #require(info?.adNetworkInfoArray.first?.error as NSError?)
    #expect(line.code == RequestError.mediationAdapterError.rawValue)
  }

  @Test func `a unit of another format is an invalid request`() throws {
    let world = Self.beginFullScreenWorld(.appOpen, "StrangeFullScreenCustomEvent")
    var error: NSError?
    InterstitialAd.load(with: "feed", request: nil) { error = $1 as NSError? }
    world.timeline.settle()
    #expect(error?.code == RequestError.invalidRequest.rawValue)
  }
}
