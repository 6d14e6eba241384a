import Catalogue
import Contract
import Observing
@testable import Playing
@testable import Scenarios
import Seed001
import Simulation
import Testing

extension AllSessions {
  /// The custom event of Google's guide for SDK 7, as it is printed there.
  @Suite @MainActor struct Seed001Tests {
    /// The lines name their network, since the guide's custom event registers none.
    private static func line(
      _ className: String, _ outcome: Scenario.Outcome = .fill,
      _ kind: Scenario.Content.Kind = .appInstall, opens: Scenario.Content.Opens = .page
    ) -> Scenario.Line {
      .sample(
        outcome, className: "Seed001.\(className)",
        ad: .with {
          $0.kind = kind
          $0.opens = opens
        }, network: "Sample SDK")
    }

    private static func options(
      _ change: (inout Scenario.Options) -> Void
    ) -> Scenario.Options {
      var options = Scenario.Options()
      change(&options)
      return options
    }

    private func asked(_ session: Session) throws -> Fields {
      try #require(session.journal.entries.first { $0.sense == .networkAsked }).data
    }

    @Test func `the guide's custom event is found by its name and loads`() throws {
      let session = Session.after(
        .legacyFeed(Self.line("SampleCustomEventNativeAd")), .load(unit: "feed"))
      #expect(try #require(session.ad).state == .loaded)
      #expect(session.violations == [])
      #expect(
        session.journal.entries.crossings.filter { $0.hasPrefix("google→adapter") } == [
          "google→adapter request(withParameter:request:adTypes:options:rootViewController:)",
          "google→adapter handlesUserClicks()", "google→adapter handlesUserImpressions()",
        ])
    }

    @Test func `not to implement a flag is not to answer no, though Google tracks in both cases`()
      throws
    {
      let guide = Session.after(
        .legacyFeed(Self.line("SampleCustomEventNativeAd")), .load(unit: "feed"))
      let leftOut = try #require(guide.journal.entries.first { $0.sense == .clicksFlagAsked })
      #expect(leftOut.data["leftOut"] == true && leftOut.data["watches"] == "google")
      #expect(EntryWords.inTrace(leftOut) == "handlesUserClicks() is not implemented")
      let other = Session.after(.feed(.sample()), .load(unit: "feed"))
      let answered = try #require(other.journal.entries.first { $0.sense == .clicksFlagAsked })
      #expect(answered.data["leftOut"] == nil && answered.data["watches"] == "google")
      #expect(EntryWords.inTrace(answered) == "handlesUserClicks() = no")
    }

    @Test func `what the publisher asks for reaches the network`() throws {
      let options = Self.options {
        $0.formats = [.content]
        $0.imageOrientation = .portrait
        $0.images = .urlsOnly
        $0.multipleImages = true
      }
      let session = Session.after(
        .legacyFeed(Self.line("SampleCustomEventNativeAd", .fill, .content), options: options),
        .load(unit: "feed"))
      let asked = try asked(session)
      #expect(asked["kinds"] == .list(["content"]))
      #expect(asked.string("orientation") == "portrait")
      #expect(asked["downloadImages"] == .bool(false))
      #expect(asked["multipleImages"] == .bool(true))
      #expect(asked.string("adUnitID") == "Sample SDK")
    }

    @Test func `without wishes the network is asked for both formats, with pictures`() throws {
      let session = Session.after(
        .legacyFeed(Self.line("SampleCustomEventNativeAd")), .load(unit: "feed"))
      let asked = try asked(session)
      #expect(asked["kinds"] == .list(["content", "appInstall"]))
      #expect(asked["downloadImages"] == .bool(true))
      #expect(asked.string("orientation") == "any")
    }

    /// SDK 7 of later years asked for ads of any kind; the SDK of a network from before has those two.
    @Test func `where only ads of any kind are asked for, an ad to read comes`() throws {
      let options = Self.options { $0.formats = [.unified] }
      let session = Session.after(
        .legacyFeed(Self.line("SampleCustomEventNativeAd"), options: options),
        .load(unit: "feed"), .show(unit: "feed"), .advance(.seconds(2)))
      #expect(try asked(session)["kinds"] == nil)
      let ad = try #require(session.ad)
      #expect(ad.state == .onScreen)
      #expect(ad.assets.google["price"] == nil, "an ad to read has none")
      #expect(session.findings == ["ad-choices-missing"], "the guide's mapper shows none")
    }

    @Test func `the assets of an app are mapped`() throws {
      let session = Session.after(
        .legacyFeed(Self.line("SampleCustomEventNativeAd")), .load(unit: "feed"))
      let assets = try #require(session.ad).assets.google
      #expect(assets.string("headline") == "Sample App!")
      #expect(assets.string("store") == "Sample Store")
      #expect(assets.string("price") == "$1.99")
      #expect(assets.string("starRating") == "4.5")
      #expect(assets.string("icon") == "50×50 @1x")
      #expect(assets["advertiser"] == nil)
      #expect(assets["extraAssets"] == .fields(["awesomeness": "Quite Awesome!"]))
    }

    @Test func `the assets of an article are mapped, its logo as the icon`() throws {
      let session = Session.after(
        .legacyFeed(Self.line("SampleCustomEventNativeAd", .fill, .content)),
        .load(unit: "feed"))
      let assets = try #require(session.ad).assets.google
      #expect(assets.string("headline") == "Sample Content!")
      #expect(assets.string("advertiser") == "The very best advertiser!")
      #expect(assets.string("icon") == "50×50 @1x")
      #expect(assets["store"] == nil)
    }

    @Test func `pictures that are not included are named as files, as in the guide`() throws {
      let session = Session.after(
        .legacyFeed(
          Self.line("SampleCustomEventNativeAd"), options: Self.options { $0.images = .urlsOnly }),
        .load(unit: "feed"))
      let icon = try #require(session.ad?.assets.google.string("icon"))
      #expect(icon.hasPrefix("file://"))
      #expect(session.findings == ["file-path-as-address"])
    }

    @Test func `a failure becomes an error of the network's number`() throws {
      let session = Session.after(
        .legacyFeed(Self.line("SampleCustomEventNativeAd", .noFill)), .load(unit: "feed"))
      let told = try #require(session.journal.entries.first { $0.sense == .lineAnswered })
      #expect(told.message == "customEventNativeAd(_:didFailToLoadWithError:)")
      #expect(told.data.string("domain") == "com.google.CustomEvent")
      #expect(told.data.int("code") == 3)
      #expect(session.findings == ["error-says-nothing"])
    }

    @Test func `without flags Google sees the user and the mapped ad tells the network`() throws {
      let session = Session.after(
        .legacyFeed(Self.line("SampleCustomEventNativeAd", opens: .nothing)), .load(unit: "feed"),
        .show(unit: "feed"), .advance(.seconds(1)))
      let entries = session.entries(of: .tap(.headline))
      let ad = try #require(session.ad)
      #expect(ad.google == .init(impressions: 1, clicks: 1))
      #expect(ad.networks == .init(impressions: 1, clicks: 1))
      #expect(
        entries.crossings == [
          "google counts click",
          "google→adapter mediatedNativeAd(_:didRecordClickOnAssetWithName:view:viewController:)",
          "adapter→network handleClick(on:)", "network counts click",
          "google→app nativeAdDidRecordClick(_:)",
        ])
      #expect(session.findings == ["ad-choices-missing"])
    }

    @Test(arguments: [nil] + Scenario.Options.Corner.allCases)
    func `AdChoices comes into the preferred corner, and leaves with the ad`(
      _ corner: Scenario.Options.Corner?
    ) {
      let session = Session.after(
        .legacyFeed(
          Self.line("AdChoicesCustomEvent"), options: Self.options { $0.adChoices = corner }),
        .load(unit: "feed"), .show(unit: "feed"), .advance(.seconds(2)), .dismiss(unit: "feed"))
      #expect(session.findings == [])
      #expect(session.journal.entries.contains { $0.sense == .untracked })
    }

    @Test func `with both flags the network sees the user and Google is notified`() throws {
      let session = Session.after(
        .legacyFeed(Self.line("NetworkTrackedCustomEvent")), .load(unit: "feed"),
        .show(unit: "feed"), .advance(.seconds(1)))
      let entries = session.entries(of: .tap(.headline))
      session.perform(.close)
      let ad = try #require(session.ad)
      #expect(ad.clicks?.isGoogles == false && ad.impressions?.isGoogles == false)
      #expect(ad.google == .init(impressions: 1, clicks: 1))
      #expect(ad.networks == .init(impressions: 1, clicks: 1))
      #expect(
        entries.crossings.filter { $0.hasPrefix("adapter→google") } == [
          "adapter→google mediatedNativeAdDidRecordClick(_:)",
          "adapter→google mediatedNativeAdWillPresentScreen(_:)",
        ])
      // As in the guide, the network gets the whole view.
      #expect(session.findings == ["whole-view-clickable"])
    }

    @Test func `leaving for another application is announced`() {
      let session = Session.after(
        .legacyFeed(Self.line("NetworkTrackedCustomEvent", opens: .app)), .load(unit: "feed"),
        .show(unit: "feed"), .advance(.seconds(1)), .tap(.headline))
      #expect(
        session.journal.entries.crossings.contains(
          "adapter→google mediatedNativeAdWillLeaveApplication(_:)"))
    }
  }
}
