import CSV
import Catalogue
import Observing
import Playing
import Testing

/// What the network has of three units, of which the last is the dearest by far.
struct UnitCase: Sendable, CustomTestStringConvertible {
  typealias Counts = (impressions: Double, clicks: Double, revenue: Double)

  let testDescription: String
  let verdict: Explanation.Verdict
  let cause: ReportCause
  let units: [String]
  /// A unit's counts on a day, of Google's of all units; nil for no row.
  let network: @Sendable (_ unit: Int, _ google: [Counts]) -> Counts?

  private static func part(_ part: Double, _ counts: Counts) -> Counts {
    (counts.impressions * part, counts.clicks * part, counts.revenue * part)
  }

  private static func sum(_ left: Counts, _ right: Counts) -> Counts {
    (left.impressions + right.impressions, left.clicks + right.clicks, left.revenue + right.revenue)
  }

  static let table = [
    UnitCase(
      testDescription: "a unit without rows", verdict: .likely, cause: .unitMissing, units: ["B"]
    ) { $0 == 1 ? nil : part(0.98, $1[$0]) },
    UnitCase(
      testDescription: "one placement in two units", verdict: .likely, cause: .severalUnits,
      units: ["A", "B"]
    ) { part(0.98, $0 < 2 ? sum($1[0], $1[1]) : $1[2]) },
    UnitCase(
      testDescription: "one placement in three units", verdict: .likely, cause: .severalUnits,
      units: ["A", "B", "C"]
    ) { _, google in part(0.98, sum(sum(google[0], google[1]), google[2])) },
    UnitCase(
      testDescription: "half of the dearest unit", verdict: .likely, cause: .trafficMissing,
      units: ["C"]
    ) { part($0 == 2 ? 0.5 : 0.98, $1[$0]) },
    UnitCase(
      testDescription: "hardly anything of the dearest unit", verdict: .likely,
      cause: .trafficMissing, units: ["C"]
    ) { part($0 == 2 ? 0.1 : 0.98, $1[$0]) },
    UnitCase(
      testDescription: "clicks of one unit", verdict: .likely, cause: .clicksNotPassedOn,
      units: ["B"]
    ) { ($1[$0].impressions * 0.98, $1[$0].clicks * ($0 == 1 ? 0.5 : 0.98), $1[$0].revenue) },
    UnitCase(
      testDescription: "two placements swapped", verdict: .likely, cause: .placementsSwapped,
      units: ["A", "B"]
    ) { part(0.98, $1[[1, 0, 2][$0]]) },
    UnitCase(
      testDescription: "all units net", verdict: .likely, cause: .netAgainstGross, units: []
    ) { ($1[$0].impressions * 0.98, $1[$0].clicks * 0.98, $1[$0].revenue * 0.7) },
  ]

  private static let names = ["A", "B", "C"]

  private static func google(_ day: Int) -> [Counts] {
    [(5000.0, 0.0008), (3000, 0.004), (2000, 0.009)].enumerated().map { unit, known in
      let count = (known.0 * (0.8 + Double((day * 37 + unit * 11) % 41) / 100)).rounded()
      return (count, (count / 40).rounded(), count * known.1)
    }
  }

  private static func rows(_ counts: (Int, [Counts]) -> Counts?) -> String {
    (1...14).flatMap { day in
      let google = google(day)
      return names.indices.compactMap { unit in
        counts(unit, google).map {
          "2026-10-\(day < 10 ? "0" : "")\(day),\(names[unit]),\(Int($0.impressions)),\(Int($0.clicks)),\($0.revenue)\n"
        }
      }
    }.joined()
  }

  static let google = "Date,Ad unit,Impressions,Clicks,Est. earnings (USD)\n" + rows { $1[$0] }

  var file: String { "Date,Placement,Impressions,Clicks,Revenue\n" + Self.rows(network) }
}

extension AllSessions {
  /// What is so in some units alone is said of them.
  @Suite @MainActor struct UnitReasonTests {
    private static let ratios = CausePlayer.ratios()

    private func explanation(_ google: String, _ network: String) throws -> Explanation {
      let base = try ReportStream.read(Array(google.utf8))
      let other = try ReportStream.read(Array(network.utf8))
      return Explanation(try ReportComparison(base, other), Self.ratios)
    }

    @Test(arguments: UnitCase.table)
    func `a cause is said of the units that have it`(_ one: UnitCase) throws {
      let explanation = try explanation(UnitCase.google, one.file)
      let first = try #require(explanation.reasons.all.first)
      #expect(explanation.verdict == one.verdict)
      #expect(first.causes.contains(one.cause), "\(first)")
      #expect(first.named.sorted() == one.units)
      let sentence = first.sentence(explanation.comparison.base.source)
      for unit in one.units { #expect(sentence.contains(unit)) }
    }

    @Test func `a unit that is missing counts in the sums`() throws {
      let missing = try #require(UnitCase.table.first)
      let explanation = try explanation(UnitCase.google, missing.file)
      #expect(explanation.worst == .fault && explanation.comparison.units.count == 3)
      #expect(explanation.comparison.onlyInBase.isEmpty)
      let json = String(decoding: explanation.json(), as: UTF8.self)
      #expect(json.contains(#""reasons":[{"number":1,"cause":"unit-missing""#))
      #expect(json.contains(#""units":["B"]"#))
    }

    /// Whether a name of the other report that is nowhere in the first could be that unit's.
    @Test(arguments: [(5, ["B"]), (2900, [])])
    func `a unit with another name is not missing`(_ count: Int, _ gone: [String]) throws {
      let missing = try #require(UnitCase.table.first)
      let more = (1...9).map { "2026-10-0\($0),Other,\(count),1,0.01\n" }.joined()
      #expect(try explanation(UnitCase.google, missing.file + more).comparison.gone == gone)
    }

    /// A unit on a day: its name, the impressions of both reports, and Google's revenue in cents.
    private typealias SmallUnit = (name: String, google: Int, network: Int, cents: Int)

    /// Two reports of sixty units over 14 days, explained.
    private func sixty(_ unit: (Int) -> SmallUnit) throws -> Explanation {
      var files = [
        "Date,Ad unit,Impressions,Est. earnings (USD)\n", "Date,Placement,Impressions,Revenue\n",
      ]
      for day in 1...14 {
        for unit in (1...60).map(unit) {
          files[0] += "\(ReasonCase.date(day)),\(unit.name),\(unit.google),0.0\(unit.cents)\n"
          files[1] += "\(ReasonCase.date(day)),\(unit.name),\(unit.network),0.0146\n"
        }
      }
      return try explanation(files[0], files[1])
    }

    /// Each row lacks nearly half a cent, and none of them is another amount.
    @Test func `amounts that are rounded to cents accuse no unit`() throws {
      let explanation = try sixty { (name: "u\($0)", google: 12, network: 12, cents: 1) }
      #expect(explanation.faultyUnits.isEmpty && explanation.unlikeAll.isEmpty)
      #expect((0..<60).allSatisfy { explanation.cause(ofUnit: $0) == .usual })
      #expect(explanation.cause(ofUnit: 60) == nil)
    }

    @Test func `the smallest of sixty units is named if it has a fault`() throws {
      let explanation = try sixty {
        $0 == 60
          ? (name: "last", google: 10, network: 2, cents: 1)
          : (name: "u\($0)", google: 12 + $0, network: 12 + $0, cents: 1)
      }
      #expect(explanation.comparison.units.last?.name == "last")
      #expect(explanation.faultyUnits == ["last"])
      #expect((0..<60).filter { explanation.cause(ofUnit: $0) != .usual } == [59])
    }

    /// What is exchanged has to fit in all that is counted.
    @Test func `impressions alone are not swapped placements`() throws {
      let one = UnitCase(
        testDescription: "", verdict: .units, cause: .usual, units: []
      ) { unit, google in
        (google[[1, 0, 2][unit]].impressions * 0.98, google[unit].clicks, google[unit].revenue)
      }
      let explanation = try explanation(UnitCase.google, one.file)
      let found = (explanation.reasons.all + explanation.unitReasons.flatMap(\.all)).flatMap(
        \.causes)
      #expect(!found.contains(.placementsSwapped) && explanation.verdict == .units)
      #expect(explanation.faultyUnits.sorted() == ["A", "B"])
      #expect(ReportText.verdict(explanation).hasSuffix("A, B are not."))
    }

    @Test func `without a common name nothing is sure, and the map is named first`() throws {
      let half = try #require(UnitCase.table.first { $0.cause == .clicksNotPassedOn })
      let file = half.file.replacing(",A,", with: ",x,").replacing(",B,", with: ",y,")
        .replacing(",C,", with: ",z,")
      let explanation = try explanation(UnitCase.google, file)
      #expect(explanation.comparison.hasNoCommonName)
      #expect(explanation.reasons.all.allSatisfy { $0.share <= 0.75 })
      #expect(ReportText.doubts(explanation).first?.contains("--map FILE") == true)
      #expect(ReportText.doubts(try self.explanation(UnitCase.google, half.file)).isEmpty)
    }

    @Test func `the first report's source has its own name`() throws {
      let max = UnitCase.google.replacing(
        "Date,Ad unit,Impressions,Clicks,Est. earnings (USD)",
        with: "day,max_ad_unit_id,impressions,clicks,estimated_revenue")
      for one in UnitCase.table {
        let explanation = try explanation(max, one.file)
        let base = explanation.comparison.base.source
        #expect(base.spoken == "MAX")
        var told = ReportCause.allCases.flatMap { [$0.words(base), $0.next(base)] }
        for reason in explanation.reasons.all {
          told += [reason.sentence(base), ReportText.likely(reason, base)]
        }
        told += [ReportText.join(explanation.comparison), ReportText.byDay(base)]
        #expect(told.allSatisfy { !$0.contains("Google") && !$0.contains("()") })
      }
      let google = try #require(ReportSource.all.first)
      #expect(ReportCause.clicksNotReported.next(google).hasSuffix(": reportClick()."))
      #expect(
        ReportCause.clicksNotReported.words(.unknown)
          == "the mediator is not told of the network's clicks")
    }

    @Test func `an amount is told as it is in the table`() throws {
      let net = try #require(UnitCase.table.last)
      let first = try #require(try explanation(UnitCase.google, net.file).reasons.all.first)
      guard case .ratio(let ratio) = first.detail else {
        Issue.record("\(first)")
        return
      }
      #expect(abs(ratio - 0.7) < 0.0001)
    }

    @Test func `what no cause explains is not told to be usual`() throws {
      // Impressions are more, clicks are fewer, and each day by another part.
      let google = ReasonCase.google
      let network =
        "Date,Placement,Impressions,Clicks,Revenue\n"
        + (1...3).map { "\(ReasonCase.date($0)),A,\([9, 11, 8][$0 - 1]),1,0.1\n" }.joined()
      let base =
        google.split(separator: "\n").prefix(1).joined() + "\n"
        + (1...3).map { "\(ReasonCase.date($0)),A,\([11, 10, 11][$0 - 1]),1,0.1\n" }.joined()
      let explanation = try explanation(base, network)
      #expect(explanation.verdict == .open)
      let json = String(decoding: explanation.json(), as: UTF8.self)
      #expect(json.contains(#""verdict":"open""#) && !json.contains(#""cause":"usual","#))
    }

    /// Uneven by chance, and lower at weekends: neither moves anything from a day to the next.
    @Test(arguments: 0..<12)
    func `days that are uneven are not shifted`(_ seed: Int) throws {
      var state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 &+ 1
      func noise() -> Double {
        (0..<12).reduce(-6.0) { sum, _ in
          state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
          return sum + Double(state >> 40) / Double(1 << 24)
        }
      }
      let head = "Date,Ad unit,Impressions,Clicks\n"
      let days = (1...14).map { day -> (String, Int, Int) in
        let isWeekend = day % 7 < 2
        let count = 10_000 * (isWeekend ? 1.3 : 0.9) * (1 + 0.08 * noise())
        let part = seed % 2 == 0 ? 0.96 * (1 + 0.04 * noise()) : isWeekend ? 0.92 : 0.98
        return (ReasonCase.date(day), Int(count), Int(count * part))
      }
      let explanation = try explanation(
        head + days.map { "\($0.0),A,\($0.1),\($0.1 / 50)\n" }.joined(),
        head + days.map { "\($0.0),A,\($0.2),\($0.2 / 50)\n" }.joined())
      let shift = explanation.reasons.all.first { $0.causes == [.dayShifted] }
      #expect((shift?.share ?? 0) < 0.5, "\(explanation.reasons.all.prefix(2))")
    }

    @Test func `what a cause does not explain is said`() throws {
      let network = ReasonCase("fewer clicks, less money", .clicksNotPassedOn) { _ in
        (0.98, 0.5, 0.6)
      }
      let reasons = try explanation(ReasonCase.google, network.network).reasons.all
      let currency = try #require(reasons.first { $0.causes == [.currency] })
      #expect(currency.leaves == [.clicks])
      #expect(ReportText.likely(currency, ReportSource.all[0]).contains("the clicks not explained"))
      // The two together leave nothing.
      #expect(reasons[0].causes.contains(.clicksNotPassedOn) && reasons[0].leaves.isEmpty)
      #expect(reasons[1].causes.contains(.netAgainstGross) && reasons[1].share > 0.9)
    }

    @Test func `a mediator's report is the base, wherever it is named`() throws {
      let google = try ReportStream.read(Array(UnitCase.google.utf8))
      let network = try ReportStream.read(Array(UnitCase.table[0].file.utf8))
      #expect(Report.base(among: [google, network]) == 0)
      #expect(Report.base(among: [network, google]) == 1)
      #expect(Report.base(among: [network, network]) == 0)
      #expect(google.takenFirst.notes.last?.sentence.contains("is the base") == true)
    }
  }
}

extension ReportReason {
  fileprivate var named: [String] {
    if case .units(let names) = detail { names } else { units }
  }
}
