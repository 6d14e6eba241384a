import Catalogue
import AdServing
import GoogleMobileAds
@testable import Observing
@testable import Playing
@testable import Scenarios
import Simulation
import Testing

extension AllSessions {
  /// Google counts an interstitial as it is presented, whatever happens next.
  @Suite @MainActor struct CountedOnPresentTests {
    private func shown(counts: Bool, fault: WireFault? = nil) -> Session {
      var line = Scenario.Line.sample()
      line.faults = fault.map { [$0] } ?? []
      var options = Scenario.Options()
      options.countsOnPresent = counts
      return .after(
        Scenario(
          title: "a test",
          adUnits: [.init(id: "feed", format: .interstitial, options: options, lines: [line])]),
        .load(unit: "feed"), .show(unit: "feed"), .advance(.milliseconds(500)))
    }

    private func verdict(_ session: Session) throws -> [String] {
      Verdict(try #require(session.ad)).sentences
    }

    @Test func `a shown ad is counted once, before it appears`() throws {
      let session = shown(counts: true)
      #expect(session.findings == ["impression-counted-at-presentation"])
      #expect(session.ad?.google.impressions == 1 && session.ad?.networks.impressions == 1)
      let messages = session.journal.entries.map(\.message)
      let counted = try #require(messages.firstIndex(of: "adDidRecordImpression(_:)"))
      let asked = try #require(
        session.journal.entries.firstIndex {
          $0.message == "present(from:)" && $0.to == .adapter
        })
      #expect(counted < asked)
      #expect(
        try verdict(session).first
          == "The network saw the impression; the adapter told Google.")
    }

    @Test func `an ad that never appears is counted by Google alone`() throws {
      let session = shown(counts: true, fault: .dropsPresent)
      #expect(session.findings == ["impression-counted-at-presentation"])
      #expect(session.ad?.google.impressions == 1 && session.ad?.networks.impressions == 0)
      // The reason why the ad is missing comes first.
      #expect(
        try verdict(session).dropFirst().first
          == "Google counted the impression, but the network counted none.")
    }

    @Test func `the rule is Google's, and its proof is the application's call`() throws {
      let session = shown(counts: true)
      let finding = try #require(session.journal.entries.findings.first)
      finding.expectProof(in: session.journal.entries)
      #expect(finding.entry.from == .google)
      #expect(finding.severity == "warning")
      #expect(session.journal.entries[finding.proof[0] - 1].from == .app)
    }

    @Test func `without the option Google waits for the adapter`() {
      let session = shown(counts: false, fault: .dropsPresent)
      #expect(session.findings == [])
      #expect(session.ad?.google.impressions == 0)
    }
  }
}
