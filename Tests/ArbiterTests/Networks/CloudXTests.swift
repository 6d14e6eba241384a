import MediatedNetworks
import Simulation
import Testing
import UIKit

@testable import CloudXCore

/// CloudX, as an application's developer meets it.
@Suite(.serialized) @MainActor final class CloudXTests {
  final class Listener: NSObject, CLXInterstitialDelegate, CLXRewardedDelegate,
    CLXAdRevenueDelegate, CLXBannerDelegate
  {
    var heard: [String] = []
    var onFailure: () -> Void = {}
    func didLoad(_ ad: CLXAd) { heard.append("loaded") }
    func didFailToLoadAd(_ adUnitId: String, error: CLXError) {
      heard.append("failed \(error.code)")
      onFailure()
    }
    func didDisplay(_ ad: CLXAd) { heard.append("displayed") }
    func didFailToDisplay(_ ad: CLXAd, error: CLXError) { heard.append("not shown \(error.code)") }
    func didHide(_ ad: CLXAd) { heard.append("hidden") }
    func didClick(_ ad: CLXAd) { heard.append("clicked") }
    func didRewardUser(for ad: CLXAd, with reward: CLXReward) {
      heard.append("\(reward.amount) \(reward.label)")
    }
    func didPayRevenue(for ad: CLXAd) { heard.append("paid") }
  }

  /// Made inside each test: other suites begin worlds of their own.
  private lazy var phone = Phone()
  private let listener = Listener()

  private func interstitial() throws -> CLXInterstitial {
    _ = phone
    let ad = try #require(CloudXCore.shared.createInterstitial(adUnitId: "unit"))
    ad.delegate = listener
    ad.revenueDelegate = listener
    return ad
  }

  @Test func `an interstitial is loaded, shown, tapped and closed`() throws {
    phone.answer("CloudX", "unit", .fill(0.0042).with { $0.creative.opens = .nothing })
    let ad = try interstitial()
    ad.load()
    #expect(!ad.isReady)
    phone.pass(.seconds(1))
    #expect(ad.isReady)
    ad.show(from: phone.controller)
    #expect(phone.isCovered && !ad.isReady)
    #expect(phone.tap("callToAction"))
    #expect(phone.tap("close"))
    #expect(!phone.isCovered)
    #expect(listener.heard == ["loaded", "displayed", "paid", "clicked", "hidden"])
    #expect(phone.book("CloudX") == ["impression", "paid 4200", "click"])
  }

  @Test func `an ad is hidden with what the application dismisses below it`() throws {
    phone.answer("CloudX", "unit", .fill(0.0042))
    let ad = try interstitial()
    ad.load()
    phone.pass(.seconds(1))
    let menu = UIViewController()
    phone.controller.present(menu, animated: true)
    ad.show(from: menu)
    phone.controller.dismiss(animated: true)
    #expect(!phone.isCovered)
    #expect(listener.heard == ["loaded", "displayed", "paid", "hidden"])
  }

  @Test func `a load while one is under way, or with an ad, is ignored without a word`() throws {
    phone.answer("CloudX", "unit", .fill(1))
    let ad = try interstitial()
    ad.load()
    ad.load()
    phone.pass(.seconds(1))
    ad.load()
    phone.pass(.seconds(1))
    #expect(listener.heard == ["loaded"])
    ad.show(from: phone.controller)
    ad.load()
    phone.pass(.seconds(1))
    #expect(listener.heard == ["loaded", "displayed", "paid"])
  }

  @Test func `showing what is not there fails with 400`() throws {
    let ad = try interstitial()
    ad.show(from: phone.controller)
    #expect(listener.heard.isEmpty)
    phone.pass(.zero)
    #expect(listener.heard == ["not shown 400"])
  }

  @Test func `an ad expires and nobody is told`() throws {
    phone.answer("CloudX", "unit", .fill(1).with { $0.expiresAfter = .seconds(30) })
    let ad = try interstitial()
    ad.load()
    phone.pass(.seconds(10))
    #expect(ad.isReady)
    phone.pass(.seconds(30))
    #expect(!ad.isReady && listener.heard == ["loaded"])
    #expect(phone.world.journal.entries.contains { $0.sense == .networkExpired })
  }

  @Test func `in the callback that it is gone the next one can be loaded`() throws {
    final class Reloader: NSObject, CLXInterstitialDelegate {
      var ad: CLXInterstitial?
      var loads = 0
      func didLoad(_ ad: CLXAd) { loads += 1 }
      func didFailToLoadAd(_ adUnitId: String, error: CLXError) {}
      func didClick(_ ad: CLXAd) {}
      func didDisplay(_ ad: CLXAd) {}
      func didFailToDisplay(_ ad: CLXAd, error: CLXError) { self.ad?.load() }
      func didHide(_ ad: CLXAd) { self.ad?.load() }
    }
    phone.answer(
      "CloudX", "unit", .fill(1), .fill(1).with { $0.showing = .fails }, .fill(1))
    let ad = try interstitial()
    let reloader = Reloader()
    reloader.ad = ad
    ad.delegate = reloader
    ad.load()
    phone.pass(.seconds(1))
    ad.show(from: phone.controller)
    phone.tap("close")
    phone.pass(.seconds(1))
    #expect(reloader.loads == 2)
    ad.show(from: phone.controller)
    phone.pass(.seconds(1))
    #expect(reloader.loads == 3)
  }

  @Test func `loads before the SDK has started wait, as one`() throws {
    phone = Phone(isStarted: false)
    phone.answer("CloudX", "unit", .fill(1))
    let ad = try interstitial()
    ad.load()
    ad.load()
    phone.pass(.seconds(5))
    #expect(listener.heard.isEmpty)
    CloudXCore.shared.initialize(with: .init(appKey: "key"))
    phone.pass(.seconds(5))
    #expect(listener.heard == ["loaded"])
  }

  @Test func `without a start there are no ads`() {
    phone = Phone(isStarted: false)
    MediatedServer.shared.set(MediatedStart(succeeds: false), of: "CloudX")
    var codes: [Int?] = []
    CloudXCore.shared.initialize(with: .init(appKey: "")) { codes.append($1?.code) }
    CloudXCore.shared.initialize(with: .init(appKey: "key")) { codes.append($1?.code) }
    CloudXCore.shared.initialize(with: .init(appKey: "key")) { codes.append($1?.code) }
    phone.pass(.seconds(1))
    #expect(codes == [203, 102, 102])
    #expect(!CloudXCore.shared.isInitialized)
    #expect(CloudXCore.shared.createInterstitial(adUnitId: "unit") == nil)
    #expect(CloudXCore.shared.createRewarded(adUnitId: "unit") == nil)
  }

  @Test func `a rewarded ad rewards once, when it was watched`() throws {
    phone.answer(
      "CloudX", "unit", .fill(1).with { $0.creative.reward = Reward(amount: 5, type: "lives") })
    let ad = try #require(CloudXCore.shared.createRewarded(adUnitId: "unit"))
    ad.delegate = listener
    ad.load()
    phone.pass(.seconds(1))
    ad.show(from: phone.controller)
    phone.pass(.seconds(9))
    #expect(!phone.tap("close"))
    phone.pass(.seconds(1))
    #expect(phone.tap("close"))
    #expect(listener.heard == ["loaded", "displayed", "5 lives", "hidden"])
    #expect(phone.book("CloudX") == ["impression", "paid 1000000", "reward"])
  }

  @Test func `a banner is counted when it was seen`() throws {
    phone.answer("CloudX", "unit", .fill(0.001).with { $0.creative.opens = .nothing })
    let banner = try #require(CloudXCore.shared.createBanner(adUnitId: "unit"))
    banner.delegate = listener
    banner.load()
    banner.load()
    phone.pass(.seconds(3))
    #expect(listener.heard == ["loaded"] && phone.book("CloudX").isEmpty)
    phone.controller.view.addSubview(banner)
    phone.pass(.seconds(3))
    #expect(phone.book("CloudX") == ["impression", "paid 1000"])
    phone.tap("callToAction")
    #expect(listener.heard == ["loaded", "clicked"])
  }

  @Test func `a second failure is no answer to the next request`() throws {
    let twice = MediatedAnswer.noFill().with { $0.manner = .twice }
    phone.answer("CloudX", "unit", twice, .fill(1))
    let ad = try interstitial()
    listener.onFailure = { ad.load() }
    ad.load()
    phone.pass(.seconds(1))
    #expect(listener.heard == ["failed 302", "loaded"] && ad.isReady)
  }

  @Test func `an ad that finds no room is told so`() throws {
    phone.answer("CloudX", "unit", .fill(1))
    let ad = try interstitial()
    ad.load()
    phone.pass(.seconds(1))
    phone.controller.present(UIViewController(), animated: false)
    ad.show(from: phone.controller)
    #expect(listener.heard == ["loaded", "not shown 620"])
  }

  @Test func `a banner that is loaded before the start keeps the ad it was asked for`() throws {
    phone = Phone(isStarted: false)
    let banner = try #require(CloudXCore.shared.createBanner(adUnitId: "unit"))
    banner.delegate = listener
    phone.world.journal.within(Context(ad: "own#1")) { banner.load() }
    CloudXCore.shared.initialize(with: .init(appKey: "key"))
    phone.pass(.seconds(1))
    let answer = phone.world.journal.entries.last { $0.sense == .networkAnswered }
    #expect(answer?.ad == "own#1")
  }

  @Test func `an answer that comes twice is told twice`() throws {
    phone.answer("CloudX", "unit", .fill(1).with { $0.manner = .twice })
    let ad = try interstitial()
    ad.load()
    phone.pass(.seconds(1))
    #expect(listener.heard == ["loaded", "loaded"])
  }
}
