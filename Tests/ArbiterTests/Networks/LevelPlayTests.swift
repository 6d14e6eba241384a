import MediatedNetworks
import Simulation
import Testing
import UIKit

@testable import IronSource

/// LevelPlay, as an application's developer meets it.
@Suite(.serialized) @MainActor final class LevelPlayTests {
  final class Listener: NSObject, LPMInterstitialAdDelegate, LPMRewardedAdDelegate,
    LPMBannerAdViewDelegate, LPMImpressionDataDelegate
  {
    var heard: [String] = []
    var onFailure: () -> Void = {}
    var placements: [String] = []
    func didLoadAd(with adInfo: LPMAdInfo) {
      adInfo.placementName.map { placements.append($0) }
      heard.append("loaded \(adInfo.revenue?.doubleValue ?? -1)")
    }
    func didFailToLoadAd(withAdUnitId adUnitId: String, error: any Error) {
      heard.append("failed \((error as NSError).code)")
      onFailure()
    }
    func didDisplayAd(with adInfo: LPMAdInfo) { heard.append("displayed") }
    func didFailToDisplayAd(with adInfo: LPMAdInfo, error: any Error) {
      heard.append("not shown \((error as NSError).code)")
    }
    func didClickAd(with adInfo: LPMAdInfo) { heard.append("clicked") }
    func didCloseAd(with adInfo: LPMAdInfo) { heard.append("closed") }
    func didChangeAdInfo(_ adInfo: LPMAdInfo) {
      heard.append("changed \(adInfo.revenue?.doubleValue ?? -1)")
    }
    func didRewardAd(with adInfo: LPMAdInfo, reward: LPMReward) {
      heard.append("\(reward.amount) \(reward.name)")
    }
    func impressionDataDidSucceed(_ impressionData: LPMImpressionData) { heard.append("data") }
  }

  /// Made inside each test: other suites begin worlds of their own.
  private lazy var phone = Phone()
  private let listener = Listener()

  private func interstitial() -> LPMInterstitialAd {
    _ = phone
    let ad = LPMInterstitialAd(adUnitId: "unit")
    ad.setDelegate(listener)
    return ad
  }

  @Test func `an interstitial is loaded, shown and closed`() {
    phone.answer("LevelPlay", "unit", .fill(0.0025312))
    LevelPlay.add(listener)
    let ad = interstitial()
    ad.loadAd()
    phone.pass(.seconds(1))
    #expect(ad.isAdReady())
    ad.showAd(viewController: phone.controller, placementName: "menu")
    phone.tap("close")
    #expect(listener.heard == ["loaded 0.0025312", "displayed", "data", "closed"])
    #expect(phone.book("LevelPlay") == ["impression", "paid 2531"])
  }

  @Test func `loads at the wrong moment are errors`() {
    phone.answer("LevelPlay", "unit", .fill(1))
    let ad = interstitial()
    ad.loadAd()
    ad.loadAd()
    phone.pass(.seconds(1))
    #expect(listener.heard == ["failed 627", "loaded 1.0"])
    ad.showAd(viewController: phone.controller, placementName: nil)
    ad.loadAd()
    ad.showAd(viewController: phone.controller, placementName: nil)
    phone.pass(.seconds(1))
    #expect(listener.heard.suffix(3) == ["displayed", "failed 629", "not shown 630"])
  }

  @Test func `showing at the wrong moment is an error`() {
    phone.answer("LevelPlay", "unit", .fill(1))
    let ad = interstitial()
    ad.showAd(viewController: phone.controller, placementName: nil)
    ad.loadAd()
    ad.showAd(viewController: phone.controller, placementName: nil)
    phone.pass(.zero)
    #expect(listener.heard == ["not shown 628", "not shown 631"])
  }

  @Test func `a capped placement is an error although the ad is ready`() {
    phone.answer("LevelPlay", "unit", .fill(1))
    _ = phone
    MediatedServer.shared.setCappedPlacements(["menu"], of: "LevelPlay")
    let ad = interstitial()
    ad.loadAd()
    phone.pass(.seconds(1))
    #expect(LPMInterstitialAd.isPlacementCapped("menu") && ad.isAdReady())
    ad.showAd(viewController: phone.controller, placementName: "menu")
    phone.pass(.zero)
    #expect(listener.heard.last == "not shown 524" && ad.isAdReady())
    ad.showAd(viewController: phone.controller, placementName: "shop")
    #expect(phone.isCovered)
  }

  @Test func `a loaded ad's values change, and only then`() {
    phone.answer("LevelPlay", "unit", .fill(0.001))
    let ad = interstitial()
    phone.ad("LevelPlay")?.changePrice(to: 9)
    ad.loadAd()
    phone.ad("LevelPlay")?.changePrice(to: 9)
    phone.pass(.seconds(1))
    phone.ad("LevelPlay")?.changePrice(to: 0.002)
    #expect(listener.heard == ["loaded 0.001", "changed 0.002"])
    phone.ad("LevelPlay")?.changePrice(to: nil)
    #expect(listener.heard.last == "changed -1.0")
  }

  @Test func `before the SDK has started a load is an error`() {
    phone = Phone(isStarted: false)
    let ad = interstitial()
    ad.loadAd()
    phone.pass(.zero)
    #expect(listener.heard == ["failed 625"])
  }

  @Test func `a reward may come after the ad is gone`() {
    phone.answer("LevelPlay", "unit", .fill(1).with { $0.order.reward = .afterHide })
    let ad = LPMRewardedAd(adUnitId: "unit")
    ad.setDelegate(listener)
    ad.loadAd()
    phone.pass(.seconds(1))
    ad.showAd(viewController: phone.controller, placementName: nil)
    phone.pass(.seconds(10))
    phone.tap("close")
    phone.pass(.seconds(1))
    #expect(listener.heard == ["loaded 1.0", "displayed", "closed", "1 Reward"])
  }

  @Test func `orders in which events are reported`() {
    func show(_ change: (inout MediatedAnswer) -> Void) -> [String] {
      phone = Phone()
      listener.heard = []
      phone.answer("LevelPlay", "unit", .fill(1).with(change))
      let ad = LPMRewardedAd(adUnitId: "unit")
      ad.setDelegate(listener)
      ad.loadAd()
      phone.pass(.seconds(1))
      ad.showAd(viewController: phone.controller, placementName: nil)
      phone.pass(.seconds(10))
      phone.tap("close")
      phone.pass(.seconds(1))
      return Array(listener.heard.dropFirst())
    }
    #expect(show { $0.order.display = .twice } == ["displayed", "displayed", "1 Reward", "closed"])
    #expect(show { $0.order.display = .late } == ["1 Reward", "displayed", "closed"])
    #expect(show { $0.order.reward = .lost } == ["displayed", "closed"])
    #expect(show { $0.order.reward = .twice } == ["displayed", "1 Reward", "1 Reward", "closed"])
    #expect(show { $0.order.reward = .beforeHide } == ["displayed", "1 Reward", "closed"])
    #expect(show { $0.showing = .goesUntold } == ["displayed", "1 Reward"])
    #expect(show { $0.showing = .sticks } == ["displayed", "1 Reward"])
    #expect(show { $0.showing = .fails } == ["not shown 510"])
  }

  @Test func `a banner is counted when it was seen`() {
    phone.answer("LevelPlay", "unit", .fill(0.001))
    let banner = LPMBannerAdView(adUnitId: "unit", adSize: .mediumRectangle())
    banner.setDelegate(listener)
    phone.controller.view.addSubview(banner)
    banner.loadAd(with: phone.controller)
    phone.pass(.seconds(3))
    #expect(listener.heard == ["loaded 0.001", "displayed"])
    #expect(phone.book("LevelPlay") == ["impression", "paid 1000"])
  }

  @Test func `a configured banner has the size and the placement that it is told`() throws {
    final class Silent: NSObject, LPMImpressionDataDelegate {}
    let silent = Silent()
    LevelPlay.add(silent)
    phone.answer("LevelPlay", "unit", .fill(0.001))
    let size = try #require(LPMAdSize.createAdaptive())
    #expect((size.width, size.height) == (390, 50) && size.isAdaptive)
    #expect(LPMAdSize.createAdaptiveAdSize(withWidth: 728)?.height == 90)
    let config = LPMBannerAdViewConfigBuilder()
      .set(adSize: size)
      .set(placementName: "Home")
      .build()
    let banner = LPMBannerAdView(adUnitId: "unit", config: config)
    #expect(banner.frame.size == CGSize(width: 390, height: 50))
    banner.setDelegate(listener)
    banner.loadAd(with: phone.controller)
    phone.pass(.seconds(1))
    #expect(listener.placements == ["Home"])
    let plain = LPMBannerAdView(
      adUnitId: "unit", config: LPMBannerAdViewConfigBuilder().set(adSize: .banner()).build())
    #expect(plain.frame.size == CGSize(width: 320, height: 50))
  }

  @Test func `before the start no adaptive size is known`() {
    World.begin(seed: 7)
    #expect(LPMAdSize.createAdaptive() == nil)
  }

  @Test func `a second failure is no answer to the next request`() {
    let twice = MediatedAnswer.noFill().with { $0.manner = .twice }
    phone.answer("LevelPlay", "unit", twice, .fill(1))
    let ad = interstitial()
    listener.onFailure = { ad.loadAd() }
    ad.loadAd()
    phone.pass(.seconds(1))
    #expect(listener.heard == ["failed 509", "loaded 1.0"] && ad.isAdReady())
  }

  @Test func `an ad that finds something on the screen is told so`() {
    phone.answer("LevelPlay", "unit", .fill(1))
    let ad = interstitial()
    ad.loadAd()
    phone.pass(.seconds(1))
    phone.controller.present(UIViewController(), animated: false)
    ad.showAd(viewController: phone.controller, placementName: nil)
    #expect(listener.heard == ["loaded 1.0", "not shown 1022"])
  }
}
