import AdServing
import Catalogue
import Observing
import Playing
import Scenarios
import Simulation
import Testing

extension AllSessions {
  /// A network's guard against doubles is a property of its ledger.
  @Suite @MainActor struct GuardTests {
    private func session(
      _ className: String, isGuarded: Bool, format: Scenario.Format = .native, _ actions: Action...
    ) -> Session {
      var line = Scenario.Line.sample(className: className, ad: .with { $0.opens = .nothing })
      line.isGuarded = isGuarded
      let unit = Scenario.Unit(id: "feed", format: format, lines: [line])
      let session = Session.after(Scenario(title: "guards", adUnits: [unit]), .load(unit: "feed"))
      for action in actions { session.perform(action) }
      return session
    }

    @Test(arguments: [true, false])
    func `an impression passed on twice is paid twice without a guard`(_ isGuarded: Bool) throws {
      let session = session(
        "BrokenAdapters.PassesImpressionsOnTwiceCustomEvent", isGuarded: isGuarded,
        .show(unit: "feed"), .advance(.seconds(2)))
      let ad = try #require(session.ad)
      #expect(ad.google.impressions == 1)
      #expect(ad.networks.impressions == (isGuarded ? 1 : 2))
      #expect(session.findings == ["impression-passed-on-twice"])
      guard !isGuarded else { return }
      #expect(Verdict(ad).tone == .disagree)
      #expect(
        Verdict(ad).sentences.contains("The network counted more impressions than Google saw."))
    }

    @Test(arguments: Scenario.Format.allCases)
    func `an ad seen once is counted once with or without a guard`(
      _ format: Scenario.Format
    ) throws {
      for isGuarded in [true, false] {
        let session = session(
          "SampleAdapter.SampleCustomEvent", isGuarded: isGuarded, format: format,
          .show(unit: "feed"), .advance(.seconds(10)), .close, .advance(.seconds(12)))
        #expect(session.ad?.networks.impressions == 1)
        #expect(session.findings == [])
      }
    }

    /// It watches each view it is given, and its adapter reports what it counts.
    @Test func `a network that counts twice is accused of it, not its adapter`() throws {
      let session = session(
        "SampleAdapter.SampleSelfTrackingCustomEvent", isGuarded: false, .show(unit: "feed"),
        .advance(.seconds(2)), .dismiss(unit: "feed"), .show(unit: "feed"), .advance(.seconds(12)))
      let ad = try #require(session.ad)
      #expect((ad.google.impressions, ad.networks.impressions) == (1, 2))
      #expect(session.journal.entries.count { $0.sense == .impressionReported } == 2)
      #expect(session.findings == ["impression-counted-twice"])
    }

    /// A network may put another ad into its banner, but not at once.
    @Test(arguments: [(2, ["impression-counted-twice"]), (15, [])])
    func `a banner's network counts again only after a while`(
      _ seconds: Int, _ found: [String]
    ) throws {
      let session = session(
        "SampleAdapter.SampleCustomEvent", isGuarded: false, format: .banner, .show(unit: "feed"),
        .advance(.seconds(seconds)), .dismiss(unit: "feed"), .show(unit: "feed"),
        .advance(.seconds(12)))
      #expect(try #require(session.ad).networks.impressions == 2)
      #expect(session.findings.filter { $0 == "impression-counted-twice" } == found)
    }
  }
}
