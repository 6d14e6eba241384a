import MediatedNetworks
import SampleAdSDK
import Simulation
import Testing
import UIKit

/// A banner of the Sample network: loaded, seen and touched.
@Suite(.serialized) @MainActor struct BannerTests {
  private func banner(
    on phone: Phone, for listener: any SampleBannerAdDelegate, unit: String? = "unit"
  ) -> SampleBanner {
    let banner = SampleBanner(frame: CGRect(x: 0, y: 0, width: 320, height: 50))
    banner.adUnit = unit
    banner.delegate = listener
    banner.accessibilityIdentifier = "banner"
    phone.controller.view.addSubview(banner)
    banner.fetchAd(SampleAdRequest())
    phone.pass(.milliseconds(200))
    return banner
  }

  private func creative(_ destination: MediatedCreative.Destination) -> SampleCreative {
    var creative = SampleCreative.content
    creative.opens = destination
    return creative
  }

  @Test func `a banner is loaded and seen, once`() {
    let phone = Phone()
    let listener = BannerListener()
    let banner = banner(on: phone, for: listener)
    phone.pass(.seconds(5))
    banner.removeFromSuperview()
    phone.controller.view.addSubview(banner)
    phone.pass(.seconds(5))
    #expect(listener.record.heard == ["loaded", "impression"])
    #expect(phone.book == ["impression"])
  }

  @Test(arguments: [(SampleOutcome.networkError, 2), (.noFill, 3)])
  func `a failure comes with its number`(_ outcome: SampleOutcome, _ number: Int) {
    let phone = Phone { $0.outcome = outcome }
    let listener = BannerListener()
    _ = banner(on: phone, for: listener)
    #expect(listener.record.timed == ["failed \(number)@200"])
  }

  @Test func `without an ad unit the request is bad`() {
    let listener = BannerListener()
    _ = banner(on: Phone(), for: listener, unit: nil)
    #expect(listener.record.timed == ["failed 0@0"])
  }

  @Test func `a click opens a page over the application`() {
    let phone = Phone { $0.creative = creative(.page) }
    let listener = BannerListener()
    _ = banner(on: phone, for: listener)
    phone.tap("banner")
    #expect(phone.isCovered && phone.tap("close") && !phone.isCovered)
    #expect(listener.record.heard == ["loaded", "click", "will present", "will dismiss", "gone"])
    #expect(phone.book == ["click"])
  }

  @Test func `a click that leaves the application is a click first`() {
    let phone = Phone { $0.creative = creative(.app) }
    let listener = BannerListener()
    _ = banner(on: phone, for: listener)
    phone.tap("banner")
    #expect(listener.record.heard == ["loaded", "click", "leaves"])
    #expect(UIApplication.shared.applicationState == .background)
  }

  @Test(arguments: MediatedCreative.Destination.allCases)
  func `a delegate that is not told of clicks hears once of each that it leaves`(
    _ destination: MediatedCreative.Destination
  ) {
    let phone = Phone { $0.creative = creative(destination) }
    let listener = PlainListener()
    _ = banner(on: phone, for: listener)
    phone.tap("banner")
    #expect(listener.record.heard == ["loaded", "leaves"])
    #expect(phone.book == ["click"])
  }

  @Test func `an ad of another format is as large as it is, and says so`() {
    let phone = Phone { $0.outcome = .wrongFormat }
    let banner = banner(on: phone, for: BannerListener())
    #expect(!banner.isOfRequestedFormat)
    #expect(banner.frame.size == CGSize(width: 320, height: 480))
  }
}

/// Told only what every delegate is told.
private class PlainListener: NSObject, SampleBannerAdDelegate {
  let record = Record()

  func bannerDidLoad(_ banner: SampleBanner) { record.hear("loaded") }
  func banner(_ banner: SampleBanner, didFailToLoadAdWith errorCode: SampleErrorCode) {
    record.hear("failed \(errorCode.rawValue)")
  }
  func bannerWillLeaveApplication(_ banner: SampleBanner) { record.hear("leaves") }
}

private final class BannerListener: NSObject, SampleBannerAdDelegate {
  let record = Record()

  func bannerDidLoad(_ banner: SampleBanner) { record.hear("loaded") }
  func banner(_ banner: SampleBanner, didFailToLoadAdWith errorCode: SampleErrorCode) {
    record.hear("failed \(errorCode.rawValue)")
  }
  func bannerWillLeaveApplication(_ banner: SampleBanner) { record.hear("leaves") }
  func bannerDidRecordImpression(_ banner: SampleBanner) { record.hear("impression") }
  func bannerDidRecordClick(_ banner: SampleBanner) { record.hear("click") }
  func bannerWillPresentScreen(_ banner: SampleBanner) { record.hear("will present") }
  func bannerWillDismissScreen(_ banner: SampleBanner) { record.hear("will dismiss") }
  func bannerDidDismissScreen(_ banner: SampleBanner) { record.hear("gone") }
}
