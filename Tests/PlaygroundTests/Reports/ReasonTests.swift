import CSV
import Catalogue
import Observing
import Playing
import Properties
import Testing

extension AllSessions {
  /// Reports made from known causes are explained by them.
  @Suite @MainActor struct ReasonTests {
    private static let ratios = CausePlayer.ratios()

    private func explanation(
      _ pair: ReportPair, _ google: ReportStyle, _ network: ReportStyle
    ) throws -> Explanation {
      let base = try ReportStream.read(google.bytes(pair.google), pieces: 4096)
      let other = try ReportStream.read(network.bytes(pair.network), pieces: 1000)
      return Explanation(try ReportComparison(base, other), Self.ratios)
    }

    @Test func `every cause that is played has a scenario and a unit`() {
      for cause in ReportCause.allCases {
        switch cause.sign {
        case .played, .like: #expect(Self.ratios.effect(cause) != nil, "\(cause)")
        case .none, .rows, .money: break
        }
      }
    }

    @Test func `what is played counts as its name says`() throws {
      func ratio(_ cause: ReportCause, _ figure: ReportFigure) throws -> Double {
        try #require(Self.ratios.effect(cause)).figure(figure)
      }
      #expect(try ratio(.impressionsNotPassedOn, .impressions) == 0)
      #expect(try ratio(.impressionsNotPassedOn, .clicks) == 1)
      #expect(try ratio(.clicksNotPassedOn, .clicks) == 0)
      #expect(try ratio(.clicksNotReported, .clicks) == .infinity)
      #expect(try ratio(.impressionsTwice, .impressions) == 2)
      #expect(try ratio(.clicksReportedTwice, .clicks) == 0.5)
      #expect(try ratio(.everythingTwice, .clicks) == 2)
      #expect(try ratio(.everythingTwice, .impressions) == 2)
      #expect(try ratio(.stricterNetwork, .impressions) == 0)
    }

    @Test func `the cause is among the first two in nine of ten cases`() {
      Property.causesFound.expect(for: 0..<1)
    }

    @Test func `of two causes at once, one is among the first two`() {
      Property.mixedCausesFound.expect(for: 0..<1)
    }

    @Test func `reports without a cause are within what is usual`() {
      Property.usualGaps.expect(for: 0..<1)
    }

    @Test(arguments: ReasonCase.table)
    func `a cause is found where it is`(_ one: ReasonCase) throws {
      let base = try ReportStream.read(Array(ReasonCase.google.utf8))
      let other = try ReportStream.read(Array(one.network.utf8))
      let explanation = Explanation(try ReportComparison(base, other), Self.ratios)
      let first = try #require(explanation.reasons.all.first)
      #expect(first.causes.contains(one.cause), "\(first)")
      if let named = one.named { #expect(first.sentence(base.source).contains(named), "\(first)") }
      if one.cause == .joinedTwice { #expect(first.causes.first == .joinedTwice) }
      if one.cause == .everythingTwice { #expect(!first.causes.contains(.joinedTwice)) }
    }

    @Test(arguments: [
      (1.0, ReportCause.countsRequests), (0.8, .countsMatched), (0.6, .trafficMissing),
    ])
    func `a log of what was wanted is held against the column that it fits`(
      _ part: Double, _ cause: ReportCause
    ) throws {
      var base = "Date,Ad unit,Ad requests,Matched requests,Impressions,Est. earnings (USD)\n"
      var log = "Date,Ad unit,Impressions\n"
      for day in 1...10 {
        let requests = Double(9000 + day * 2357 % 4001)
        let shown = requests * (cause == .trafficMissing ? 1 : 0.3)
        base +=
          "\(ReasonCase.date(day)),feed,\(Int(requests)),\(Int(requests * 0.8)),\(Int(shown)),1\n"
        log += "\(ReasonCase.date(day)),feed,\(Int(requests * part * 0.99))\n"
      }
      let explanation = Explanation(
        try ReportComparison(
          ReportStream.read(Array(base.utf8)), ReportStream.read(Array(log.utf8))), Self.ratios)
      let first = try #require(explanation.reasons.all.first)
      #expect(first.causes.contains(cause) && first.share > 0.9, "\(first)")
    }

    @Test func `a unit that is gone is named, and no fault is within what is usual`() throws {
      let head = "Date,Ad unit,Impressions\n"
      func rows(_ parts: [Double]) -> String {
        head
          + (1...10).map { day in
            zip(["A", "B"], parts).map { name, part in
              "\(ReasonCase.date(day)),\(name),\(Int(Double(900 + day * 37 % 200) * part))\n"
            }.joined()
          }.joined()
      }
      let base = try ReportStream.read(Array(rows([1, 1]).utf8))
      let other = try ReportStream.read(Array(rows([0.98, 0]).utf8))
      let explanation = Explanation(try ReportComparison(base, other), Self.ratios)
      #expect(explanation.reasons.all.first?.detail == .units(["B"]))
      #expect(explanation.verdict == .likely && explanation.worst == .fault)
    }

    @Test func `what the first report has none of is not there several times`() throws {
      func rows(_ impressions: Int, _ clicks: Int) -> [UInt8] {
        let days = (1...10).map { day in
          let seen = impressions + impressions * (day * 37 % 20) / 100
          return "\(ReasonCase.date(day)),feed,\(seen),\(clicks)\n"
        }
        return Array(("Date,Ad unit,Impressions,Clicks\n" + days.joined()).utf8)
      }
      let other = try ReportStream.read(rows(1000, 20))
      for base in [rows(0, 0), rows(1000, 0)] {
        let comparison = try ReportComparison(try ReportStream.read(base), other)
        let told = Explanation(comparison, Self.ratios).reasons.all.flatMap(\.causes)
        let doubled: Set<ReportCause> = [
          .joinedTwice, .severalUnits, .everythingTwice, .clicksPassedOnTwice,
        ]
        #expect(doubled.isDisjoint(with: told), "\(told)")
      }
    }

    @Test func `causes with the same ratios are named together`() throws {
      let pair = ReportPair([.joinedTwice], seed: 1)
      let explanation = try explanation(pair, ReportStyle.googles[0], ReportStyle.networks[0])
      let first = try #require(explanation.reasons.all.first)
      #expect(Set(first.causes).isSuperset(of: [.joinedTwice, .severalUnits, .everythingTwice]))
      #expect(explanation.worst == .fault)
    }

    @Test func `rows that are there twice put the join first`() throws {
      let pair = ReportPair([], seed: 3)
      let style = ReportStyle.networks[0]
      let base = try ReportStream.read(ReportStyle.googles[0].bytes(pair.google))
      let other = try ReportStream.read(style.bytes(pair.network + pair.network))
      let explanation = Explanation(try ReportComparison(base, other), Self.ratios)
      #expect(explanation.reasons.all.first?.causes.first == .joinedTwice)
    }
  }
}

extension CauseRatios.Effect {
  /// The network's count of an event as a part of Google's.
  fileprivate func figure(_ figure: ReportFigure) -> Double {
    let pair = figure == .clicks ? clicks : impressions
    return pair.other / pair.base
  }
}
