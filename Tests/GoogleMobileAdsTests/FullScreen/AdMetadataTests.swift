import AdServing
import GoogleMobileAds
import Simulation
import StrangeAdapters
import Testing
import UIKit

/// What an application knows about a rewarded ad, and when.
@Suite(.serialized) @MainActor struct AdMetadataTests {
  /// An application written as in the guide for publishers, in Swift.
  private final class ViewController: NSObject, GADFullScreenContentDelegate, GADAdMetadataDelegate
  {
    var rewardedAd: GADRewardedAd?
    var heard: [String] = []
    var atLoad: [GADAdMetadataKey: Any]?

    func loadRewardedAd() {
      GADRewardedAd.load(with: "feed", request: Request()) { ad, error in
        self.heard.append(error == nil ? "loaded" : "failed")
        self.atLoad = ad?.adMetadata
        self.rewardedAd = ad
        self.rewardedAd?.fullScreenContentDelegate = self
        self.rewardedAd?.adMetadataDelegate = self
      }
    }

    func adMetadataDidChange(_ ad: any GADAdMetadataProvider) {
      let adMetadata = rewardedAd?.adMetadata
      heard.append(adMetadata?[GADAdMetadataKey(rawValue: "AdId")] as? String ?? "nothing")
    }
  }

  private static let known: AdMetadata = {
    var metadata = AdMetadata()
    metadata.texts = [.adID: "ad-1", .adSystem: "Sample Exchange"]
    metadata.creativeDuration = 15_000
    metadata.wrappers = [
      .init(adID: "w-2", adSystem: "Inner"), .init(adID: "w-1", adSystem: "Outer"),
    ]
    return metadata
  }()

  private func application(
    _ metadata: AdMetadata?, delay: Duration? = nil
  ) -> (World, ViewController) {
    let world = beginRewardedWorld(.rewarded) { line in
      line.metadata = metadata.map { .init($0, delay: delay) }
    }
    let application = ViewController()
    application.loadRewardedAd()
    world.timeline.settle()
    return (world, application)
  }

  @Test func `the application is told of the metadata right after the load`() throws {
    let (world, application) = application(Self.known)
    #expect(application.heard == ["loaded", "ad-1"])
    let entry = try #require(world.journal.entries.last)
    #expect(entry.kind == .callback && entry.from == .google && entry.to == .app)
    #expect(entry.message == "adMetadataDidChange(_:)" && entry.ad == "feed#1")
    #expect(entry.data["AdSystem"] == .string("Sample Exchange"))
  }

  @Test func `the values have the types of the guide, and unknown texts are empty`() throws {
    let (_, application) = application(Self.known)
    let metadata = try #require(application.rewardedAd?.adMetadata)
    let named = Dictionary(uniqueKeysWithValues: metadata.map { ($0.key.rawValue, $0.value) })
    #expect(named["CreativeDurationMs"] as? Int == 15_000)
    for name in ["AdTitle", "TraffickingParameters", "DealId", "CreativeId", "MediaURL"] {
      #expect(named[name] as? String == "", "\(name)")
    }
    let wrappers = try #require(named["Wrappers"] as? [[String: String]])
    #expect(
      wrappers == [
        ["AdId": "w-2", "AdSystem": "Inner", "CreativeId": ""],
        ["AdId": "w-1", "AdSystem": "Outer", "CreativeId": ""],
      ])
    #expect(named.count == 9)
  }

  @Test func `an ad without wrappers has no such value, and an unknown duration is -1`() throws {
    let (_, application) = application(AdMetadata())
    let metadata = try #require(application.rewardedAd?.adMetadata)
    #expect(metadata[GADAdMetadataKey(rawValue: "Wrappers")] == nil)
    #expect(metadata[GADAdMetadataKey(rawValue: "CreativeDurationMs")] as? Int == -1)
  }

  @Test func `metadata that arrives later is missing at load`() {
    let (world, application) = application(Self.known, delay: .seconds(1))
    #expect(application.heard == ["loaded"])
    world.timeline.advance(by: .milliseconds(999))
    #expect(application.rewardedAd?.adMetadata == nil)
    world.timeline.advance(by: .milliseconds(1))
    #expect(application.heard == ["loaded", "ad-1"])
    #expect(application.atLoad == nil)
  }

  @Test func `without metadata the application is told nothing`() {
    let (world, application) = application(nil)
    world.timeline.advance(by: .seconds(60))
    #expect(application.heard == ["loaded"])
    #expect(application.rewardedAd?.adMetadata == nil)
  }

  @Test func `each change is reported, but not the same metadata again`() throws {
    let (_, application) = application(Self.known)
    let ad = try #require(application.rewardedAd)
    var other = Self.known
    other.texts[.adID] = "ad-2"
    ad.change(metadata: other)
    ad.change(metadata: other)
    #expect(application.heard == ["loaded", "ad-1", "ad-2"])
  }

  @Test func `an application that released the ad is told nothing`() {
    let (world, application) = application(Self.known, delay: .seconds(1))
    application.rewardedAd = nil
    world.timeline.advance(by: .seconds(2))
    #expect(application.heard == ["loaded"])
    #expect(!world.journal.entries.contains { $0.sense == .metadataDue })
  }
}
