import CSV
import Catalogue
import Observing
import Playing
import Simulation
import Testing

extension AllSessions {
  /// Placements that are exchanged are known by their days, also where they are as large as each other.
  @Suite @MainActor struct SwappedUnitsTests {
    private static let ratios = CausePlayer.ratios()
    private static let names = ["A", "B", "C", "D"]

    /// Four units over two weeks, each with ups and downs of its own, and with the placement at `places`.
    private func explanation(
      _ places: [Int], sizes: [Int], seed: UInt64, lost: Double = 0.03
    ) throws -> Explanation {
      let chance = RandomStream(seed: seed, name: "days")
      var files = ["Date,Ad unit,Impressions,Clicks\n", "Date,Placement,Impressions,Clicks\n"]
      for day in 1...14 {
        let counts = sizes.map { $0 * (75 + chance.next(below: 50)) / 100 }
        let clicks = counts.enumerated().map {
          $1 * (4 + $0) * (90 + chance.next(below: 20)) / 10_000
        }
        for unit in Self.names.indices {
          let row = "\(ReasonCase.date(day)),\(Self.names[unit]),"
          files[0] += "\(row)\(counts[unit]),\(clicks[unit])\n"
          let part = 1 - lost - Double(chance.next(below: 20)) / 1000
          let (seen, tapped) = (
            Double(counts[places[unit]]) * part, Double(clicks[places[unit]]) * part
          )
          files[1] += "\(row)\(Int(seen)),\(Int(tapped))\n"
        }
      }
      let base = try ReportStream.read(Array(files[0].utf8))
      let other = try ReportStream.read(Array(files[1].utf8))
      return Explanation(try ReportComparison(base, other), Self.ratios)
    }

    @Test(arguments: 0..<12)
    func `two of nearly the same size are named, and no other cause`(_ seed: Int) throws {
      let found = try explanation(
        [1, 0, 2, 3], sizes: [5000, 5100, 9000, 2000], seed: UInt64(seed))
      #expect(found.told.map(\.causes) == [[.placementsSwapped]], "\(found.told)")
      #expect(
        found.told.first?.detail == .units(["A", "B"])
          || found.told.first?.detail == .units(["B", "A"]))
    }

    @Test(arguments: 0..<6)
    func `three that went round are named together`(_ seed: Int) throws {
      let found = try explanation(
        [1, 2, 0, 3], sizes: [5000, 3000, 8000, 2000], seed: UInt64(seed))
      let first = try #require(found.told.first)
      #expect(first.causes == [.placementsSwapped])
      guard case .units(let names)? = first.detail else {
        Issue.record("\(first)")
        return
      }
      #expect(Set(names) == ["A", "B", "C"])
    }

    @Test(arguments: 0..<12, [0.0, 0.06, 0.3])
    func `nothing is exchanged where each has its own`(_ seed: Int, _ lost: Double) throws {
      let found = try explanation(
        [0, 1, 2, 3], sizes: [5000, 5100, 4900, 5050], seed: UInt64(seed), lost: lost)
      let causes = (found.reasons.all + found.unitReasons.flatMap(\.all)).flatMap(\.causes)
      #expect(!causes.contains(.placementsSwapped))
    }
  }
}
