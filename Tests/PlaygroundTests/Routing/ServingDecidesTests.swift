import Observing
import Playing
import Scenarios
import Simulation
import StrangeAdapters
import Testing

extension AllSessions {
  /// A true flag is a permission, not a switch: Google may count anyway.
  @Suite @MainActor struct ServingDecidesTests {
    private func session(_ flags: Scenario.Flags, className: String) -> Session {
      .after(
        .feed(
          .sample(
            className: className, flags: flags, googleDecides: true,
            ad: .with { $0.opens = .nothing })), .load(unit: "feed"), .show(unit: "feed"))
    }

    private func session() -> Session {
      session(
        .init(handlesUserClicks: true, handlesUserImpressions: true),
        className: "SampleAdapter.SampleCustomEvent")
    }

    @Test func `the journal has both the flag's answer and the party that counts`() {
      let questions = session().journal.entries.filter { $0.message.hasPrefix("handlesUser") }
      #expect(questions.map { $0.data["answer"] } == [.bool(true), .bool(true)])
      #expect(questions.map { $0.data.string("watches") } == ["google", "google"])
    }

    @Test func `Google counts and tells the network, despite its flags`() throws {
      let session = session()
      #expect(
        session.entries(of: .advance(.seconds(1))).crossings == [
          "google counts impression", "google→adapter didRecordImpression()",
          "adapter→network recordImpression()", "network counts impression",
          "google→app nativeAdDidRecordImpression(_:)",
        ])
      #expect(
        session.entries(of: .tap(.callToAction)).crossings == [
          "google counts click", "google→adapter didRecordClickOnAsset(with:view:viewController:)",
          "adapter→network handleClick(on:)", "network counts click",
          "google→app nativeAdDidRecordClick(_:)",
        ])
      #expect(try Verdict(#require(session.ad)).tone == .agree)
      #expect(session.violations == [])
    }

    @Test func `reporting what Google counted is noted, but not counted and no violation`()
      throws
    {
      let session = session(
        .init(handlesUserClicks: true, handlesUserImpressions: true),
        className: "StrangeAdapters.EchoingCustomEvent")
      session.perform(.advance(.seconds(1)))
      session.perform(.tap(.callToAction))
      let ad = try #require(session.ad)
      #expect(ad.google.impressions == 1)
      #expect(ad.google.clicks == 1)
      let echoes = session.journal.entries.filter { $0.message.hasSuffix("not counted again") }
      #expect(
        echoes.map(\.message) == [
          "the impression was reported, but Google tracks; not counted again",
          "the click was reported, but Google tracks; not counted again",
        ])
      #expect(session.violations == ["ad-choices-missing"])
    }

    @Test func `the same report against a false flag is a violation`() throws {
      let session = Session.after(
        .feed(.sample(className: "StrangeAdapters.EchoingCustomEvent", flags: .init())),
        .load(unit: "feed"), .show(unit: "feed"), .advance(.seconds(1)), .tap(.callToAction))
      let ad = try #require(session.ad)
      #expect(ad.google.impressions == 1)
      #expect(ad.google.clicks == 1)
      #expect(
        session.violations == [
          "impression-reported-while-google-tracks", "ad-choices-missing",
          "click-reported-while-google-tracks",
        ])
    }

    @Test func `a false flag is not overridden`() throws {
      let session = session(.init(), className: "SampleAdapter.SampleCustomEvent")
      session.perform(.advance(.seconds(1)))
      #expect(try #require(session.ad).google.impressions == 1)
      #expect(!session.journal.entries.contains { $0.message.contains("not counted again") })
    }
  }
}
