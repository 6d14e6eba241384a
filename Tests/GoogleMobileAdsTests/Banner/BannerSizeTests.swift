import AdServing
import GoogleMobileAds
import Simulation
import StrangeAdapters
import Testing
import UIKit

/// A banner whose ad may choose its size.
@Suite(.serialized) @MainActor struct BannerSizeTests {
  @MainActor
  private final class Publisher: NSObject, @preconcurrency BannerViewDelegate,
    @preconcurrency AdSizeDelegate
  {
    var heard: [String] = []
    func bannerViewDidReceiveAd(_ bannerView: BannerView) {
      heard.append("received at \(Int(bannerView.bounds.height))")
    }
    func bannerView(_ bannerView: BannerView, didFailToReceiveAdWithError error: any Error) {
      heard.append("error")
    }
    func adView(_ bannerView: BannerView, willChangeAdSizeTo adSize: AdSize) {
      let (old, new) = (bannerView.bounds.size, cgSize(for: adSize))
      heard.append(
        "from \(Int(old.width))×\(Int(old.height)) to \(Int(new.width))×\(Int(new.height))")
    }
  }

  private let controller = UIViewController()
  private let publisher = Publisher()

  /// A banner after this many loads.
  private func banner(_ size: AdSize, loads: Int = 1) -> BannerView {
    let world = World.begin(seed: 7)
    AdServer.shared.units["strip"] = AdUnit(
      id: "strip", format: .banner, lines: [.strange("SmallBannerCustomEvent")],
      timeout: .seconds(5))
    let banner = BannerView(adSize: size)
    banner.adUnitID = "strip"
    banner.rootViewController = controller
    banner.delegate = publisher
    banner.adSizeDelegate = publisher
    for _ in 0..<loads {
      banner.load(nil)
      world.timeline.settle()
    }
    return banner
  }

  @Test func `an inline banner takes the size of its ad and announces it first`() throws {
    let banner = banner(inlineAdaptiveBanner(width: 320, maxHeight: 400))
    #expect(publisher.heard == ["from 320×400 to 300×200", "received at 200"])
    #expect(banner.frame.size == CGSize(width: 300, height: 200))
    #expect(banner.intrinsicContentSize == CGSize(width: 300, height: 200))
    let entry = try #require(
      World.current.journal.entries.first { $0.message == "adView(_:willChangeAdSizeTo:)" })
    #expect(entry.from == .google && entry.to == .app && entry.ad == "strip#1")
  }

  @Test func `a fluid banner takes the size of its ad`() {
    _ = banner(AdSizeFluid)
    #expect(publisher.heard == ["from 0×0 to 300×200", "received at 200"])
  }

  @Test func `an ad of the same size changes nothing`() {
    _ = banner(AdSizeFluid, loads: 2)
    #expect(publisher.heard == ["from 0×0 to 300×200", "received at 200", "received at 200"])
  }

  @Test func `only another size is told to the ad on the screen`() {
    let banner = banner(AdSizeFluid)
    func told() -> Int { World.current.journal.entries.count { $0.sense == .sizeSaid } }
    banner.adSize = AdSizeFluid
    #expect(told() == 0)
    #expect(banner.frame.size == CGSize(width: 300, height: 200))
    banner.adSize = AdSizeBanner
    #expect(told() == 1)
    #expect(banner.frame.size == CGSize(width: 320, height: 50))
  }

  @Test func `an anchored banner keeps its size`() {
    let wide = AdSize(
      size: CGSize(width: 380, height: 250),
      flags: currentOrientationAnchoredAdaptiveBanner(width: 380).flags)
    let banner = banner(wide)
    #expect(publisher.heard == ["received at 250"])
    #expect(banner.frame.size == CGSize(width: 380, height: 250))
  }

  @Test func `a mediated banner is not collapsible`() {
    #expect(!banner(AdSizeFluid).isCollapsible)
  }
}
