import AdServing
import Observing
import GoogleMobileAds
@testable import Playing
@testable import Scenarios
import Simulation
import StrangeAdapters
import Testing

extension AllSessions {
  /// A network that joins under names of its own keeps the contract as well as one that is known.
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

    @Test(arguments: all) func `nothing is found where nothing is wrong`(_ test: Case) throws {
      let session = life(test.line)
      let ad = try #require(session.ad)
      #expect(ad.network == (test.isSilent ? nil : "Booked Network"))
      #expect(ad.google == .init(impressions: 1, clicks: 2))
      #expect(ad.networks == (test.isSilent ? .init() : ad.google))
      #expect(session.findings == [])
    }

    @Test func `each network keeps a book of its own, and the one whose line filled is the ad's`()
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
        expected.differences(in: session) == ["expected Sample SDK clicks 2, found 1"])
    }

    @Test func `a network that keeps no book does not get that of one that was asked before it`()
      throws
    {
      let silent = Case(clicks: false, impressions: false, manner: "silent").line
      let session = Session.after(
        .feed(.sample(.noFill, label: "First"), silent), .load(unit: "feed"), .show(unit: "feed"),
        .advance(.seconds(1)))
      #expect(try #require(session.ad).network == nil)
      #expect(session.ad?.google.impressions == 1)
    }

    /// What it does not write down cannot be missed.
    @Test(arguments: WireFault.allCases)
    func `a network that says nothing here is not blamed for its book`(_ fault: WireFault) {
      let rules: [WireFault: [String]] = [
        .dropsAnswer: ["no-answer-in-time"], .repeatsAnswer: ["completion-called-twice"],
        .delaysAnswer: ["answer-too-late", "no-answer-in-time"],
      ]
      var line = Case(clicks: false, impressions: false, manner: "silent").line
      line.fault = fault
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

    @Test func `its events can get lost like any other's`() {
      var line = Scenario.Line.sample(className: "StrangeAdapters.BookedCustomEvent")
      line.fault = .dropsClicks
      #expect(life(line).findings == ["click-not-passed-on"])
      line.flags = .init(handlesUserClicks: true, handlesUserImpressions: true)
      #expect(life(line).findings == ["click-not-reported"])
      line.fault = .repeatsClicks
      #expect(life(line).findings == ["click-reported-twice"])
      line.fault = .dropsRender
      #expect(life(line).findings == ["tap-counted-by-nobody", "view-not-handed-over"])
    }
  }
}
