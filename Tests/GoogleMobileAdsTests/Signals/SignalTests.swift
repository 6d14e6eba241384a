import AdServing
import Foundation
import GoogleMobileAds
import PublisherExamples
import Simulation
import StrangeAdapters
import Testing
import UIKit

/// Ads that come by way of the publisher's server.
@Suite(.serialized) @MainActor struct SignalTests {
  private func begin(
    _ className: String, _ format: UnitFormat, bid: AdUnit.Bid? = nil
  ) -> (world: World, page: SignalController) {
    let world = World.begin(seed: 7)
    var line = AdUnit.Line.strange(className)
    line.bid = bid
    AdServer.shared.units["feed"] = AdUnit(
      id: "feed", format: format, lines: [line], timeout: .seconds(5))
    let page = SignalController()
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = page
    window.makeKeyAndVisible()
    return (world, page)
  }

  /// The answer that the publisher's server brings back for the signal.
  private func answer(_ page: SignalController) throws -> String {
    let signal = try #require(page.signal)
    return try #require(MobileAds.adResponse(to: signal))
  }

  @Test func `a signal is made later, and an answer to it brings a native ad`() throws {
    let (world, page) = begin("StrangeCustomEvent", .native)
    page.askForNative("feed")
    #expect(page.signal == nil)
    world.timeline.settle()
    let response = try answer(page)
    #expect(!world.journal.entries.contains { $0.message.hasPrefix("loadNativeAd") })
    page.renderNative(response)
    world.timeline.settle()
    #expect(page.heard == ["native of feed"])
    #expect(page.nativeAd?.responseInfo.loadedAdNetworkResponseInfo != nil)
    let asked = try #require(world.journal.entries.first { $0.message == "load(with:)" })
    #expect(asked.ad == "feed#1")
    #expect(world.violations == [])
  }

  @Test func `an answer that is loaded again brings another ad`() throws {
    let (world, page) = begin("StrangeCustomEvent", .native)
    page.askForNative("feed")
    world.timeline.settle()
    let response = try answer(page)
    for _ in 1...2 {
      page.renderNative(response)
      world.timeline.settle()
    }
    let asked = world.journal.entries.filter { $0.message == "load(with:)" }
    #expect(asked.map(\.ad) == ["feed#1", "feed#2"])
  }

  @Test func `the wishes of a native ad's signal reach the adapter`() throws {
    let (world, page) = begin("StrangeCustomEvent", .native)
    page.askForNative("feed")
    world.timeline.settle()
    page.renderNative(try answer(page))
    world.timeline.settle()
    let asked = try #require(
      world.journal.entries.first { $0.message.hasPrefix("loadNativeAd") })
    #expect("\(asked.data)".contains("bottomLeft"))
  }

  @Test func `a banner and an interstitial come the same way`() throws {
    var (world, page) = begin("HandheldBannerCustomEvent", .banner)
    page.askForBanner("feed")
    world.timeline.settle()
    page.renderBanner(try answer(page))
    world.timeline.settle()
    #expect(page.heard == ["banner of feed"])
    (world, page) = begin("CannotShowCustomEvent", .interstitial)
    page.askForInterstitial("feed")
    world.timeline.settle()
    page.renderInterstitial(try answer(page))
    world.timeline.settle()
    #expect(page.interstitial?.adUnitID == "feed")
  }

  @Test func `lines that bid have their signals in it, and are not asked again`() throws {
    let (world, page) = begin(
      "EagerBidderCustomEvent", .native, bid: AdUnit.Bid(response: "won"))
    page.askForNative("feed")
    world.timeline.settle()
    func collections() -> Int {
      world.journal.entries.count { $0.message.hasPrefix("collectSignals") }
    }
    #expect(collections() == 1)
    page.renderNative(try answer(page))
    world.timeline.settle()
    #expect(page.heard == ["native of feed"] && collections() == 1)
    #expect(world.journal.entries.contains { $0.message.hasPrefix("the auction:") })
  }

  @Test func `what is no answer of Google's is refused`() {
    let (world, page) = begin("StrangeCustomEvent", .native)
    page.renderNative("adResponseString")
    page.renderBanner("adResponseString")
    page.renderInterstitial("adResponseString")
    world.timeline.settle()
    let code = RequestError.receivedInvalidResponse.rawValue
    #expect(
      page.heard.sorted() == ["no banner \(code)", "no interstitial \(code)", "no native \(code)"])
    #expect(MobileAds.adResponse(to: "signal") == nil)
  }

  @Test func `an answer for another format is an invalid request`() throws {
    let (world, page) = begin("StrangeCustomEvent", .native)
    page.askForNative("feed")
    world.timeline.settle()
    page.renderInterstitial(try answer(page))
    world.timeline.settle()
    #expect(page.heard == ["no interstitial \(RequestError.invalidRequest.rawValue)"])
  }

  @Test func `a request for no ad, or without a unit, has no signal`() {
    let (world, page) = begin("StrangeCustomEvent", .native)
    page.askForNative("feed", numberOfAds: 0)
    page.askForNative("")
    world.timeline.settle()
    let code = RequestError.invalidRequest.rawValue
    #expect(page.heard == ["no signal \(code)", "no signal \(code)"])
  }

  // Another test may begin a world while one waits, so each waits for what has happened already.
  @Test func `async code gets signals and ads, too`() async throws {
    let (world, _) = begin("CannotShowCustomEvent", .rewarded)
    let asking = Task.immediate { try await SignalController.signal(of: "feed") }
    world.timeline.settle()
    let loading = Task.immediate { try await SignalController.reward("response 1 for feed") }
    world.timeline.settle()
    #expect(try await asking.value == "signal 1 for feed")
    #expect(try await loading.value == "feed")
  }
}
