import AppLovinSDK
import CloudXCore
import IronSource
import MediatedNetworks
import OpenWrapSDK
import Simulation
import Testing
import UIKit

/// The books of the mediated networks need no guard against doubles: each counts what its own SDK saw,
/// once, however often that is told. Nobody can report to it.
@Suite(.serialized) @MainActor struct CountingOnceTests {
  private nonisolated static let networks = ["CloudX", "LevelPlay", "PubMatic", "AppLovin MAX"]

  /// A rewarded ad of a network, as calls that load and show it.
  private func ad(
    of network: String, on phone: Phone
  ) throws -> (load: () -> Void, show: () -> Void) {
    switch network {
    case "CloudX":
      let ad = try #require(CloudXCore.shared.createRewarded(adUnitId: "unit"))
      return ({ ad.load() }, { ad.show(from: phone.controller) })
    case "LevelPlay":
      let ad = LPMRewardedAd(adUnitId: "unit")
      return ({ ad.loadAd() }, { ad.showAd(viewController: phone.controller, placementName: nil) })
    case "PubMatic":
      let ad = POBRewardedAd(publisherId: "1", profileId: 2, adUnitId: "unit")
      return ({ ad.loadAd() }, { ad.show(from: phone.controller) })
    default:
      ALSdk.shared().initialize(with: ALSdkInitializationConfiguration(sdkKey: "key"))
      phone.pass(.seconds(1))
      let ad = MARewardedAd.shared(withAdUnitIdentifier: "unit")
      return ({ ad.load() }, { ad.show() })
    }
  }

  @Test(arguments: networks)
  func `an ad that appears twice, and is told twice, counts once`(_ network: String) throws {
    let phone = Phone()
    phone.answer(
      network, "unit",
      .fill(0.001).with {
        $0.manner = .twice
        ($0.order.display, $0.order.revenue, $0.order.reward) = (.twice, .twice, .twice)
      })
    let ad = try ad(of: network, on: phone)
    ad.load()
    phone.pass(.seconds(1))
    ad.show()
    #expect(phone.tap("callToAction"))
    #expect(phone.tap("close") && phone.isCovered)
    phone.pass(.seconds(10))
    #expect(phone.tap("close") && !phone.isCovered)
    let book = phone.book(network)
    #expect(book.filter { !$0.hasPrefix("paid") } == ["impression", "click", "reward"])
    #expect(book.count { $0.hasPrefix("paid") } == 1)
  }

  @Test(arguments: networks.dropLast())
  func `a banner that is told twice, and comes back, counts once`(_ network: String) throws {
    let phone = Phone()
    phone.answer(network, "unit", .fill(0.001).with { $0.manner = .twice })
    let banner: UIView
    switch network {
    case "CloudX":
      let view = try #require(CloudXCore.shared.createBanner(adUnitId: "unit"))
      view.load()
      banner = view
    case "LevelPlay":
      let view = LPMBannerAdView(adUnitId: "unit")
      view.loadAd(with: phone.controller)
      banner = view
    default:
      let view = POBBannerView(
        publisherId: "1", profileId: 2, adUnitId: "unit", adSizes: [POBAdSizeMake(320, 50)])
      view.loadAd()
      banner = view
    }
    for _ in 1...2 {
      phone.controller.view.addSubview(banner)
      phone.pass(.seconds(5))
      banner.removeFromSuperview()
    }
    #expect(phone.book(network).count { $0 == "impression" } == 1)
    #expect(banner.subviews.count == 1)
  }
}
