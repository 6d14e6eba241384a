import AdServing
import Contract
import Observing
@testable import Playing
@testable import Scenarios
import Simulation
import Testing

extension AllSessions {
  /// Behind a good adapter a faulty wire is all that can go wrong: whatever rule is broken, and
  /// whatever a user does, the finding names the fault, and so does not blame the adapter.
  @Suite @MainActor struct BlameTests {
    /// A good adapter and a format it has.
    struct Good: Sendable, CustomTestStringConvertible {
      let className: String
      let format: Scenario.Format
      var api = AdapterAPI.modern
      var bids = false
      var testDescription: String { "\(className), \(format)" }

      func line(_ fault: WireFault?, _ label: String = "Sample SDK") -> Scenario.Line {
        var line = Scenario.Line.sample(
          label: label, className: className,
          ad: .with {
            $0.opens = .page
            $0.duration = .seconds(5)
          })
        line.faults = fault.map { [$0] } ?? []
        if bids { line.bidResponse = "won" }
        return line
      }
    }

    private nonisolated static let all: [Good] =
      ["SampleCustomEvent", "SampleSelfTrackingCustomEvent"].flatMap { name in
        Scenario.Format.allCases.map { Good(className: "SampleAdapter.\(name)", format: $0) }
      }
      + ["LegacyNativeCustomEvent", "LegacyTrackingCustomEvent"].map {
        Good(className: "LegacyAdapter.\($0)", format: .native, api: .legacy)
      }
      + [
        Good(className: "LegacyAdapter.LegacyBannerCustomEvent", format: .banner, api: .legacy),
        Good(
          className: "LegacyAdapter.LegacyInterstitialCustomEvent", format: .interstitial,
          api: .legacy),
        Good(
          className: "SampleAdapter.SampleBiddingCustomEvent", format: .interstitial, bids: true),
      ]

    /// A user's visit to an ad: looks on for long, leaves at once, or comes twice.
    enum Visit: CaseIterable { case patient, hasty, repeated }

    private func actions(_ visit: Visit, _ format: Scenario.Format) -> [Action] {
      let show: [Action] = [.show(unit: "feed"), .advance(.seconds(2)), .tap(format.invitation)]
      let leave: [Action] = [.close, .advance(.seconds(6)), .close, .dismiss(unit: "feed")]
      let end: [Action] = [.advance(.seconds(12))]
      return switch visit {
      case .patient: show + [.advance(.seconds(7))] + leave + end
      case .hasty: [.show(unit: "feed"), .tap(format.invitation), .dismiss(unit: "feed")] + end
      case .repeated: show + leave + show + [.advance(.seconds(6)), .close] + leave + end
      }
    }

    private func life(_ good: Good, _ lines: [Scenario.Line], _ visit: Visit) -> Session {
      var unit = Scenario.Unit(id: "feed", format: good.format, lines: lines)
      unit.api = good.api
      let session = Session.after(Scenario(title: "blame", adUnits: [unit]), .load(unit: "feed"))
      for action in actions(visit, good.format) { session.perform(action) }
      return session
    }

    /// The findings, each with the fault that it names.
    private func found(in session: Session) -> [String] {
      session.journal.entries.compactMap(Finding.init)
        .map { "\($0.rule.id): \($0.fault ?? "\($0.rule.party.role)")" }.sorted()
    }

    @Test(arguments: all) func `without a fault nothing is found`(_ good: Good) {
      for visit in Visit.allCases {
        #expect(found(in: life(good, [good.line(nil)], visit)) == [], "\(visit)")
      }
    }

    @Test(arguments: all, WireFault.allCases)
    func `all that is found names the fault`(_ good: Good, _ fault: WireFault) {
      for visit in Visit.allCases {
        let findings = found(in: life(good, [good.line(fault)], visit))
        #expect(findings.filter { !$0.hasSuffix(fault.rawValue) } == [], "\(visit)")
      }
    }

    /// What its network's player does wrong, whatever the document, is not its doing.
    @Test(arguments: all, PlayerManner.allCases)
    func `an adapter is not blamed for its network's player`(
      _ good: Good, _ manner: PlayerManner
    ) {
      for visit in Visit.allCases {
        var line = good.line(nil)
        line.ad?.vast = .text(Self.video)
        line.ad?.vastCatalogue = ["https://in.example/tag": .text(Self.inline)]
        line.ad?.player = [manner]
        let findings = found(in: life(good, [line], visit))
        #expect(findings.filter { !$0.hasSuffix(": network") } == [], "\(visit)")
      }
    }

    private static let video = """
      <VAST version="4.1"><Ad id="out"><Wrapper><VASTAdTagURI>https://in.example/tag</VASTAdTagURI>
      <Impression>https://out.example/i</Impression><Creatives><Creative><Linear><TrackingEvents>
      <Tracking event="midpoint">https://out.example/m</Tracking></TrackingEvents>
      <VideoClicks><ClickThrough>https://shop.example</ClickThrough></VideoClicks>
      </Linear></Creative></Creatives></Wrapper></Ad></VAST>
      """
    private static let inline = """
      <VAST version="4.1"><Ad id="in"><InLine><Impression>https://in.example/i</Impression>
      <Creatives><Creative><Linear><Duration>00:00:05</Duration><MediaFiles>
      <MediaFile type="video/mp4">https://in.example/v</MediaFile></MediaFiles></Linear></Creative>
      </Creatives></InLine></Ad></VAST>
      """

    @Test(arguments: all, [WireFault.delaysAnswer, .dropsAnswer, .repeatsAnswer])
    func `a line whose wire is faulty is named after another one has filled`(
      _ good: Good, _ fault: WireFault
    ) {
      let session = life(good, [good.line(fault, "A"), good.line(nil, "B")], .patient)
      let findings = found(in: session)
      #expect(!findings.isEmpty || good.bids)
      #expect(findings.filter { !$0.hasSuffix(fault.rawValue) } == [])
    }

  }
}
