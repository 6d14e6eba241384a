import GoogleMobileAds
import Simulation
import StrangeAdapters
import Testing
import UIKit

/// Native ads with impossible numbers or endless lists.
@Suite(.serialized) @MainActor struct NonsenseTests {
  private func loaded(_ settings: [String: Any]) throws -> (world: World, ad: NativeAd) {
    let world = beginWorld(.strange("StrangeCustomEvent", settings: settings))
    let publisher = Publisher()
    publisher.loader.load(nil)
    world.timeline.settle()
    return (world, try #require(publisher.ads.first))
  }

  @Test(arguments: zip([-1, .nan, .infinity, 1e300], [0, 0, 1_000_000, 1_000_000]))
  func `an impossible time becomes the nearest possible one and is noted once`(
    _ said: TimeInterval, _ expected: TimeInterval
  ) throws {
    let (world, ad) = try loaded(["currentTime": said])
    for _ in 1...3 { #expect(ad.mediaContent.currentTime == expected) }
    #expect(world.violations == ["implausible-number"])
    let note = try #require(world.journal.entries.last)
    #expect(note.data == ["of": "currentTime"])
    #expect(note.ad == "feed#1")
  }

  @Test func `a possible time is not noted`() throws {
    let (world, ad) = try loaded(["currentTime": 12.5])
    #expect(ad.mediaContent.currentTime == 12.5)
    #expect(world.violations == [])
  }

  @Test func `nested lists are written ten levels deep`() throws {
    var extra: Any = "bottom"
    for _ in 0..<1_000 { extra = [extra] }
    let (world, _) = try loaded(["extraAssets": ["a": extra]])
    let received = try #require(
      world.journal.entries.first { $0.message == "adLoader(_:didReceive:)" })
    let brackets = String(repeating: "[", count: 10)
    let written = brackets + "…" + String(repeating: "]", count: 10)
    #expect(received.data["extraAssets"] == .fields(["a": .string(written)]))
  }
}
