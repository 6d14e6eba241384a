import MediatedNetworks
import SampleAdSDK
import Simulation
import Testing
import UIKit

/// Who tracks a native ad: the network itself, or another that tells it.
@Suite(.serialized) @MainActor struct NativeTrackingTests {
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
  private let button = UIView(frame: CGRect(x: 0, y: 100, width: 100, height: 40))

  /// A loaded ad whose view is on the screen, with a button in it.
  private func loaded(
    on phone: Phone, _ destination: MediatedCreative.Destination = .nothing
  ) throws -> (SampleNativeAd, Record) {
    var creative = SampleCreative.content
    creative.opens = destination
    let listener = phone.loadNative(creative)
    let ad = try #require(listener.ad)
    phone.listener = listener
    view.accessibilityIdentifier = "view"
    button.accessibilityIdentifier = "button"
    view.addSubview(button)
    phone.controller.view.addSubview(view)
    return (ad, listener.record)
  }

  @Test func `the network sees its ad after a second, once, and every touch`() throws {
    let phone = Phone()
    let (ad, record) = try loaded(on: phone)
    ad.setNativeAdView(view)
    phone.pass(.milliseconds(999))
    #expect(phone.book == [])
    phone.pass(.seconds(5))
    phone.tap("button")
    phone.tap("button")
    #expect(record.timed == ["native@200", "impression@1200", "click@6199", "click@6199"])
    #expect(phone.book == ["impression", "click", "click"])
  }

  @Test func `it tracks only what it is asked to, where it is asked to`() throws {
    let phone = Phone()
    let (ad, _) = try loaded(on: phone)
    ad.setNativeAdView(view, clickableViews: [button], tracks: .clicks)
    phone.pass(.seconds(5))
    phone.tap("view")
    #expect(phone.book == [])
    phone.tap("button")
    #expect(phone.book == ["click"])
    ad.setNativeAdView(view, clickableViews: [button], tracks: .impressions)
    phone.tap("button")
    phone.pass(.seconds(1))
    #expect(phone.book == ["click", "impression"])
  }

  @Test func `a view that is taken back is not tracked any more`() throws {
    let phone = Phone()
    let (ad, record) = try loaded(on: phone)
    ad.setNativeAdView(view)
    phone.pass(.milliseconds(999))
    ad.removeNativeAdView()
    phone.pass(.seconds(5))
    phone.tap("button")
    #expect(phone.book == [] && record.heard == ["native"])
  }

  @Test func `an impression that another tracker saw is counted once, and not told back`() throws {
    let phone = Phone()
    let (ad, record) = try loaded(on: phone)
    ad.recordImpression()
    ad.recordImpression()
    ad.setNativeAdView(view)
    phone.pass(.seconds(5))
    #expect(phone.book == ["impression"] && record.heard == ["native"])
  }

  @Test func `a network without a guard counts each`() throws {
    let phone = Phone { $0.counting.isGuarded = false }
    let (ad, _) = try loaded(on: phone)
    ad.recordImpression()
    ad.recordImpression()
    #expect(phone.book == ["impression", "impression"])
  }

  @Test func `a click that another tracker saw opens the page and is not told back`() throws {
    let phone = Phone()
    let (ad, record) = try loaded(on: phone, .page)
    ad.handleClick(on: button)
    #expect(phone.isCovered && phone.book == ["click"])
    phone.tap("close")
    #expect(!phone.isCovered)
    #expect(record.heard == ["native", "will present", "will dismiss", "gone"])
  }

  @Test func `a click that leaves the application says so first`() throws {
    let phone = Phone()
    let (ad, record) = try loaded(on: phone, .app)
    ad.setNativeAdView(view)
    phone.tap("button")
    #expect(record.heard == ["native", "click", "leaves"])
    #expect(UIApplication.shared.applicationState == .background)
  }

  @Test func `the AdChoices icon explains the ad, which is no click`() throws {
    let phone = Phone()
    let (ad, _) = try loaded(on: phone)
    let icon = SampleAdInfoView()
    view.addSubview(icon)
    ad.setNativeAdView(view)
    phone.tap("adChoices")
    #expect(phone.book == [])
    #expect(UIApplication.shared.applicationState == .background)
  }
}
