import AdServing
import Catalogue
import Contract
import Observing
import Playing
import Scenarios
import Simulation
import Testing

extension AllSessions {
  /// Sides that count by different rules are right, each by its own.
  @Suite @MainActor struct CountingRuleTests {
    nonisolated static let adapters = [
      "SampleAdapter.SampleCustomEvent", "SampleAdapter.SampleSelfTrackingCustomEvent",
    ]

    private func session(
      _ adapter: String, _ format: Scenario.Format, inView: Duration,
      _ change: (inout Scenario.Unit) -> Void
    ) -> Session {
      let line = Scenario.Line.sample(
        className: adapter,
        ad: .with {
          $0.opens = .nothing
          $0.closeAfter = .zero
        })
      var unit = Scenario.Unit(id: "feed", format: format, lines: [line])
      change(&unit)
      let session = Session.after(
        Scenario(title: "rules of counting", adUnits: [unit]), .load(unit: "feed"))
      session.perform(.show(unit: "feed"))
      session.perform(.advance(inView))
      session.perform(format.isFullScreen ? .close : .dismiss(unit: "feed"))
      session.perform(.advance(.seconds(12)))
      return session
    }

    /// Only what counts before anybody can have seen anything is worth a note.
    @Test(arguments: Scenario.Format.allCases, [Duration.milliseconds(400), .seconds(6)])
    func `nobody is accused for a rule of counting`(
      _ format: Scenario.Format, _ inView: Duration
    ) {
      for adapter in Self.adapters {
        for rule in CountingMoment.allCases {
          let network = session(adapter, format, inView: inView) { $0.lines[0].counts = rule }
          #expect(
            network.findings == (rule == .atLoad ? ["counted-at-load"] : []),
            "\(adapter), the network \(rule)")
          let google = session(adapter, format, inView: inView) { $0.options.googleCounts = rule }
          #expect(
            google.findings == early(rule, google.ad, format), "\(adapter), Google \(rule)")
          let pixel = session(adapter, format, inView: inView) { $0.lines[0].pixel = rule }
          #expect(
            pixel.findings == (rule == .atLoad ? ["pixel-at-load"] : []),
            "\(adapter), the pixel \(rule)")
        }
      }
    }

    /// The rule that Google breaks if it counts before anybody can have seen the ad.
    private func early(
      _ rule: CountingMoment, _ ad: AdRecord?, _ format: Scenario.Format
    ) -> [String] {
      guard ad?.google.impressions == 1 else { return [] }
      return switch rule {
      case .atLoad: ["google-counted-at-load"]
      case .atPresent where format.isFullScreen: ["impression-counted-at-presentation"]
      default: []
      }
    }

    /// What a network does of its own accord breaks rules of the network's alone.
    @Test(arguments: Scenario.Format.allCases, NetworkHabit.allCases.filter(\.isOfNetwork))
    func `no adapter is accused of a habit of its network`(
      _ format: Scenario.Format, _ habit: NetworkHabit
    ) {
      for adapter in Self.adapters {
        let session = session(adapter, format, inView: .milliseconds(500)) {
          $0.lines[0].habits = [habit]
          $0.lines[0].ad?.expiresAfter = .milliseconds(600)
        }
        let accused = session.findings.compactMap(Rulebook.rule).filter { $0.party != .network }
        #expect(accused.map(\.id) == [], "\(adapter)")
      }
    }

    @Test func `a gap between two rules is named, and nobody's fault`() throws {
      let session = session(Self.adapters[0], .interstitial, inView: .milliseconds(500)) {
        $0.options.googleCounts = .halfForASecond
      }
      let ad = try #require(session.ad)
      #expect((ad.google.impressions, ad.networks.impressions) == (0, 1))
      #expect(ad.countRows[0].passage == .ruled(google: .halfForASecond, network: nil))
      #expect(ad.countRows[0].gapCause == .definition)
      #expect(
        Verdict(ad).sentences.contains(
          "They count by different rules: Google after half of it for a second, the network as usual."
        ))
    }

    @Test func `a discrepancy keeps rules apart from losses`() throws {
      let session = session(Self.adapters[1], .native, inView: .milliseconds(400)) {
        $0.lines[0].counts = .atLoad
      }
      var discrepancy = Discrepancy(session.scenario)
      discrepancy.add(session.ledgers)
      #expect(discrepancy.lines[0].split == [.impressions: [.definition: 1]])
    }

    @Test(arguments: [
      (CountingMoment.onePixel, 400, 1), (.halfForASecond, 400, 0), (.halfForASecond, 1_100, 1),
      (.allFor2Seconds, 1_100, 0), (.allFor2Seconds, 2_100, 1),
    ])
    func `a third party counts by its pixel's rule`(
      _ rule: CountingMoment, _ inView: Int, _ count: Int
    ) throws {
      let session = session(Self.adapters[1], .native, inView: .milliseconds(inView)) {
        $0.lines[0].pixel = rule
      }
      let ad = try #require(session.ad)
      #expect(ad.books["third party"].impressions == count)
    }
  }
}
