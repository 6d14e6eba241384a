import AdServing
import GoogleMobileAds
import Simulation
import StrangeAdapters
import Testing
import UIKit

/// AdChoices that the network draws itself, into the view it is handed for it.
@Suite(.serialized) @MainActor struct AdChoicesTests {
  private let view = NativeAdView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  /// The world in which an ad of that manner is in the view.
  private func show(_ manner: String) throws -> (world: World, ad: NativeAd) {
    let world = beginWorld(.strange("DrawingCustomEvent", parameter: manner))
    let publisher = Publisher()
    publisher.loader.load(nil)
    world.timeline.settle()
    let ad = try #require(publisher.ads.first)
    view.nativeAd = ad
    return (world, ad)
  }

  @Test(arguments: ["beside it", "in the middle", "later, beside it"])
  func `what the network adds to the ad's view may be AdChoices`(_ manner: String) throws {
    let (world, _) = try show(manner)
    world.timeline.advance(by: .seconds(2))
    #expect(world.violations == [])
  }

  @Test(arguments: ["invisible", "all over"])
  func `what hides, or covers the whole ad, is none`(_ manner: String) throws {
    let (world, _) = try show(manner)
    world.timeline.advance(by: .seconds(2))
    #expect(world.violations == ["ad-choices-missing"])
  }

  @Test(arguments: ["at once", "later"])
  func `what is drawn there is AdChoices`(_ manner: String) throws {
    let (world, _) = try show(manner)
    world.timeline.advance(by: .seconds(2))
    #expect(world.violations == [])
    #expect(view.subviews.count == 1)
  }

  @Test func `a view that only gets a colour is drawn into`() throws {
    let (world, _) = try show("coloured")
    world.timeline.advance(by: .seconds(2))
    #expect(world.violations == [])
    #expect(view.subviews.count == 1)
  }

  @Test func `none is noted after a second, and the empty view goes`() throws {
    let (world, _) = try show("never")
    #expect(view.subviews.count == 1)
    world.timeline.advance(by: .milliseconds(999))
    #expect(world.violations == [])
    world.timeline.advance(by: .milliseconds(1))
    #expect(world.violations == ["ad-choices-missing"])
    #expect(view.subviews.isEmpty)
  }

  @Test func `none is not noted of an ad that left before`() throws {
    let (world, _) = try show("never")
    view.nativeAd = nil
    world.timeline.advance(by: .seconds(2))
    #expect(world.violations == [])
    #expect(view.subviews.isEmpty)
  }

  @Test func `the publisher's own view for it is handed over`() throws {
    let outlet = AdChoicesView(frame: CGRect(x: 80, y: 80, width: 20, height: 20))
    view.addSubview(outlet)
    view.adChoicesView = outlet
    let (world, _) = try show("at once")
    world.timeline.advance(by: .seconds(2))
    #expect(world.violations == [])
    #expect(outlet.subviews.count == 1)
    #expect(view.subviews.count == 1)
  }

  @Test func `what is drawn there is judged like any other`() throws {
    let (world, _) = try show("too large")
    #expect(world.violations.contains("ad-choices-too-large"))
  }

  @Test func `a tap goes through the empty view, and not through a drawn one`() throws {
    _ = try show("never")
    #expect(view.hitTest(CGPoint(x: 95, y: 5), with: nil) === view)
    _ = try show("at once")
    #expect(view.hitTest(CGPoint(x: 95, y: 5), with: nil) !== view)
  }
}
