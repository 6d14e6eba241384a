import AdServing
import Catalogue
import Contract
import Observing
import GoogleMobileAds
@testable import Playing
@testable import Scenarios
import Simulation
import Testing

extension AllSessions {
  /// Faults between the parties, for every combination of flags, and the rules they break.
  @Suite @MainActor struct FaultTests {
    struct Case: Sendable, CustomTestStringConvertible {
      var fault: WireFault?
      let clicks: Bool
      let impressions: Bool
      let googleDecides: Bool

      var testDescription: String {
        """
        \(fault?.rawValue ?? "nothing wrong"), clicks: \(clicks), impressions: \(impressions)\
        \(googleDecides ? ", Google decides" : "")
        """
      }
      var scenario: Scenario {
        var line = Scenario.Line.sample(
          flags: .init(handlesUserClicks: clicks, handlesUserImpressions: impressions),
          googleDecides: googleDecides, ad: .with { $0.opens = .page })
        line.faults = fault.map { [$0] } ?? []
        return .feed(line)
      }
      private var googleWatchesClicks: Bool { !clicks || googleDecides }
      private var googleWatchesImpressions: Bool { !impressions || googleDecides }
      /// The adapter gives its network the view if one of its flags is true, whoever counts.
      private var networkHasView: Bool { clicks || impressions }

      /// The rules broken, by the meaning of the flags: whoever counts an event tells the other
      /// party.
      var broken: [String] {
        switch fault {
        case nil: []
        case .dropsClicks: clickLost
        case .delaysClicks: clickLost + (googleWatchesClicks ? [] : ["click-reported-late"])
        case .repeatsClicks:
          [googleWatchesClicks ? "click-passed-on-twice" : "click-reported-twice"]
        // The first click is passed on once.
        case .multipliesClicks: []
        case .dropsImpressions: impressionLost
        case .delaysImpressions:
          impressionLost + (googleWatchesImpressions ? [] : ["impression-reported-late"])
        case .repeatsImpressions:
          [googleWatchesImpressions ? "impression-passed-on-twice" : "impression-reported-twice"]
        case .dropsAnswer: ["completion-never-called"]
        case .repeatsAnswer: ["completion-called-twice"]
        case .delaysAnswer: ["answer-too-late", "no-answer-in-time"]
        case .dropsRender: viewLost
        case .dropsUntrack: networkHasView ? ["view-not-released"] : []
        case .reordersScreens: ["screens-out-of-order"]
        case .repeatsPresent: ["screen-announced-twice"]
        case .dropsDismissal: ["screen-never-closed"]
        case .delaysDismissal: ["screen-closed-late"]
        case .repeatsDismissal: ["dismissed-without-present"]
        case .dropsAnnouncement: ["dismissed-without-present", "page-not-reported"]
        case .repeatsAd: ["publisher-told-twice"]
        case .delaysScreen: ["publisher-told-late"]
        case .keepsTheImpression, .keepsTheClick, .keepsTheDisplay, .keepsTheClose, .saysNothing:
          ["publisher-not-told"]
        case .repeatsTheImpression, .repeatsTheClick, .repeatsTheDisplay, .repeatsTheClose:
          ["publisher-told-twice"]
        case .doublesClicks: ["report-counted-twice"]
        case .forgetsClicks, .forgetsImpressions: ["report-not-counted"]
        // The application asks for no earnings.
        case .dropsPaid, .repeatsPaid, .delaysPaid: []
        // These apply to full-screen ads.
        case .dropsPresent, .dropsReward, .repeatsReward, .delaysReward, .dropsRefusal,
          .repeatsFailure, .keepsTheReward, .keepsTheFailure, .repeatsTheReward, .dropsVerification,
          .repeatsVerification, .delaysVerification:
          []
        // These apply to banners.
        case .refreshesUnseen, .forgetsRefresh: []
        // These apply to lines that bid.
        case .dropsSignals, .repeatsSignals, .delaysSignals: []
        }
      }
      private var clickLost: [String] {
        guard clicks else { return ["click-not-passed-on"] }
        return [googleDecides ? "one-path-only" : "click-not-reported"]
      }
      private var impressionLost: [String] {
        guard impressions else { return ["impression-not-passed-on"] }
        // The network has the view, so it sees for itself what Google would tell it.
        return googleDecides ? [] : ["impression-not-reported"]
      }
      private var viewLost: [String] {
        guard !googleWatchesClicks || !googleWatchesImpressions else { return [] }
        // The page opened by a click covers the ad before five seconds are over.
        let isSeenByNobody = !googleWatchesClicks && !googleWatchesImpressions
        return (isSeenByNobody ? ["impression-counted-by-nobody"] : [])
          + (googleWatchesClicks ? [] : ["tap-counted-by-nobody"]) + ["view-not-handed-over"]
      }
    }

    private nonisolated static let healthy = [false, true].flatMap { clicks in
      [false, true].flatMap { impressions in
        [false, true].map {
          Case(clicks: clicks, impressions: impressions, googleDecides: $0)
        }
      }
    }

    private nonisolated static let faulty = WireFault.allCases.flatMap { fault in
      healthy.map {
        Case(
          fault: fault, clicks: $0.clicks, impressions: $0.impressions,
          googleDecides: $0.googleDecides)
      }
    }

    /// A whole life of an ad, with time for late events.
    private func life(_ scenario: Scenario) -> Session {
      Session.after(
        scenario, .load(unit: "feed"), .show(unit: "feed"), .advance(.seconds(1)), .tap(.headline),
        .advance(.seconds(10)), .close, .advance(.seconds(1)), .dismiss(unit: "feed"),
        .advance(.seconds(10)))
    }

    @Test(arguments: healthy) func `without a fault no rule is broken`(_ test: Case) {
      let session = life(test.scenario)
      #expect(session.findings == [])
      #expect(session.violations == [])
      #expect(session.ad?.google == .init(impressions: 1, clicks: 1))
      #expect(session.ad?.networks == .init(impressions: 1, clicks: 1))
    }

    @Test(arguments: faulty) func `a fault breaks its rule and no other`(_ test: Case) {
      let session = life(test.scenario)
      #expect(session.findings == test.broken)
      #expect(session.ad?.findings.sorted() == test.broken)
    }

    @Test(arguments: faulty) func `what a fault breaks names the fault`(_ test: Case) {
      let session = life(test.scenario)
      let fault = test.fault?.rawValue
      let found = session.journal.entries.compactMap(Finding.init)
      #expect(found.map(\.fault) == test.broken.map { _ in fault })
      #expect(session.ad?.faults.values.allSatisfy { $0 == fault } == true)
      #expect(session.ad?.faults.keys.sorted() == test.broken)
    }

    @Test(arguments: faulty) func `each broken rule is proved by entries of its ad`(_ test: Case) {
      let session = life(test.scenario)
      for finding in session.journal.entries.findings {
        finding.expectProof(in: session.journal.entries)
      }
    }

    private nonisolated static let losses: [WireFault] = [
      .dropsClicks, .delaysClicks, .dropsImpressions, .delaysImpressions,
    ]

    /// The rules broken by a unit whose network counts, after these other lines.
    private func findings(
      _ format: Scenario.Format, _ fault: WireFault, behind others: [Scenario.Line]
    ) -> [String] {
      var line = Scenario.Line.sample(
        className: "SampleAdapter.SampleSelfTrackingCustomEvent",
        ad: .with { $0.opens = .nothing })
      line.faults = [fault]
      let unit = Scenario.Unit(id: "feed", format: format, lines: others + [line])
      return Session.after(
        Scenario(title: "losses", adUnits: [unit]), .load(unit: "feed"), .show(unit: "feed"),
        .advance(.seconds(6)), .tap(format.invitation), .advance(.seconds(10))
      ).findings
    }

    @Test(arguments: Scenario.Format.allCases, losses)
    func `a lost event breaks the same rules whatever lines failed before`(
      _ format: Scenario.Format, _ fault: WireFault
    ) {
      let alone = findings(format, fault, behind: [])
      #expect(!alone.isEmpty)
      let failing = Scenario.Line.sample(.noFill, label: "A")
      #expect(findings(format, fault, behind: [failing]) == alone)
      let late = Scenario.Line.sample(label: "B", latency: .milliseconds(5100))
      let found = findings(format, fault, behind: [failing, late])
      let silence = ["answer-too-late", "network-too-slow", "no-answer-in-time"]
      #expect(found.filter { !silence.contains($0) } == alone)
    }

    // MARK: How late

    @Test(arguments: Scenario.Format.allCases)
    func `a late answer breaks its rules in every format`(_ format: Scenario.Format) {
      var held = Scenario.Line.sample()
      held.faults = [.delaysAnswer]
      let slow = Scenario.Line.sample(latency: .milliseconds(5100))
      for (line, ofNetwork) in [(held, []), (slow, ["network-too-slow"])] {
        let unit = Scenario.Unit(id: "feed", format: format, lines: [line])
        let session = Session.after(
          Scenario(title: "late", adUnits: [unit]), .load(unit: "feed"), .advance(.seconds(10)))
        let found = ["answer-too-late", "no-answer-in-time"] + ofNetwork
        #expect(session.findings == found.sorted())
      }
    }

    @Test(arguments: [2, 5])
    func `a delayed event arrives a second after the line's timeout`(_ seconds: Int) throws {
      let scenario = Case(
        fault: .delaysClicks, clicks: false, impressions: false, googleDecides: false
      ).scenario
      var unit = scenario.adUnits[0]
      unit.asking.waterfall?.timeout = .seconds(seconds)
      let session = Session.after(
        Scenario(title: "late", adUnits: [unit]), .load(unit: "feed"), .show(unit: "feed"),
        .tap(.headline), .advance(.seconds(10)))
      let entries = session.journal.entries
      let told = try #require(
        entries.first { $0.message == "didRecordClickOnAsset(with:view:viewController:)" })
      let passedOn = try #require(entries.first { $0.message == "handleClick(on:)" })
      #expect(passedOn.time - told.time == .seconds(seconds + 1))
    }

    // MARK: How often, and where

    @Test func `a rule is broken at most once per ad, and again by the next`() {
      let scenario = Case(
        fault: .dropsClicks, clicks: false, impressions: false, googleDecides: false
      ).scenario
      let session = Session.after(
        scenario, .load(unit: "feed"), .show(unit: "feed"), .tap(.headline), .tap(.body),
        .tap(.headline), .dismiss(unit: "feed"), .load(unit: "feed"), .show(unit: "feed"),
        .tap(.headline), .tap(.headline))
      let findings = session.journal.entries.findings
      #expect(findings.map(\.ad) == ["feed#1", "feed#2"])
      #expect(findings.map(\.rule) == ["click-not-passed-on", "click-not-passed-on"])
      #expect(session.findings == ["click-not-passed-on"])
    }

    @Test func `what Google owes the publisher keeps its advice`() throws {
      func remedy(_ fault: WireFault) throws -> Remedy {
        let scenario = Case(
          fault: fault, clicks: false, impressions: false, googleDecides: false
        ).scenario
        let session = Session.after(
          scenario, .load(unit: "feed"), .show(unit: "feed"), .advance(.seconds(2)),
          .tap(.headline))
        return try #require(session.journal.entries.compactMap(Finding.init).first).remedy
      }
      let ofGoogle = try remedy(.keepsTheClick)
      #expect(
        ofGoogle.sentence.contains("Neither the adapter nor the app is to blame. Fix: Do not"))
      #expect(ofGoogle.advice?.hasPrefix("Do not wait for one callback") == true)
      let ofWire = try remedy(.dropsClicks)
      #expect(ofWire.sentence == "Forced: lose the click. The adapter is not to blame.")
      #expect(ofWire.advice == nil && ofWire.force?.contains("(dropsClicks)") == true)
    }

    @Test func `a fixed fault is gone with the next ad, not before`() throws {
      let session = Session.after(
        Case(fault: .dropsClicks, clicks: false, impressions: false, googleDecides: false).scenario,
        .load(unit: "feed"), .show(unit: "feed"),
        .set(Change(unit: "feed", line: "Sample SDK", \.faults, [])), .tap(.headline))
      #expect(try #require(session.ad).findings == ["click-not-passed-on"])
      session.perform(.load(unit: "feed"))
      session.perform(.show(unit: "feed"))
      session.perform(.tap(.headline))
      #expect(try #require(session.ad).name == "feed#2")
      #expect(try #require(session.ad).findings == [])
    }

    private nonisolated static let names = ScenarioLibrary.all.map(\.name)

    @Test(arguments: names)
    func `findings come after all other entries of their moment`(_ name: String) throws {
      let entries = ScriptRun.play(Session(try .library(name))).session.journal.entries
      for finding in entries.findings {
        finding.expectProof(in: entries)
        let next = entries[finding.entry.number...].first { $0.finding == nil }
        guard let next else { continue }
        #expect(next.kind == .input || next.time > finding.entry.time, "\(next)")
      }
    }
  }
}
