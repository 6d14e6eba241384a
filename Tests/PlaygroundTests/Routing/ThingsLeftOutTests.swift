import AdServing
import Catalogue
import Contract
import Observing
import Playing
import Scenarios
import Simulation
import Testing

extension AllSessions {
  /// What good adapters do when settings or parts of the ad are missing: the sample adapter, and
  /// the base classes of the zoo.
  @Suite @MainActor struct ThingsLeftOutTests {
    private func loaded(
      _ className: String, _ format: Scenario.Format = .native,
      _ change: (inout Scenario.Line) -> Void
    ) -> Session {
      var line = Scenario.Line.sample(className: className)
      change(&line)
      let unit = Scenario.Unit(id: "feed", format: format, lines: [line])
      return .after(Scenario(title: "a test", adUnits: [unit]), .load(unit: "feed"))
    }

    private func problem(_ session: Session) -> String? {
      session.ledgers.waterfalls["feed"]?.lines.first?.info?.problem?.text
    }

    @Test(
      arguments: Scenario.Format.allCases, ["SampleAdapter.Sample", "BrokenAdapters.Zoo"])
    func `without an ad unit the load fails and no network is asked`(
      _ format: Scenario.Format, _ base: String
    ) throws {
      // The zoo has a base class for each kind of format.
      let sort = format.isFullScreen ? "FullScreen" : format == .banner ? "Banner" : ""
      let className = base == "BrokenAdapters.Zoo" ? base + sort : base
      for parameter in [nil, ""] {
        let session = loaded("\(className)CustomEvent", format) { $0.parameter = parameter }
        #expect(session.journal.entries.allSatisfy { $0.to?.role != .network })
        #expect(try #require(problem(session)).contains("parameter"))
        #expect(session.findings == [])
      }
    }

    @Test(
      arguments: [Scenario.Content.Text.absent, .text("")],
      ["SampleAdapter.SampleCustomEvent", "BrokenAdapters.ZooCustomEvent"])
    func `a native ad without a headline is not handed over`(
      _ headline: Scenario.Content.Text, _ className: String
    ) throws {
      let session = loaded(className) { $0.ad = .with { $0.texts[.headline] = headline } }
      #expect(try #require(problem(session)).hasSuffix("a native ad without a headline."))
      #expect(session.findings == [])
    }

    @Test(arguments: ["SampleAdapter.SampleCustomEvent", "BrokenAdapters.ZooCustomEvent"])
    func `an empty text is handed over as nil and takes no taps`(_ className: String) {
      let texts: [TextAsset] = [.body, .callToAction, .advertiser, .store, .price]
      let session = loaded(className) { line in
        line.ad = .with { ad in for text in texts { ad.texts[text] = .text("") } }
      }
      session.perform(.show(unit: "feed"))
      session.perform(.tap(.price))
      session.perform(.advance(.seconds(10)))
      #expect(session.ad?.google.impressions == 1)
      #expect(session.findings == [])
    }
  }
}
