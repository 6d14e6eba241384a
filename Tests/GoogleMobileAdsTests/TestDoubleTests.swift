import GoogleMobileAds
import Simulation
import StrangeAdapters
import Testing
import UIKit

/// Configurations that strangers make, for the tests of their own adapters.
@Suite(.serialized) @MainActor struct TestDoubleTests {
  @Test func `a subclass can be made with settings, a size and options of its own`() throws {
    _ = World.begin(seed: 1)
    let banner = BannerConfigurationDouble(["placement": "p1"], size: AdSizeLeaderboard)
    #expect(banner.credentials.settings["placement"] as? String == "p1")
    #expect(banner.credentials.format == .banner)
    #expect(isAdSizeEqualToSize(size1: banner.adSize, size2: AdSizeLeaderboard))
    #expect(banner.isTestRequest && banner.topViewController == nil && banner.bidResponse == nil)
    let options = NativeAdImageAdLoaderOptions()
    let native = NativeConfigurationDouble(options: [options])
    #expect(native.options.first === options)
  }

  @Test func `what is not given is empty`() {
    let configuration = MediationRewardedAdConfiguration()
    #expect(configuration.credentials.settings.isEmpty)
    #expect(!configuration.isTestRequest && configuration.watermark == nil)
  }

  @Test func `a network's own version comes before that of Objective-C`() {
    #expect(VersionedNetwork.versionForAdapters == "4.2.0")
    #expect(VersionedNetwork.version() == "4.2.0")
  }

  @Test func `the inspector that is not there throws`() async {
    _ = World.begin(seed: 1)
    #expect((await inspect() as? RequestError)?.code == .internalError)
  }
}
