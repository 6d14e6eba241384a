import AdServing
import GoogleMobileAds
import Simulation
import StrangeAdapters
import Testing
import UIKit

/// What an adapter may do with its delegate, and what an ad keeps alive.
@Suite(.serialized) @MainActor struct ReportTests {
  private static let networkTracks = ["handlesUserClicks": true, "handlesUserImpressions": true]

  /// A publisher with an ad from the line and a view on the screen to show it in.
  @MainActor private struct Phone {
    let world: World
    let ad: NativeAd
    let view = NativeAdView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    private let window: UIWindow

    init(_ line: AdUnit.Line) throws {
      world = beginWorld(line)
      let publisher = Publisher()
      publisher.loader.load(nil)
      world.timeline.settle()
      ad = try #require(publisher.ads.first)
      window = UIWindow(frame: UIScreen.main.bounds)
      let root = UIViewController()
      window.rootViewController = root
      window.makeKeyAndVisible()
      root.view.addSubview(view)
    }

    var counts: [String] {
      world.journal.entries.compactMap { entry in
        if case .count(let count) = entry.kind { "\(count.ledger) \(count.what)" } else { nil }
      }
    }
  }

  @Test func `an adapter need not keep its delegate`() throws {
    let phone = try Phone(.strange("WeakCustomEvent", settings: Self.networkTracks))
    phone.view.nativeAd = phone.ad
    #expect(phone.counts == ["google impression", "google click"])
  }

  @Test func `a second impression is not counted, but every click is`()
    throws
  {
    let phone = try Phone(.strange("WeakCustomEvent", settings: Self.networkTracks))
    phone.view.nativeAd = phone.ad
    phone.view.nativeAd = nil
    phone.view.nativeAd = phone.ad
    #expect(phone.counts == ["google impression", "google click", "google click"])
    #expect(
      phone.world.violations.filter { $0 != "ad-choices-missing" } == ["impression-reported-twice"])
  }

  @Test func `an adapter that keeps its delegate keeps no ad alive`() throws {
    weak var mediatedAd: StrangeNativeAd?
    let world = beginWorld(.strange("EchoingCustomEvent"))
    do {
      let publisher = Publisher()
      publisher.loader.load(nil)
      world.timeline.settle()
      mediatedAd = try #require(publisher.ads.first).mediatedAd as? StrangeNativeAd
      #expect(mediatedAd != nil)
    }
    world.timeline.advance(by: .seconds(60))
    #expect(mediatedAd == nil)
  }

  @Test func `the publisher gets the value of the impression`() throws {
    let phone = try Phone(.strange("StrangeCustomEvent", valueMicros: 4200))
    var values: [AdValue] = []
    phone.ad.paidEventHandler = { values.append($0) }
    phone.view.nativeAd = phone.ad
    phone.world.timeline.advance(by: .seconds(1))
    #expect(values.map(\.value.stringValue) == ["0.0042"])
    #expect(values.first?.currencyCode == "USD")
    #expect(values.first?.precision == .estimated)
    #expect(phone.counts == ["google impression", "google paid"])
  }

  @Test func `currency and precision are the line's`() throws {
    var line = AdUnit.Line.strange("StrangeCustomEvent", valueMicros: 4200)
    (line.currency, line.precision) = ("EUR", .publisherProvided)
    let phone = try Phone(line)
    var values: [AdValue] = []
    phone.ad.paidEventHandler = { values.append($0) }
    phone.view.nativeAd = phone.ad
    phone.world.timeline.advance(by: .seconds(1))
    #expect(values.map(\.currencyCode) == ["EUR"])
    #expect(values.map(\.precision) == [.publisherProvided])
    let told = phone.world.journal.entries.first { $0.sense == .appToldPaid }
    #expect(told?.data == ["micros": 4200, "currency": "EUR", "precision": 2])
  }

  @Test func `without a paid event handler nothing is reported, but the value is counted`() throws {
    let phone = try Phone(.strange("StrangeCustomEvent", valueMicros: 4200))
    phone.view.nativeAd = phone.ad
    let before = phone.world.journal.entries.count
    phone.world.timeline.advance(by: .seconds(1))
    #expect(!phone.world.journal.entries[before...].contains { $0.to == .app })
    #expect(phone.counts == ["google impression", "google paid"])
  }

  @Test func `properties an adapter leaves out have the real SDK's defaults`() throws {
    let mediated = try Phone(.strange("StrangeCustomEvent")).ad.mediatedAd
    #expect(mediated.adChoicesView == nil)
    #expect(mediated.mediaView == nil)
    #expect(!mediated.hasVideoContent)
    #expect(mediated.mediaContentAspectRatio == 0)
    #expect(mediated.duration == 0)
    #expect(mediated.currentTime == 0)
  }

  @Test func `older names refer to the same types and members`() {
    _ = beginWorld()
    #expect(OlderTypes.all.contains { $0 == NativeAd.self })
    OlderMembers.muteApplication()
    #expect(MobileAds.shared.isApplicationMuted)
  }
}
