import CSV
import Catalogue
import Observing
import Playing
import Testing

extension AllSessions {
  /// A day with a cause of its own hides no other cause.
  @Suite @MainActor struct OtherDaysTests {
    private static let ratios = CausePlayer.ratios()

    private func explanation(_ google: String, _ network: String) throws -> Explanation {
      let base = try ReportStream.read(Array(google.utf8))
      let other = try ReportStream.read(Array(network.utf8))
      return Explanation(try ReportComparison(base, other), Self.ratios)
    }

    /// Three units, of which two may have each other's placement, over two weeks.
    private func units(
      swapped: Bool, _ part: @escaping (_ day: Int, _ unit: Int) -> Double?
    ) throws -> Explanation {
      let names = ["A", "B", "C"]
      var files = ["Date,Ad unit,Impressions,Clicks\n", "Date,Placement,Impressions,Clicks\n"]
      for day in 1...14 {
        let counts = [900, 300, 500].enumerated().map { $1 + (day * 37 + $0 * 11) % 41 * $1 / 100 }
        let date = ReasonCase.date(day)
        for unit in names.indices {
          files[0] += "\(date),\(names[unit]),\(counts[unit]),\(counts[unit] / 20)\n"
          guard let part = part(day, unit) else { continue }
          let seen = Double(counts[swapped ? [1, 0, 2][unit] : unit]) * part
          files[1] += "\(date),\(names[unit]),\(Int(seen)),\(Int(seen / 20))\n"
        }
      }
      return try explanation(files[0], files[1])
    }

    @Test(arguments: [
      ReasonCase("a day without a row", .dayMissing) { $0 == 3 ? nil : (0.98, 0.7, 0.98) },
      ReasonCase("the last day", .lastDaysMissing) {
        $0 == 10 ? (0.3, 0.2, 0.3) : (0.98, 0.7, 0.98)
      },
      ReasonCase("a day twice", .dayDoubled, rows: { $0 == 4 ? 2 : 1 }) { _ in (0.98, 0.7, 0.98) },
    ])
    func `clicks that are lost on all other days are said, too`(_ one: ReasonCase) throws {
      let reasons = try explanation(ReasonCase.google, one.network).reasons.all
      #expect(reasons[0].causes == [one.cause] && !reasons[0].isOfOtherDays)
      #expect(reasons[1].causes.contains(.clicksNotPassedOn), "\(reasons[1])")
      #expect(reasons[1].isOfOtherDays && reasons[1].share > 0.9)
      #expect(reasons[1].sentence(ReportSource.all[0]).hasPrefix("on the other days: "))
    }

    @Test(arguments: [0.98, nil])
    func `days alone need no other cause`(_ part: Double?) throws {
      let one = ReasonCase("", .dayMissing) { day in
        day == 3 ? part.map { ($0 / 3, $0 / 3, $0 / 3) } : (0.98, 0.97, 0.98)
      }
      let told = try explanation(ReasonCase.google, one.network).told
      #expect(told.map(\.causes) == [[.dayMissing]])
    }

    @Test func `two days that are missing are both named`() throws {
      let explanation = try units(swapped: false) { day, _ in [4, 10].contains(day) ? nil : 0.97 }
      let named = explanation.told.map { $0.sentence(explanation.comparison.base.source) }
      #expect(named.count == 2)
      for day in [4, 10] {
        #expect(named.contains { $0.hasSuffix(ReasonCase.date(day)) }, "\(named)")
      }
    }

    @Test func `last days that fall are one lag`() throws {
      let explanation = try units(swapped: false) { day, _ in [13: 0.7, 14: 0.25][day] ?? 0.97 }
      #expect(explanation.told.map(\.detail) == [.lastDays(2)])
    }

    @Test(arguments: [7, 14])
    func `placements are swapped on the other days`(_ bad: Int) throws {
      let explanation = try units(swapped: true) { day, _ in day == bad ? 0.3 : 0.97 }
      let told = explanation.told
      #expect(told[0].causes == [bad == 14 ? .lastDaysMissing : .dayMissing])
      #expect(told[1].causes == [.placementsSwapped] && told[1].detail == .units(["A", "B"]))
      #expect(explanation.unlikeAll.isEmpty)
    }

    @Test func `a day that one unit lacks is said of it alone`() throws {
      let explanation = try units(swapped: false) { $0 == 5 && $1 == 0 ? nil : 0.97 }
      let first = try #require(explanation.told.first)
      #expect(first.causes == [.dayMissing] && first.units == ["A"])
    }

    @Test func `last days that have not come are said first`() throws {
      let explanation = try units(swapped: false) { day, _ in day > 12 ? nil : 0.97 }
      #expect(explanation.verdict == .usual)
      let doubts = ReportText.doubts(explanation)
      #expect(doubts.count == 1)
      #expect(doubts[0].contains("has nothing of the last 2 days") && doubts[0].contains("late"))
    }

    @Test func `traffic is not missing where all of the money is there`() throws {
      for parts in [(0.74, 0.77, 0.97), (0.75, 0.97, 0.98)] as [ReasonCase.Counts] {
        let one = ReasonCase("", .stricterNetwork) { _ in parts }
        let first = try #require(try explanation(ReasonCase.google, one.network).reasons.all.first)
        #expect(first.causes.first == .stricterNetwork && first.share > 0.9, "\(first)")
        #expect(!first.causes.contains(.trafficMissing) && first.causes.contains(.twiceInGoogle))
      }
    }

    @Test func `units with different gaps have a reason each`() throws {
      let one = UnitCase(testDescription: "", verdict: .likely, cause: .usual, units: []) {
        unit, google in
        let counts = google[unit]
        return (
          counts.impressions * (unit == 0 ? 0.6 : 0.98), counts.clicks * (unit == 1 ? 0.4 : 0.98),
          counts.revenue
        )
      }
      let reasons = try explanation(UnitCase.google, one.file).reasons.all
      #expect(reasons[0].units == ["A"] && reasons[0].causes.contains(.stricterNetwork))
      #expect(reasons[1].units == ["B"] && reasons[1].causes.contains(.clicksNotPassedOn))
    }

    /// The gap of the third is neither usual nor sure.
    @Test func `a reason of the sum of units that differ says so, and is less likely`() throws {
      var files = ["Date,Ad unit,Impressions,Clicks\n", "Date,Placement,Impressions,Clicks\n"]
      for day in 1...14 {
        for (name, count, seen, clicked) in [("A", 2000, 0.5, 1), ("B", 1500, 1, 0.3)] {
          let all = Double(count + day * 37 % 41 * count / 100)
          files[0] += "\(ReasonCase.date(day)),\(name),\(Int(all)),\(Int(all / 20))\n"
          files[1] +=
            "\(ReasonCase.date(day)),\(name),\(Int(all * seen)),\(Int(all / 20 * clicked))\n"
        }
        files[0] += "\(ReasonCase.date(day)),C,5,0\n"
        files[1] += "\(ReasonCase.date(day)),C,\(day % 3 == 0 ? 2 : 5),0\n"
      }
      let explanation = try explanation(files[0], files[1])
      let first = try #require(explanation.told.first)
      #expect(first.unitsDiffer && first.share < 0.75, "\(first)")
      let base = explanation.comparison.base.source
      #expect(ReportText.likely(first, base).hasSuffix("the units differ: look at each"))
      #expect(Set(explanation.unlikeAll.map(\.unit)).isSubset(of: ["A", "B"]))
      #expect(!explanation.unlikeAll.isEmpty)
    }

    /// Traffic has a night and an evening, so a day that begins 8 h later lacks less than a third of itself.
    @Test(arguments: [8, 3, -9, -5, 24])
    func `hours that days are shifted by are in the range that is told`(_ shift: Int) throws {
      func count(_ hour: Int) -> Double {
        let (day, rest) = ((hour + 240) / 24, Double((hour + 240) % 24))
        let level = [0.8, 1, 1.1, 0.9, 1.3, 1.5, 0.7][day % 7] * (1 + Double(day * 37 % 23) / 50)
        return 40 * level * (0.5 + (rest < 16 ? rest / 16 : (24 - rest) / 8))
      }
      func file(_ offset: Int, _ part: Double) -> String {
        "Date,Ad unit,Impressions\n"
          + (1...14).map { day in
            let sum = (0..<24).reduce(0) { $0 + count(day * 24 + $1 + offset) }
            return "\(ReasonCase.date(day)),A,\(Int(sum * part))\n"
          }.joined()
      }
      let first = try #require(
        try explanation(file(0, 1), file(shift, 0.97)).reasons.all.first { $0.share > 0.5 })
      guard case .hours(let hours, let isLater) = first.detail else {
        Issue.record("\(first)")
        return
      }
      #expect(hours.contains(abs(shift)) && isLater == (shift > 0), "\(hours)")
      let words = first.size(ReportSource.all[0])
      #expect(
        words.hasPrefix(shift == 24 ? "by a day or more later" : "by \(hours.lowerBound) to "))
    }
  }
}
