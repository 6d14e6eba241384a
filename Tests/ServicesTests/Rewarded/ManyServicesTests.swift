import AppLovinSDK
import CloudXCore
import Foundation
import GHAD
import GHADAppLovin
import GHADCloudX
import GHADLevelPlay
import IronSource
import MediatedNetworks
import Simulation
import Testing

/// Three vendors behind one protocol: what an application sees is the same.
@Suite(.serialized) @MainActor struct ManyServicesTests {
  enum Vendor: String, CaseIterable {
    case appLovin, cloudX, levelPlay

    var network: String {
      switch self {
      case .appLovin: AppLovinNetwork.name
      case .cloudX: CloudXNetwork.name
      case .levelPlay: LevelPlayNetwork.name
      }
    }

    func register(key: String = "key") {
      let (type, service): (GHADServiceType, any GHADPlatfromService) =
        switch self {
        case .appLovin: (.appLovin, GHAppLovinService())
        case .cloudX: (.cloudX, GHCloudXService())
        case .levelPlay: (.levelPlay, GHLevelPlayService())
        }
      var registered = service
      registered.setupParams = ["sdkKey": key, "appKey": key]
      GHADManager.shared.register(type: type, service: registered)
      GHADManager.shared.setupServices()
    }

    func ad(_ delegate: Listener) -> GHADRewardedAd {
      switch self {
      case .appLovin: GHAppLovinRewardedAd(adUnitId: "unit", delegate: delegate)
      case .cloudX: GHCloudXRewardedAd(adUnitId: "unit", delegate: delegate)
      case .levelPlay: GHLevelPlayRewardedAd(adUnitId: "unit", delegate: delegate)
      }
    }
  }

  private func start(
    _ vendor: Vendor, _ answers: MediatedAnswer..., key: String = "key"
  ) -> (phone: Phone, ad: GHADRewardedAd) {
    let phone = Phone(setUp: false)
    MediatedServer.shared.set(
      MediatedSettings(answers), for: MediatedAdID(network: vendor.network, key: "unit"))
    vendor.register(key: key)
    let ad = vendor.ad(phone.listener)
    ad.autoLoadNextAd = false
    return (phone, ad)
  }

  @Test(arguments: Vendor.allCases) func `a reward comes once, and the show ends once`(
    _ vendor: Vendor
  ) {
    let (phone, ad) = start(vendor, .fill)
    let load = ad.asked()
    phone.advance(1)
    #expect(load.all == [true])
    let show = ad.shown()
    #expect(phone.isCovered)
    phone.watch()
    phone.advance(5)
    #expect(show.rewards == 1)
    #expect(show.all == [true])
    #expect(
      Set(phone.listener.heard) == [
        "loaded", "displayed", "paid", "rewarded", "hidden", "ended: rewarded",
      ])
  }

  @Test(arguments: Vendor.allCases) func `leaving early ends a show without a reward`(
    _ vendor: Vendor
  ) {
    let (phone, ad) = start(vendor, .fill)
    ad.load()
    phone.advance(1)
    let show = ad.shown()
    phone.leave()
    phone.advance(5)
    #expect(show.all == [false])
    #expect(show.error == GHADFailure.dismissed.error)
  }

  @Test(arguments: Vendor.allCases) func `no fill is tried again, and an unknown unit is not`(
    _ vendor: Vendor
  ) {
    let (phone, ad) = start(vendor, .noFill, .fill)
    ad.autoRetryLoadWhenFailed = true
    ad.load()
    phone.advance(3)
    #expect(ad.isReady)
    let (other, second) = start(vendor, MediatedAnswer(.badRequest), .fill)
    second.autoRetryLoadWhenFailed = true
    second.load()
    other.advance(100)
    #expect(second.unit.state.word == "exhausted")
  }

  @Test(arguments: Vendor.allCases) func `an ad that cannot be shown ends the show`(
    _ vendor: Vendor
  ) {
    let (phone, ad) = start(vendor, .fill { $0.showing = .fails })
    ad.load()
    phone.advance(1)
    let show = ad.shown()
    phone.advance(1)
    #expect(show.all == [false])
    #expect(phone.listener.count("failed to display") == 1)
    #expect(phone.listener.count("ended: failedToDisplay") == 1)
  }

  @Test(arguments: Vendor.allCases) func `after an ad that cannot be shown the next one is loaded`(
    _ vendor: Vendor
  ) {
    let (phone, ad) = start(vendor, .fill { $0.showing = .fails }, .fill)
    ad.autoLoadNextAd = true
    ad.load()
    phone.advance(1)
    _ = ad.shown()
    phone.advance(1)
    #expect(ad.isReady)
    _ = ad.shown()
    #expect(phone.isCovered)
  }

  @Test(arguments: Vendor.allCases) func `an ad that expired without a word is not shown`(
    _ vendor: Vendor
  ) {
    let (phone, ad) = start(vendor, .fill { $0.expiresAfter = .seconds(60) }, .noFill)
    ad.load()
    phone.advance(100)
    let show = ad.shown()
    #expect(show.error == GHADFailure.notLoaded.error)
    #expect(!phone.isCovered)
  }

  @Test(arguments: Vendor.allCases) func `without a key nothing is set up`(_ vendor: Vendor) {
    let (_, ad) = start(vendor, .fill, key: "")
    #expect(ad.asked().error == GHADFailure.serviceNotSetUp.error)
  }
}
