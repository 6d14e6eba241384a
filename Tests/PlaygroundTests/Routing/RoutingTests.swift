@testable import Observing
@testable import Playing
@testable import Scenarios
import Simulation
import Testing
import UIKit

extension AllSessions {
  /// Who counts, who is told, and in which order, for each combination of the two flags.
  @Suite @MainActor struct RoutingTests {
    struct Case: Sendable, CustomTestStringConvertible {
      let clicks: Bool
      let impressions: Bool
      var testDescription: String { "clicks: \(clicks), impressions: \(impressions)" }

      var scenario: Scenario {
        .feed(
          .sample(
            flags: .init(handlesUserClicks: clicks, handlesUserImpressions: impressions),
            ad: .with { $0.opens = .nothing }))
      }
      var impressionCrossings: [String] {
        impressions
          ? [
            "network counts impression", "network→adapter nativeAdDidRecordImpression(_:)",
            "adapter→google reportImpression()", "google counts impression",
            "google→app nativeAdDidRecordImpression(_:)",
          ]
          : [
            "google counts impression", "google→adapter didRecordImpression()",
            "adapter→network recordImpression()", "network counts impression",
            "google→app nativeAdDidRecordImpression(_:)",
          ]
      }
      var clickCrossings: [String] {
        clicks
          ? [
            "network counts click", "network→adapter nativeAdDidRecordClick(_:)",
            "adapter→google reportClick()", "google counts click",
            "google→app nativeAdDidRecordClick(_:)",
          ]
          : [
            "google counts click",
            "google→adapter didRecordClickOnAsset(with:view:viewController:)",
            "adapter→network handleClick(on:)", "network counts click",
            "google→app nativeAdDidRecordClick(_:)",
          ]
      }
      /// A network that counts nothing itself does not need the view.
      var renderCrossings: [String] {
        let render =
          "google→adapter didRender(in:clickableAssetViews:nonclickableAssetViews:viewController:)"
        let handsViewOn = clicks || impressions ? ["adapter→network setNativeAdView(_:)"] : []
        return ["app→google nativeAdView.nativeAd = ad", render] + handsViewOn
      }
    }

    nonisolated static let combinations = [false, true].flatMap { clicks in
      [false, true].map { Case(clicks: clicks, impressions: $0) }
    }

    @Test(arguments: combinations)
    func `each flag is asked once, when the line answers`(_ test: Case) {
      let session = Session.after(
        test.scenario, .load(unit: "feed"), .show(unit: "feed"), .advance(.seconds(1)),
        .tap(.body), .dismiss(unit: "feed"), .show(unit: "feed"))
      let questions = session.journal.entries.filter { $0.message.hasPrefix("handlesUser") }
      #expect(questions.map(\.message) == ["handlesUserClicks()", "handlesUserImpressions()"])
      #expect(questions.map { $0.data["answer"] } == [.bool(test.clicks), .bool(test.impressions)])
      #expect(
        questions.map { $0.data.string("watches") } == [
          test.clicks ? "network" : "google", test.impressions ? "network" : "google",
        ])
    }

    @Test(arguments: combinations)
    func `the adapter gets the view before anything is counted`(_ test: Case) {
      let session = Session.after(test.scenario, .load(unit: "feed"))
      #expect(session.entries(of: .show(unit: "feed")).crossings == test.renderCrossings)
    }

    @Test(arguments: combinations)
    func `an impression is passed on by the party that counts it`(_ test: Case) {
      let session = Session.after(test.scenario, .load(unit: "feed"), .show(unit: "feed"))
      #expect(session.entries(of: .advance(.seconds(1))).crossings == test.impressionCrossings)
    }

    @Test(arguments: combinations)
    func `a click is passed on by the party that counts it`(_ test: Case) {
      let session = Session.after(test.scenario, .load(unit: "feed"), .show(unit: "feed"))
      #expect(session.entries(of: .tap(.callToAction)).crossings == test.clickCrossings)
    }

    @Test(arguments: combinations) func `both ledgers agree in the end`(_ test: Case) throws {
      let session = Session.after(
        test.scenario, .load(unit: "feed"), .show(unit: "feed"), .advance(.seconds(1)),
        .tap(.callToAction), .advance(.seconds(5)), .dismiss(unit: "feed"))
      let ad = try #require(session.ad)
      #expect(ad.google == .init(impressions: 1, clicks: 1))
      #expect(ad.networks == .init(impressions: 1, clicks: 1))
      #expect(Verdict(ad).tone == .agree)
      #expect(session.violations == [])
    }

    @Test(arguments: combinations)
    func `dismissing takes back the view, and later taps hit nothing`(_ test: Case) throws {
      let session = Session.after(test.scenario, .load(unit: "feed"), .show(unit: "feed"))
      #expect(
        session.entries(of: .dismiss(unit: "feed")).crossings == [
          "app→google nativeAdView.nativeAd = nil", "google→adapter didUntrackView(_:)",
          "adapter→network removeNativeAdView()",
        ])
      session.perform(.advance(.seconds(2)))
      #expect(session.entries(of: .tap(.headline)).crossings == [])
      let ad = try #require(session.ad)
      #expect(ad.google == .init())
      #expect(ad.networks == .init())
    }

    @Test(arguments: combinations)
    func `every asset of the ad can be tapped`(_ test: Case) throws {
      let session = Session.after(test.scenario, .load(unit: "feed"), .show(unit: "feed"))
      let assets: [Target] = [
        .headline, .body, .icon, .media, .callToAction, .store, .price, .starRating,
      ]
      for asset in assets {
        #expect(session.entries(of: .tap(asset)).crossings == test.clickCrossings, "\(asset)")
      }
      let ad = try #require(session.ad)
      #expect(ad.google.clicks == assets.count)
      #expect(ad.networks.clicks == assets.count)
    }

    @Test(arguments: combinations)
    func `a tap between the assets is not a click`(_ test: Case) throws {
      let session = Session.after(test.scenario, .load(unit: "feed"), .show(unit: "feed"))
      #expect(!session.isTapTaken(at: session.betweenAssets))
      let ad = try #require(session.ad)
      #expect(ad.google.clicks == 0)
      #expect(ad.networks.clicks == 0)
    }

    @Test(arguments: combinations)
    func `a tap on AdChoices opens its page and is not a click`(_ test: Case) throws {
      let session = Session.after(test.scenario, .load(unit: "feed"), .show(unit: "feed"))
      #expect(session.entries(of: .tap(.adChoices)).crossings == ["app→user open(_:)"])
      let ad = try #require(session.ad)
      #expect(ad.google.clicks == 0)
      #expect(ad.networks.clicks == 0)
    }
  }
}
