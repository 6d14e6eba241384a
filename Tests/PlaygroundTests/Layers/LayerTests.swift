import AdServing
import Catalogue
import Contract
@testable import Playing
import Scenarios
import Simulation
import Testing

@testable import Observing

extension AllSessions {
  /// A layer between an SDK and the application: whatever it does, only the layer is accused.
  @Suite @MainActor struct LayerTests {
    private nonisolated static let mistakes: [LayerMistake?] = [nil] + LayerMistake.allCases

    private func played(
      _ format: Scenario.Format, _ asking: Scenario.Asking, _ mistake: LayerMistake?
    ) -> Session {
      var unit = Scenario.Unit(id: "unit", format: format, asking)
      unit.layer = Scenario.AppLayer()
      unit.layer?.name = "Unity plugin"
      unit.layer?.mistakes = [mistake].compactMap(\.self)
      return ScenarioCheck.play(Scenario(title: "a test", adUnits: [unit])).session
    }

    private func google(_ showing: Showing = .normal) -> Scenario.Asking {
      var line = Scenario.Line(
        label: "Sample SDK", className: "SampleAdapter.SampleCustomEvent", parameter: "unit",
        outcome: .fill, ecpmMicros: 4_000_000)
      line.showing = showing
      return .google(Scenario.Waterfall(lines: [line]))
    }

    private func expectOnlyTheLayer(_ session: Session, _ mistake: LayerMistake?) {
      let accused = session.journal.entries.compactMap(Finding.init)
      #expect(accused.allSatisfy { $0.rule.party == .layer }, "\(accused.map(\.rule.id))")
      if mistake == nil { #expect(accused.isEmpty) }
    }

    @Test(arguments: Scenario.Format.allCases, mistakes)
    func `Google, the adapter and the application are innocent`(
      _ format: Scenario.Format, _ mistake: LayerMistake?
    ) {
      expectOnlyTheLayer(played(format, google(), mistake), mistake)
    }

    @Test(
      arguments: [Scenario.Format.native, .banner, .interstitial, .rewarded, .appOpen], mistakes)
    func `MAX and its network are innocent`(_ format: Scenario.Format, _ mistake: LayerMistake?) {
      var parts = Scenario.MAX()
      parts.network = "Meta"
      expectOnlyTheLayer(played(format, .max(parts), mistake), mistake)
    }

    @Test func `what a layer delays comes as late as it says`() throws {
      var unit = Scenario.Unit(id: "unit", format: .interstitial, google())
      unit.layer = Scenario.AppLayer()
      unit.layer?.mistakes = [try #require(LayerMistake(rawValue: "delaysTheClose"))]
      unit.layer?.delay = .milliseconds(700)
      let session = ScenarioCheck.play(Scenario(title: "a test", adUnits: [unit])).session
      let entries = session.journal.entries
      let closed = try #require(entries.first { $0.sense == .appToldDidDismiss })
      let told = try #require(
        entries.last { $0.sense == .layerTold && $0.message == closed.message })
      #expect(told.time - closed.time == .milliseconds(700))
    }

    @Test(arguments: mistakes)
    func `a wrapper of services is innocent`(_ mistake: LayerMistake?) {
      expectOnlyTheLayer(played(.rewarded, .ghad(Scenario.Aggregation()), mistake), mistake)
    }

    @Test(arguments: mistakes)
    func `an ad that cannot be shown accuses nobody else`(_ mistake: LayerMistake?) {
      let session = played(.interstitial, google(.fails), mistake)
      let accused = session.journal.entries.compactMap(Finding.init)
      #expect(accused.allSatisfy { $0.rule.party == .layer }, "\(accused.map(\.rule.id))")
    }

    @Test func `who counted names the layer, and that the application waits`() throws {
      let keeps = try #require(LayerMistake(rawValue: "keepsTheReward"))
      let session = played(.rewarded, google(), keeps)
      let ad = try #require(session.ledgers.ads.first)
      #expect(ad.layer?.news(.keeps) == [.reward])
      #expect(ad.unheard == [.reward])
      #expect(
        Verdict(ad).sentences.contains(
          "Unity plugin did not tell the app of the reward; the app is still waiting for it."))
      #expect(ad.google.rewards == 1 && ad.networks.rewards == 1)
    }

    @Test func `the words of mistakes are read back`() {
      #expect(LayerMistake.allCases.allSatisfy { LayerMistake(rawValue: $0.rawValue) == $0 })
      #expect(Set(LayerMistake.allCases.map(\.rawValue)).count == LayerMistake.allCases.count)
      #expect(LayerMistake(rawValue: "keepsTheOther") == nil)
    }
  }
}
