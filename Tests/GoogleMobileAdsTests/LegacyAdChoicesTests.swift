import AdServing
import GoogleMobileAds
import Simulation
import StrangeAdapters
import Testing
import UIKit

/// In SDK 7 an adapter adds its own AdChoices, and may call the view what it likes.
@Suite(.serialized) @MainActor struct LegacyAdChoicesTests {
  private let view = NativeAdView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  private func show(_ manner: String, for time: Duration = .seconds(2)) throws -> World {
    let world = beginWorld(.strange("OwnIconCustomEvent", parameter: manner))
    AdServer.shared.units["feed"]?.api = .legacy
    let publisher = Publisher()
    publisher.loader.load(nil)
    world.timeline.settle()
    let ad = try #require(publisher.ads.first)
    view.nativeAd = ad
    world.timeline.advance(by: time)
    return world
  }

  private func hide(in world: World) {
    view.nativeAd = nil
    world.timeline.advance(by: .seconds(2))
  }

  @Test(arguments: ["at the right", "in a container", "beside a badge", "later"])
  func `a small view in the preferred corner is AdChoices`(_ manner: String) throws {
    let world = try show(manner)
    #expect(world.violations == [])
    hide(in: world)
    #expect(world.violations == [])
  }

  @Test(arguments: [
    ("at the left", "ad-choices-in-another-corner"), ("wide", "ad-choices-too-large"),
    ("in the middle", "ad-choices-missing"), ("hidden", "ad-choices-missing"),
  ])
  func `it is judged like any other`(_ manner: String, _ violation: String) throws {
    #expect(try show(manner).violations == [violation])
  }

  @Test func `what stays behind is known, although it had no name`() throws {
    let world = try show("for good")
    #expect(world.violations == [])
    hide(in: world)
    #expect(world.violations == ["ad-choices-left-behind"])
  }

  @Test func `what is removed half a second after the ad has not stayed behind`() throws {
    let world = try show("for a while")
    hide(in: world)
    #expect(world.violations == [])
    #expect(world.journal.entries.count { $0.sense == .adChoicesRemoved } == 1)
  }

  @Test func `an ad that is in its view again has its icon there`() throws {
    let world = try show("for good")
    let ad = view.nativeAd
    view.nativeAd = nil
    view.nativeAd = ad
    world.timeline.advance(by: .seconds(2))
    #expect(world.violations == [])
  }

  @Test func `what the application has there itself is none`() throws {
    view.addSubview(UIView(frame: CGRect(x: 80, y: 0, width: 20, height: 20)))
    #expect(try show("in the middle").violations == ["ad-choices-missing"])
  }
}
