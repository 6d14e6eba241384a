@testable import Observing
@testable import Playing
@testable import Scenarios
import Contract
import Seed000
import Simulation
import Testing
import UIKit

extension AllSessions {
  /// The adapter of Google's guide, as it is printed there.
  @Suite @MainActor struct Seed000Tests {
    /// The lines name their network, since the guide's adapter registers none.
    private static let network = "Sample SDK"
    private static let guide = Scenario.Line.sample(
      className: "Seed000.SampleCustomEvent", network: network)
    private static let older = Scenario.Line.sample(
      className: "Seed000.GoogleTrackedCustomEvent", network: network)

    @Test func `the guide's adapter is found by its name and loads`() throws {
      let session = Session.after(.feed(Self.guide), .load(unit: "feed"))
      let ad = try #require(session.ad)
      #expect(ad.state == .loaded)
      #expect(ad.line == "Sample SDK")
      #expect(session.violations == ["handler-kept"])
    }

    @Test func `assets arrive, and those without a field at Google become extras`() throws {
      let session = Session.after(
        .feed(
          .sample(
            className: "Seed000.SampleCustomEvent", ad: .with { $0.kind = .appInstall },
            network: Self.network)),
        .load(unit: "feed"))
      let assets = try #require(session.ad).assets.google
      #expect(assets.string("headline") == "Sample App!")
      #expect(assets.string("callToAction") == "Take Action")
      #expect(assets.string("store") == "Sample Store")
      #expect(assets.string("price") == "$1.99")
      #expect(assets.string("starRating") == "4.5")
      #expect(assets["advertiser"] == nil)
      #expect(assets.string("icon") == "50×50 @1x")
      #expect(assets["extraAssets"] == .fields(["awesomeness": "Quite Awesome!"]))
    }

    @Test func `pictures that are not included are named as files, as in the guide`() throws {
      var options = Scenario.Options()
      options.images = .urlsOnly
      let session = Session.after(.feed(Self.guide, options: options), .load(unit: "feed"))
      let icon = try #require(session.ad?.assets.google.string("icon"))
      #expect(icon.hasPrefix("file://"))
    }

    @Test func `with both flags set, the network's counts are never reported`() throws {
      let session = Session.after(
        .feed(Self.guide), .load(unit: "feed"), .show(unit: "feed"), .advance(.seconds(1)),
        .tap(.callToAction))
      let ad = try #require(session.ad)
      #expect(ad.clicks?.isGoogles == false)
      #expect(ad.impressions?.isGoogles == false)
      #expect(ad.networks == .init(impressions: 1, clicks: 1))
      // The guide says that events must be forwarded, but has no code for it.
      #expect(ad.google == .init())
      #expect(Verdict(ad).tone == .disagree)
    }

    @Test func `the whole view is clickable, so a tap between the assets is a click`()
      throws
    {
      let session = Session.after(.feed(Self.guide), .load(unit: "feed"), .show(unit: "feed"))
      #expect(session.isTapTaken(at: session.betweenAssets))
      #expect(session.ad?.networks.clicks == 1)
    }

    @Test func `a failure becomes the guide's error`() throws {
      let session = Session.after(
        .feed(.sample(.noFill, className: "Seed000.SampleCustomEvent", network: Self.network)),
        .load(unit: "feed"))
      let told = try #require(
        session.journal.entries.first { $0.message == "completionHandler(nil, error)" })
      #expect(
        told.data.string("error")
          == "Sample SDK returned an ad load failure callback with error code: noInventory")
    }

    @Test func `an older label is called and noted`() throws {
      let session = Session.after(
        .feed(Self.older), .load(unit: "feed"), .show(unit: "feed"), .advance(.seconds(1)),
        .tap(.headline))
      let ad = try #require(session.ad)
      #expect(ad.google == .init(impressions: 1, clicks: 1))
      #expect(ad.networks == .init(impressions: 1, clicks: 1))
      let notes = session.journal.entries.filter { $0.kind == .note(violation: .olderSpelling) }
      #expect(
        notes.map { $0.data.string("older") } == [
          "setUpWith(_:completionHandler:)", "didRecordClickOnAsset(withName:view:viewController:)",
        ])
      #expect(notes.last?.ad == "feed#1")
    }

    @Test func `an adapter without a set-up is not noted`() {
      let session = Session.after(.feed(Self.guide))
      #expect(session.journal.entries.contains { $0.message == "setUp(with:completionHandler:)" })
      #expect(session.violations == [])
    }
  }
}
