import MediatedNetworks
import SampleAdSDK
import Simulation
import Testing
import UIKit

/// Clicks on full-screen ads: what is told and counted, and where they lead.
@Suite(.serialized) @MainActor struct ClickTests {
  private let listener = FullScreenListener()

  private func showing(_ destination: MediatedCreative.Destination) -> Phone {
    let phone = Phone {
      var creative = SampleCreative.appInstall
      creative.opens = destination
      $0.creative = creative
    }
    phone.load(SampleRewardedAd(), for: listener).show(from: phone.controller)
    return phone
  }

  @Test func `each click is told and counted, the impression once`() {
    let phone = showing(.page)
    for _ in 1...2 {
      phone.tap("callToAction")
      phone.tap("close")
    }
    #expect(listener.record.heard.suffix(2) == ["click", "click"])
    #expect(phone.book == ["impression", "click", "click"])
  }

  @Test func `the countdown stands while a page covers the ad`() {
    let phone = showing(.page)
    phone.pass(.seconds(9))
    phone.tap("callToAction")
    phone.pass(.seconds(60))
    #expect(!phone.book.contains("reward"))
    phone.tap("close")
    phone.pass(.milliseconds(999))
    #expect(!phone.book.contains("reward"))
    phone.pass(.milliseconds(1))
    #expect(phone.book.contains("reward"))
  }

  @Test func `a click may lead to the store, or nowhere`() {
    let nowhere = showing(.nothing)
    nowhere.tap("callToAction")
    #expect(nowhere.book == ["impression", "click"])
    #expect(UIApplication.shared.applicationState == .active)
    #expect(nowhere.controller.presentedViewController?.presentedViewController == nil)
    let store = showing(.app)
    store.tap("callToAction")
    #expect(UIApplication.shared.applicationState == .background)
  }

  @Test func `the older interstitial says of every click that it leaves the application`() {
    let phone = Phone()
    let listener = InterstitialListener()
    let ad = SampleInterstitial(adUnitID: "unit")
    ad.delegate = listener
    ad.fetchAd(SampleAdRequest())
    #expect(!ad.isInterstitialLoaded)
    phone.pass(.milliseconds(200))
    #expect(ad.isInterstitialLoaded)
    ad.show()
    #expect(phone.isCovered && !ad.isInterstitialLoaded)
    phone.tap("close")
    ad.show()
    #expect(listener.record.heard == ["loaded", "will present", "will dismiss", "gone"])
    #expect(phone.book == ["impression"])
  }

  @Test func `its click is counted, and leaves as far as the delegate knows`() {
    let phone = Phone { $0.creative = .appInstall }
    let listener = InterstitialListener()
    let ad = SampleInterstitial(adUnitID: "unit")
    ad.delegate = listener
    ad.fetchAd(SampleAdRequest())
    phone.pass(.milliseconds(200))
    ad.show()
    phone.tap("callToAction")
    #expect(listener.record.heard.last == "leaves")
    #expect(phone.book == ["impression", "click"])
  }
}

private final class InterstitialListener: NSObject, SampleInterstitialAdDelegate {
  let record = Record()

  func interstitialDidLoad(_ interstitial: SampleInterstitial) { record.hear("loaded") }
  func interstitial(
    _ interstitial: SampleInterstitial, didFailToLoadAdWith errorCode: SampleErrorCode
  ) { record.hear("failed \(errorCode.rawValue)") }
  func interstitialWillPresentScreen(_ interstitial: SampleInterstitial) {
    record.hear("will present")
  }
  func interstitialWillDismissScreen(_ interstitial: SampleInterstitial) {
    record.hear("will dismiss")
  }
  func interstitialDidDismissScreen(_ interstitial: SampleInterstitial) { record.hear("gone") }
  func interstitialWillLeaveApplication(_ interstitial: SampleInterstitial) {
    record.hear("leaves")
  }
}
