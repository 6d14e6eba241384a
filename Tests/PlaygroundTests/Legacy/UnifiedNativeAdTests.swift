import AdServing
import Observing
import Scenarios
import Simulation
import Testing

@testable import Playing

extension AllSessions {
  /// Native ads of later versions of SDK 7, which were in no format.
  @Suite @MainActor struct UnifiedNativeAdTests {
    private func session(
      _ className: String, _ formats: [Scenario.Options.NativeFormat]?
    ) -> Session {
      var options = Scenario.Options()
      options.formats = formats
      return Session.after(
        .legacyFeed(.sample(className: "StrangeAdapters.\(className)"), options: options),
        .load(unit: "feed"), .show(unit: "feed"), .advance(.seconds(1)), .tap(.headline))
    }

    private func messages(_ session: Session, to role: Party.Role) -> [String] {
      session.journal.entries.filter { $0.to?.role == role }.map(\.message)
    }

    @Test func `the ad itself is told, under the names of that time`() throws {
      let session = session("UnifiedNativeCustomEvent", [.unified])
      #expect(try #require(session.ad).google == .init(impressions: 1, clicks: 1))
      let told = messages(session, to: .adapter)
      #expect(
        told.suffix(3) == [
          "didRender(in:clickableAssetViews:nonclickableAssetViews:viewController:)",
          "didRecordImpression()", "didRecordClickOnAsset(withName:view:viewController:)",
        ])
      #expect(told.contains("request(withParameter:request:adTypes:options:rootViewController:)"))
      // That name is the right one here.
      #expect(!session.findings.contains("older-spelling"))
    }

    @Test func `a network that sees the user notifies Google of the ad`() throws {
      let session = session("UnifiedTrackingCustomEvent", [.content, .unified])
      #expect(try #require(session.ad).google == .init(impressions: 1, clicks: 1))
      #expect(
        messages(session, to: .google).filter { $0.hasPrefix("mediatedNativeAd") } == [
          "mediatedNativeAdDidRecordImpression(_:)", "mediatedNativeAdDidRecordClick(_:)",
          "mediatedNativeAdWillPresentScreen(_:)", "mediatedNativeAdWillDismissScreen(_:)",
          "mediatedNativeAdDidDismissScreen(_:)", "mediatedNativeAdWillLeaveApplication(_:)",
        ])
      #expect(
        session.journal.entries.compactMap(\.sense).filter {
          [.videoPlayed, .videoPaused, .videoEnded].contains($0)
        } == [.videoPlayed, .videoPaused, .videoEnded])
      #expect(!session.violations.contains("unknown-mediated-ad"))
      let asked = session.journal.entries.first { $0.sense == .lineAsked }
      #expect(
        asked?.data["options"] == .fields(["formats": .list(["content", "unified"])]))
    }

    @Test func `it is refused where it was not asked for`() {
      let session = session("UnifiedNativeCustomEvent", nil)
      #expect(session.violations == ["format-not-asked-for"])
      #expect(session.ad?.line == nil)
    }

    @Test func `a network with the two older formats has none of it`() {
      var options = Scenario.Options()
      options.formats = [.unified]
      let session = Session.after(
        .legacyFeed(
          .sample(className: "LegacyAdapter.LegacyNativeCustomEvent"), options: options),
        .load(unit: "feed"))
      #expect(session.ad?.line == nil)
      #expect(session.findings == [])
    }
  }
}
