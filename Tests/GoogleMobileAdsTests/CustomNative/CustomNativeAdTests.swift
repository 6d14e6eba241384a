import AdServing
import GoogleMobileAds
import PublisherExamples
import Simulation
import StrangeAdapters
import Testing
import UIKit

/// Native ads of the publisher's own format.
@Suite(.serialized) @MainActor struct CustomNativeAdTests {
  private func loaded(
    flags: Bool = false, formats: [String] = ["1001"], _ types: [AdLoaderAdType] = [.customNative]
  ) -> (world: World, page: CustomNativeController) {
    let world = beginWorld(
      .strange(
        "BookedCustomEvent",
        settings: ["handlesUserClicks": flags, "handlesUserImpressions": flags]))
    let page = CustomNativeController()
    page.load(formats, types)
    world.timeline.advance(by: .seconds(2))
    return (world, page)
  }

  private func counts(_ world: World, _ what: Count.What) -> Int {
    world.journal.entries.count { $0.kind == .count(Count(what, in: .google)) }
  }

  /// The messages between these, in order.
  private func messages(_ world: World, from: Party, to: Party) -> [String] {
    world.journal.entries.filter { $0.from == from && $0.to == to }.map(\.message)
  }

  @Test func `a line's native ad comes in the publisher's format`() throws {
    let (_, page) = loaded()
    #expect(page.heard == ["custom 1001"])
    let ad = try #require(page.ad)
    #expect(ad.availableAssetKeys == ["Caption", "Headline"])
    #expect(page.headline.text == "A booked ad")
    #expect(page.caption.text == "From a network that keeps its own books.")
    #expect(ad.image(forKey: "MainImage") == nil)
    #expect(ad.string(forKey: "Price") == nil)
    #expect(ad.responseInfo.responseIdentifier == "feed#1")
    #expect(ad.rootViewController === page)
  }

  @Test func `with native ads beside them native ads come`() {
    #expect(loaded([.native, .customNative]).page.heard == ["native"])
  }

  @Test func `without a format the request is invalid`() {
    let (world, page) = loaded(formats: [])
    #expect(page.heard == ["error \(RequestError.invalidRequest.rawValue)"])
    #expect(!messages(world, from: .google, to: .adapter).contains { $0.hasPrefix("load") })
  }

  @Test func `the publisher's impression counts once, and the adapter is told`() {
    let (world, page) = loaded()
    page.isSeen()
    page.isSeen()
    #expect(counts(world, .impression) == 1)
    #expect(page.heard == ["custom 1001", "impression"])
    #expect(
      messages(world, from: .google, to: .adapter).filter { $0 == "didRecordImpression()" }.count
        == 1)
    #expect(
      messages(world, from: .google, to: .app).last == "customNativeAdDidRecordImpression(_:)")
  }

  @Test func `a click counts and reaches the adapter`() {
    let (world, page) = loaded()
    page.tapHeadline()
    #expect(counts(world, .click) == 1)
    #expect(page.heard == ["custom 1001", "click"])
    let told = world.journal.entries.first {
      $0.message == "didRecordClickOnAsset(with:view:viewController:)"
    }
    #expect(told?.data["asset"] == "headline")
    #expect(told?.ad == "feed#1")
  }

  @Test func `a click handler takes the click, which still counts`() throws {
    let (world, page) = loaded()
    var clicked: [String] = []
    try #require(page.ad).customClickHandler = { clicked.append($0) }
    page.tapHeadline()
    #expect(clicked == ["Headline"])
    #expect(counts(world, .click) == 1)
    #expect(
      !messages(world, from: .google, to: .adapter).contains(
        "didRecordClickOnAsset(with:view:viewController:)"))
  }

  @Test func `nothing is counted for a network that tracks itself`() {
    let (world, page) = loaded(flags: true)
    page.isSeen()
    page.tapHeadline()
    #expect(counts(world, .impression) == 0)
    #expect(counts(world, .click) == 0)
    #expect(page.heard == ["custom 1001"])
  }
}
