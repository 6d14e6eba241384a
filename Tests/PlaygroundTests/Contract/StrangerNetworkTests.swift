import Catalogue
import AdServing
import Observing
import GoogleMobileAds
@testable import Playing
@testable import Scenarios
import Simulation
import StrangeAdapters
import Testing

extension AllSessions {
  /// The rules hold for a network of another package as for the sample network.
  @Suite @MainActor struct StrangerNetworkTests {
    struct Case: Sendable, CustomTestStringConvertible {
      let clicks: Bool
      let impressions: Bool
      let manner: String
      var testDescription: String { "clicks: \(clicks), impressions: \(impressions), \(manner)" }
      var isSilent: Bool { manner == "silent" }
      var line: Scenario.Line {
        .sample(
          label: manner, className: "StrangeAdapters.BookedCustomEvent",
          flags: .init(handlesUserClicks: clicks, handlesUserImpressions: impressions))
      }
    }

    nonisolated static let all = [false, true].flatMap { clicks in
      [false, true].flatMap { impressions in
        ["counts first", "reports first", "says what it means", "silent"].map {
          Case(clicks: clicks, impressions: impressions, manner: $0)
        }
      }
    }

    private func life(_ line: Scenario.Line) -> Session {
      Session.after(
        .feed(line), .load(unit: "feed"), .show(unit: "feed"), .advance(.seconds(1)),
        .tap(.headline), .tap(.callToAction), .advance(.seconds(1)), .dismiss(unit: "feed"),
        .advance(.seconds(10)))
    }

    @Test(arguments: all) func `a correct adapter breaks no rule`(_ test: Case) throws {
      let session = life(test.line)
      let ad = try #require(session.ad)
      #expect(ad.network == (test.isSilent ? nil : "Booked Network"))
      #expect(ad.google == .init(impressions: 1, clicks: 2))
      #expect(ad.networks == (test.isSilent ? .init() : ad.google))
      #expect(session.findings == [])
    }

    @Test(arguments: [(0, ["click-not-passed-on"]), (1, [])])
    func `a count without an ad may be any ad's, so no rule says that it is missing`(
      _ counts: Int, _ findings: [String]
    ) {
      var line = Scenario.Line.sample()
      line.faults = [.dropsClicks]
      let session = Session.after(
        .feed(line), .load(unit: "feed"), .show(unit: "feed"), .advance(.seconds(1)))
      for _ in 0..<counts {
        session.journal.within(.none) {
          session.journal.count(Count(.click, in: .network), name: "Sample SDK")
        }
      }
      session.perform(.tap(.headline))
      #expect(session.findings == findings)
    }

    @Test(arguments: [false, true])
    func `a network that writes only its counts is not missed in a view`(
      _ impressions: Bool
    ) throws {
      let line = Case(clicks: true, impressions: impressions, manner: "only counts").line
      let session = life(line)
      session.perform(.show(unit: "feed"))
      session.perform(.advance(.seconds(10)))
      let ad = try #require(session.ad)
      #expect(ad.networks.clicks == 2, "it does keep a ledger")
      #expect(session.journal.entries.count { $0.sense == .rendered } == 2)
      #expect(session.findings == [])
    }

    @Test func `each network has its own ledger, and the ad has that of its line`()
      throws
    {
      let booked = Case(clicks: false, impressions: false, manner: "counts first").line
      let session = Session.after(
        .feed(.sample(.noFill, label: "First"), booked), .load(unit: "feed"), .show(unit: "feed"),
        .advance(.seconds(1)), .tap(.headline))
      session.journal.count(Count(.click, in: .network), name: "Sample SDK", ad: "feed#1")
      let ad = try #require(session.ad)
      #expect(ad.network == "Booked Network")
      #expect(ad.networks == .init(impressions: 1, clicks: 1))
      #expect(ad.otherBooks == [.init(keeper: "Sample SDK", tally: .init(clicks: 1))])
      let expected = Expectation(
        ad: "feed#1", network: .init(clicks: 1),
        books: ["Booked Network": .init(clicks: 1), "Sample SDK": .init(clicks: 2)])
      #expect(
        expected.differences(in: session).map(\.sentence) == [
          "expected Sample SDK clicks 2, found 1"
        ])
      let mistyped = Expectation(ad: "feed#1", books: ["Bookd Network": .init(clicks: 0)])
      #expect(
        mistyped.differences(in: session).map(\.sentence) == [
          #"expected the book "Bookd Network", but the networks of this run are "#
            + "Booked Network, Meadow SDK, Sample SDK"
        ])
    }

    @Test func `a network without a ledger is not given another's, nor judged by it`() throws {
      let silent = Case(clicks: false, impressions: false, manner: "silent").line
      let session = Session.after(
        .feed(.sample(.noFill, label: "First"), silent), .load(unit: "feed"), .show(unit: "feed"),
        .advance(.seconds(1)), .tap(.headline), .advance(.seconds(1)))
      #expect(try #require(session.ad).network == nil)
      #expect(session.ad?.google == .init(impressions: 1, clicks: 1))
      #expect(session.findings == [])
    }

    @Test func `a network that a stand-in asks too late says nothing about the next line's`() {
      let speaking = Case(clicks: false, impressions: false, manner: "counts first")
      let silent = Case(clicks: false, impressions: false, manner: "silent")
      var late = speaking.line
      late.latency = .milliseconds(999)
      let session = Session.after(
        .feed(late, silent.line, timeout: .milliseconds(500)), .load(unit: "feed"),
        .show(unit: "feed"), .advance(.seconds(2)), .tap(.headline), .advance(.seconds(1)))
      #expect(session.ad?.google == .init(impressions: 1, clicks: 1))
      #expect(!session.findings.contains { $0.hasSuffix("not-passed-on") }, "\(session.findings)")
    }

    /// What a network does not write down can't be missed.
    @Test(arguments: WireFault.allCases)
    func `a network that writes no entries is not blamed for its ledger`(_ fault: WireFault) {
      let rules: [WireFault: [String]] = [
        .dropsAnswer: ["no-answer-in-time"], .repeatsAnswer: ["completion-called-twice"],
        .delaysAnswer: ["answer-too-late", "no-answer-in-time"],
        .repeatsAd: ["publisher-told-twice"], .keepsTheImpression: ["publisher-not-told"],
        .keepsTheClick: ["publisher-not-told"], .saysNothing: ["publisher-not-told"],
        .repeatsTheImpression: ["publisher-told-twice"],
        .repeatsTheClick: ["publisher-told-twice"],
        // Google's own, whose wire was made to forget it.
        .forgetsImpressions: ["report-not-counted"], .forgetsClicks: ["report-not-counted"],
        .doublesClicks: ["report-counted-twice"],
      ]
      var line = Case(clicks: false, impressions: false, manner: "silent").line
      line.faults = [fault]
      #expect(life(line).findings == rules[fault] ?? [])
    }

    @Test func `an answer after the end of its session reaches no other one`() throws {
      var session = Session.after(
        .feed(.sample(className: "StrangeAdapters.HeldCustomEvent")), .request(unit: "feed"))
      let loads = HeldLoads.shared.all
      let load = try #require(loads.first)
      session = Session.after(.feed(.sample()), .load(unit: "feed"))
      let lines = session.lines
      let events = load.succeed()
      events?.reportClick()
      events?.reportImpression()
      #expect(session.lines == lines)
      session.perform(.advance(.seconds(10)))
      #expect(session.ad?.google == .init())
    }

    @Test func `its events can get lost like any other network's`() {
      var line = Scenario.Line.sample(className: "StrangeAdapters.BookedCustomEvent")
      line.faults = [.dropsClicks]
      #expect(life(line).findings == ["click-not-passed-on"])
      line.flags = .init(handlesUserClicks: true, handlesUserImpressions: true)
      #expect(life(line).findings == ["click-not-reported"])
      line.faults = [.repeatsClicks]
      #expect(life(line).findings == ["click-reported-twice"])
      line.faults = [.dropsRender]
      #expect(life(line).findings == ["tap-counted-by-nobody"])
      line.parameter = "says what it means"
      #expect(life(line).findings == ["tap-counted-by-nobody", "view-not-handed-over"])
    }
  }
}
