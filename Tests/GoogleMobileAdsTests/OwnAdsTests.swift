import GoogleMobileAds
import Simulation
import StrangeAdapters
import Testing
import UIKit

/// Features that Google offers only for its own ads, used on a mediated one.
@Suite(.serialized) @MainActor struct OwnAdsTests {
  private func loadedAd() throws -> (world: World, ad: NativeAd) {
    let world = beginWorld(.strange("StrangeCustomEvent", parameter: "first"))
    let publisher = Publisher()
    publisher.loader.load(nil)
    world.timeline.settle()
    return (world, try #require(publisher.ads.first))
  }

  @Test func `a mediated ad lacks these features, and using one is noted`() throws {
    let (world, ad) = try loadedAd()
    #expect(!ad.isCustomMuteThisAdAvailable)
    #expect(ad.muteThisAdReasons == nil)
    #expect(!ad.isCustomClickGestureEnabled)
    let before = world.journal.entries.count
    ad.muteThisAd(with: nil)
    ad.enableCustomClickGestures()
    ad.recordCustomClickGesture()
    ad.mediaContent.videoController.play()
    let added = world.journal.entries.dropFirst(before)
    #expect(
      added.map(\.message) == [
        "muteThisAd(with:) does nothing for a mediated ad",
        "enableCustomClickGestures() does nothing for a mediated ad",
        "recordCustomClickGesture() does nothing for a mediated ad",
        "VideoController.play() does nothing: the network plays the video",
      ])
    #expect(!ad.isCustomClickGestureEnabled)
    #expect(world.violations == [])
  }

  @Test func `the sound of a mediated video is the network's`() throws {
    let (world, ad) = try loadedAd()
    let controller = ad.mediaContent.videoController
    let before = controller.isMuted
    controller.isMuted = !before
    #expect(controller.isMuted == before)
    let last = try #require(world.journal.entries.last)
    #expect(last.message == "VideoController.setMute(_:) does nothing: the network plays the video")
  }

  @Test func `a response describes itself as the real SDK does`() throws {
    let (_, ad) = try loadedAd()
    let line = """
      Network: StrangeAdapters.StrangeCustomEvent
      Ad Source Name: Custom Event
      Ad Source ID: (null)
      Ad Source Instance Name: StrangeCustomEvent
      Ad Source Instance ID: (null)
      AdUnitMapping: {parameter: first}
      Error: (null)
      Latency: 0.0
      """
    #expect(
      ad.responseInfo.description == """
        ** Response Info **
        Response ID: feed#1
        Network: StrangeAdapters.StrangeCustomEvent

        ** Loaded Adapter Response **
        \(line)

        ** Extras Dictionary **
        {}

        ** Mediation line items **
        Entry (1)
        \(line)
        """)
  }

  @Test func `extras are kept by the label of their line`() {
    let extras = CustomEventExtras()
    extras.setExtras(["age": 7], forLabel: "first")
    extras.setExtras(["age": 8], forLabel: "second")
    extras.setExtras(nil, forLabel: "second")
    #expect(extras.extras(forLabel: "first")?["age"] as? Int == 7)
    #expect(extras.extras(forLabel: "second") == nil)
    extras.removeAllExtras()
    #expect(extras.allExtras().isEmpty)
  }

  @Test func `a copied request keeps its values`() throws {
    let request = Request()
    request.neighboringContentURLs = ["https://publisher.example/next"]
    request.keywords = ["games"]
    let copy = try #require(request.copy() as? Request)
    #expect(copy.neighboringContentURLs == ["https://publisher.example/next"])
    #expect(copy.keywords == ["games"])
  }
}
