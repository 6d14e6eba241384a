import GoogleMobileAds
import Simulation
import StrangeAdapters
import Testing
import UIKit

/// Banner sizes.
@Suite(.serialized) @MainActor struct AdSizeTests {
  nonisolated static let constants: [(AdSize, Int, Int)] = [
    (AdSizeBanner, 320, 50), (AdSizeLargeBanner, 320, 100), (AdSizeMediumRectangle, 300, 250),
    (AdSizeFullBanner, 468, 60), (AdSizeLeaderboard, 728, 90), (AdSizeSkyscraper, 120, 600),
  ]

  @Test(arguments: constants)
  func `each constant has its size`(_ size: AdSize, _ width: Int, _ height: Int) {
    #expect(cgSize(for: size) == CGSize(width: width, height: height))
    #expect(isAdSizeValid(size: size))
    #expect(isAdSizeEqualToSize(size1: size, size2: adSizeFor(cgSize: size.size)))
  }

  @Test func `a banner can be made first, and get its size later`() {
    _ = World.begin(seed: 1)
    for banner in [BannerView(), AdManagerBannerView()] {
      #expect(!isAdSizeValid(size: banner.adSize))
      banner.adSize = AdSizeLargeBanner
      #expect(banner.frame.size == CGSize(width: 320, height: 100))
    }
  }

  @Test func `an invalid size is not valid, and a fluid size is`() {
    #expect(!isAdSizeValid(size: AdSizeInvalid))
    #expect(isAdSizeValid(size: AdSizeFluid))
    #expect(isAdSizeFluid(size: AdSizeFluid) && !isAdSizeFluid(size: AdSizeBanner))
  }

  /// The screen is 844 points high, and 15 % of that is more than 90.
  @Test(arguments: [(320, 50), (200, 50), (380, 59), (480, 75), (576, 90), (1024, 90)])
  func `an anchored adaptive banner is between 50 and 90 points high`(
    _ width: Int, _ height: Int
  ) {
    _ = World.begin(seed: 1)
    let size = currentOrientationAnchoredAdaptiveBanner(width: CGFloat(width))
    #expect(size.size == CGSize(width: width, height: height))
  }

  @Test func `an adaptive banner needs a width, an inline one a height of 32 points`() {
    _ = World.begin(seed: 1)
    #expect(!isAdSizeValid(size: currentOrientationAnchoredAdaptiveBanner(width: 0)))
    #expect(!isAdSizeValid(size: inlineAdaptiveBanner(width: 320, maxHeight: 31)))
    #expect(inlineAdaptiveBanner(width: 320, maxHeight: 32).size.height == 32)
  }

  @Test func `a large anchored banner is higher than the usual one in both orientations`() {
    _ = World.begin(seed: 1)
    #expect(largeAnchoredAdaptiveBanner(width: 320).size.height == 100)
    #expect(largeLandscapeAnchoredAdaptiveBanner(width: 640).size.height == 78)
    #expect(landscapeAnchoredAdaptiveBanner(width: 640).size.height == 59)
  }

  @Test func `a size that is no number has words all the same`() {
    let size = CGSize(width: CGFloat.nan, height: .infinity)
    #expect(string(for: adSizeFor(cgSize: size)) == "0x1000000")
  }

  @Test func `a size goes into a value and comes back`() {
    for size in Self.constants.map(\.0) + [
      AdSizeFluid, AdSize(size: .init(width: 7, height: 9), flags: 5),
    ] {
      #expect(isAdSizeEqualToSize(size1: size, size2: adSizeFor(nsValue: nsValue(for: size))))
      #expect(nsValue(for: size) == nsValue(for: size))
    }
    #expect(nsValue(for: AdSizeBanner) != nsValue(for: AdSizeFluid))
    #expect(!isAdSizeValid(size: adSizeFor(nsValue: NSNumber(value: 320))))
  }

  @Test(arguments: [
    (320, 50, "320x50"), (400, 60, "320x50"), (728, 90, "728x90"), (300, 250, "300x250"),
    (336, 280, "300x250"), (320, 100, "0x0"), (700, 90, "0x0"), (300, 50, "0x0"), (641, 50, "0x0"),
  ])
  func `the closest size fits into the requested one and is not much smaller`(
    _ width: Int, _ height: Int, _ found: String
  ) {
    let size = networkSize(for: adSizeFor(cgSize: CGSize(width: width, height: height)))
    #expect(string(for: size) == found)
  }

  @Test func `an inline banner may become as high as its ad`() {
    _ = World.begin(seed: 1)
    let inline = inlineAdaptiveBanner(width: 360, maxHeight: 300)
    #expect(string(for: networkSize(for: inline)) == "300x250")
    #expect(string(for: networkSize(for: AdSizeFluid)) == "300x250")
  }
}
