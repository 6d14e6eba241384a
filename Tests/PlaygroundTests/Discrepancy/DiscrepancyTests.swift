import AdServing
import Catalogue
import Foundation
import GoogleMobileAds
import JSON
@testable import Observing
@testable import Playing
@testable import Scenarios
import Simulation
import Testing

extension AllSessions {
  /// How far two ledgers differ over many runs.
  @Suite @MainActor struct DiscrepancyTests {
    private func played(_ scenario: Scenario, times: Int = 3) -> Repetition {
      var repetition = Repetition(scenario, firstSeed: 1)
      for _ in 0..<times { repetition.play() }
      return repetition
    }

    /// A tap on an ad of these lines after it was visible for a second.
    private func tapped(_ lines: Scenario.Line...) -> Scenario {
      Scenario(
        title: "a tap", adUnits: [.init(id: "feed", lines: lines)],
        script: [
          .init(.action(.load(unit: "feed"))), .init(.action(.show(unit: "feed"))),
          .init(.action(.advance(.seconds(1)))), .init(.action(.tap(.headline))),
        ])
    }

    @Test func `each run adds its counts to the line of its ad`() throws {
      var lossy = Scenario.Line.sample(label: "Lossy")
      lossy.faults = [.dropsClicks]
      let discrepancy = played(tapped(.sample(.noFill, label: "House"), lossy), times: 4)
        .discrepancy
      #expect(discrepancy.runs == 4)
      #expect(discrepancy.failed == 0)
      let house = try #require(discrepancy.lines.first)
      #expect((house.label, house.ads, house.mediated.impressions) == ("House", 0, 0))
      let line = try #require(discrepancy.lines.last)
      #expect((line.label, line.ads) == ("Lossy", 4))
      #expect((line.mediated.impressions, line.network?.impressions) == (4, 4))
      #expect((line.mediated.clicks, line.network?.clicks) == (4, 0))
      #expect(line.gap(.clicks).hundredths == -10_000)
      #expect(line.gap(.impressions).hundredths == 0)
      #expect(line.causes == ["click-not-passed-on": 4])
    }

    @Test func `of units through MAX its counts are compared with the network's`() throws {
      let discrepancy = played(try .library("max-mistakes"), times: 2).discrepancy
      let counts = Dictionary(
        uniqueKeysWithValues: discrepancy.lines.map { line in
          (line.unit, [line.mediated.impressions, line.network?.impressions ?? -1])
        })
      #expect(discrepancy.mediators == ["MAX"])
      #expect(counts["each"] == [4, 2], "MAX counts each of two reports")
      #expect(counts["mute"] == [2, 2], "the end alone is lost")
      #expect(discrepancy.base == "MAX")
    }

    @Test func `runs go on after one that an adapter ended, which has no counts`() throws {
      let scenario = tapped(.sample())
      var first = played(scenario, times: 2)
      var second = Repetition(scenario, firstSeed: 1)
      second.goOn(after: first.saved)
      #expect((second.done, second.nextSeed) == (3, 4))
      #expect(second.discrepancy.runs == 2)
      #expect(second.discrepancy.crashed == 1)
      first.play()
      second.play()
      #expect(second.discrepancy.lines == first.discrepancy.lines)
    }

    @Test func `a load without an ad is counted but belongs to no line`() {
      let discrepancy = played(tapped(.sample(.noFill)), times: 2).discrepancy
      #expect(discrepancy.failed == 2)
      #expect(discrepancy.lines.map(\.ads) == [0])
    }

    @Test func `rewards are counted`() throws {
      let scenario = try Scenario.library("covered-and-stuck")
      let lines = played(scenario).discrepancy.lines
      let rewards = lines.map { ["\($0.unit)": [$0.mediated.rewards, $0.network?.rewards ?? -1]] }
      #expect(
        rewards == [
          ["mute": [0, 0]], ["echo": [0, 0]], ["stuck": [0, 0]], ["lost": [0, 3]],
          ["unsaid": [0, 3]],
          ["twice": [3, 3]], ["late": [3, 3]],
        ])
      #expect(lines[3].gap(.rewards) == .counted(base: 0, network: 3))
      #expect(lines[3].gap(.rewards).lacksBase)
    }

    @Test(
      arguments: [
        (0, 0, 0), (100, 100, 0), (100, 101, 100), (100, 88, -1200), (3, 4, 3333), (3, 2, -3333),
        (0, 5, nil), (5, 0, -10_000), (1, 3, 20_000),
      ] as [(google: Int, network: Int, gap: Int?)])
    func `the gap is the network's surplus in hundredths of a percent of Google's count`(
      _ google: Int, _ network: Int, _ gap: Int?
    ) {
      var line = Discrepancy.Line(unit: "feed", label: "A")
      line.mediated.clicks = google
      line.network = AdRecord.Tally(clicks: network)
      #expect(line.gap(.clicks).hundredths == gap)
      #expect(line.gap(.clicks).difference == network - google)
      #expect(line.gap(.clicks).lacksBase == (gap == nil))
    }

    @Test func `causes are listed by how many ads they concern, and equal ones by name`() {
      var line = Discrepancy.Line(unit: "feed", label: "A")
      line.causes = ["e": 2, "a": 1, "d": 2, "f": 3, "b": 2, "c": 2]
      #expect(line.causesInOrder.map(\.rule) == ["f", "b", "c", "d", "e", "a"])
    }

    @Test func `a network without a ledger has no gap`() {
      let gap = Discrepancy.Line(unit: "feed", label: "A").gap(.clicks)
      #expect(gap == .unknown)
      #expect((gap.difference, gap.hundredths) == (nil, nil))
      #expect(!gap.lacksBase)
    }

    @Test(arguments: [
      ("5%", 500), ("2.5%", 250), ("0%", 0), ("0.05%", 5), ("12.34%", 1234), ("1000%", 100_000),
    ])
    func `a threshold is a percentage`(_ text: String, _ hundredths: Int) {
      #expect(Discrepancy.Threshold(reading: text)?.hundredths == hundredths)
    }

    @Test(arguments: [
      "0.05", "5", "%", ".5%", "5.%", "5 %", "-5%", "+5%", "1e3%", "5.125%", "1000.01%", "5%%",
      "5,5%", "٥%", "",
    ])
    func `anything else is no threshold`(_ text: String) {
      #expect(Discrepancy.Threshold(reading: text) == nil)
    }

    @Test(
      arguments: [
        (100, 95, false), (100, 105, false), (100, 94, true), (100, 106, true), (0, 0, false),
        (0, 1, true), (100_000, 94_999, true), (100_000, 95_000, false), (5, 0, true),
      ] as [(google: Int, network: Int, isAbove: Bool)])
    func `a gap is above 5 % in either direction, exactly, or when Google counted nothing`(
      _ google: Int, _ network: Int, _ isAbove: Bool
    ) {
      var discrepancy = played(tapped(.sample()), times: 0).discrepancy
      discrepancy.lines[0].mediated.clicks = google
      discrepancy.lines[0].network = AdRecord.Tally(clicks: network)
      let excesses = discrepancy.excesses(above: .init(hundredths: 500))
      #expect(excesses.map(\.kind) == (isAbove ? [.clicks] : []))
    }

    @Test func `counts are read back as they were written, and their summary is JSON`() throws {
      for name in ["covered-and-stuck", "storefront"] {
        let discrepancy = played(try Scenario.library(name)).discrepancy
        let bytes = discrepancy.summary(title: name, seed: 1)
        #expect(bytes.last == UInt8(ascii: "\n"))
        #expect(throws: Never.self) { try JSONReader.read(bytes, dialect: .strict) }
        let coded = try JSONEncoder().encode(discrepancy)
        #expect(try JSONDecoder().decode(Discrepancy.self, from: coded) == discrepancy)
      }
    }

    @Test func `every run has its own seed, and the first failure names its`() throws {
      var scenario = tapped(.sample(nil, latency: .milliseconds(10)))
      scenario.script.append(
        .init(.expect(.init(google: .init(impressions: 1))), line: 7))
      let repetition = played(scenario, times: 60)
      // Fifteen of a hundred requests of the sample network have no ad.
      #expect(repetition.failed > 0 && repetition.held > 0)
      #expect(repetition.failed == repetition.discrepancy.failed)
      let (seed, failure) = try #require(repetition.firstFailure)
      #expect(failure.line == 7)
      let again = ScriptRun.play(Session(scenario, seed: seed))
      #expect(again.failures.map(\.differences) == [failure.differences])
    }

    @Test(arguments: ["feed", "banner", "break", "coins", "bonus", "welcome"])
    func `an ad of each format is loaded, seen, tapped and closed`(_ unit: String) throws {
      let session = Session(try Scenario.library("storefront"))
      session.start()
      let bytes = try #require(session.scenarioOfOneAd(unit: unit))
      let discrepancy = played(try Scenario(reading: bytes), times: 2).discrepancy
      let line = try #require(discrepancy.lines.first { $0.unit == unit && $0.ads > 0 })
      #expect(
        line.mediated
          == AdRecord.Tally(
            impressions: 2, clicks: 2, rewards: line.mediated.rewards,
            paidMicros: line.mediated.paidMicros))
      #expect(line.network?.clicks == 2)
      #expect(line.mediated.rewards == (["coins", "bonus"].contains(unit) ? 2 : 0))
      #expect(line.causes == [:])
    }

    @Test func `a single ad is played with its current changes`() throws {
      let session = Session(try Scenario.library("storefront"))
      session.start()
      session.perform(
        .set(Change(unit: "feed", line: "Sample SDK", \.faults, [.dropsClicks])))
      session.perform(.set(Change(unit: "feed", line: "Sample SDK", \.latency, .milliseconds(15))))
      let bytes = try #require(session.scenarioOfOneAd(unit: "feed"))
      let lines = played(try Scenario(reading: bytes)).discrepancy.lines
      #expect(lines.compactMap { $0.causes["click-not-passed-on"] } == [3])
    }

    @Test(
      arguments: [
        .init(\.refresh, .seconds(30)), .init(\.refresh, .milliseconds(45_500)),
        .init(\.refresh, nil),
        .init(\.latency, .milliseconds(15)), .init(\.size, .largeBanner),
      ] as [Change.What])
    func `a banner is played with its current options`(_ what: Change.What) throws {
      let session = Session(try Scenario.library("storefront"))
      session.start()
      session.perform(.set(Change(unit: "banner", what)))
      let bytes = try #require(session.scenarioOfOneAd(unit: "banner"))
      let run = ScriptRun.play(Session(try Scenario(reading: bytes)))
      #expect(run.session.scenario.unit("banner") == session.scenario.unit("banner"))
      #expect(run.session.ledgers.ads.map(\.google.clicks) == [1])
    }
  }
}
