import CSV
package import Observing

/// Numbers for tests that are the same in every run.
struct ReportDice {
  private var state: UInt64

  init(_ seed: UInt64) { state = seed }

  mutating func next() -> Double {
    state &+= 0x9E37_79B9_7F4A_7C15
    var word = state
    word = (word ^ word >> 30) &* 0xBF58_476D_1CE4_E5B9
    word = (word ^ word >> 27) &* 0x94D0_49BB_1331_11EB
    return Double((word ^ word >> 31) >> 11) / 9_007_199_254_740_992
  }

  mutating func between(_ least: Double, _ most: Double) -> Double {
    least + (most - least) * next()
  }

  /// About a normal distribution.
  mutating func normal() -> Double { (0..<12).reduce(-6) { sum, _ in sum + next() } }

  /// How many of these events take place.
  mutating func thinned(_ count: Int, _ chance: Double) -> Int {
    guard chance < 1 else { return count }
    guard count > 60 else { return (0..<count).count { _ in next() < chance } }
    let expected = Double(count) * chance
    let drawn = expected + normal() * (expected * (1 - chance)).squareRoot()
    return min(max(Int(drawn.rounded()), 0), count)
  }
}

/// Two reports made from one truth, of which one cause or two make the network's differ.
package struct ReportPair {
  package struct Row {
    var day: Int
    var unit: Int
    package var counts: ReportCounts
  }

  static let units = ["Home banner", "Level end", "Coins"]
  private static let days = 14

  package private(set) var google: [Row] = []
  package private(set) var network: [Row] = []
  private var dice: ReportDice

  package init(
    _ causes: [ReportCause], seed: UInt64, impressions: Int = 10_000, least: Double = 0.1
  ) {
    dice = ReportDice(seed)
    let usual = 1 - dice.between(0, 0.08)
    // The days of 14, and one before and after them, for those that begin at other hours.
    let truth = (-1...Self.days).map { day in
      Self.units.indices.map { unit in
        self.truth(day, unit, Double(impressions) / Double(Self.days * Self.units.count))
      }
    }
    google = truth.dropFirst().dropLast().flatMap(\.self)
    var seen = truth.map { $0.map { row in self.seen(row, usual) } }
    for cause in causes { apply(cause, &seen, least) }
    network = seen.dropFirst().dropLast().flatMap(\.self)
  }

  private mutating func truth(_ day: Int, _ unit: Int, _ mean: Double) -> Row {
    let isWeekend = (day + 14) % 7 > 4
    let level = mean * (isWeekend ? 1.35 : 0.9) * (1 + 0.12 * dice.normal())
    let impressions = max(Int(level + dice.normal() * level.squareRoot()), 1)
    let clicks = dice.thinned(impressions, 0.02)
    return Row(
      day: day, unit: unit,
      counts: .init(impressions: impressions, clicks: clicks, revenue: impressions * 2_500))
  }

  /// What the network sees where nothing is wrong.
  private mutating func seen(_ row: Row, _ usual: Double) -> Row {
    var row = row
    let today = min(usual * (1 + 0.01 * dice.normal()), 1)
    row.counts.impressions = dice.thinned(row.counts.impressions, today)
    row.counts.clicks = dice.thinned(row.counts.clicks, today)
    let price = 2_500 * (1 + 0.01 * dice.normal())
    row.counts.revenue = Int(Double(row.counts.impressions) * price)
    return row
  }

  private mutating func apply(_ cause: ReportCause, _ days: inout [[Row]], _ least: Double) {
    let share = dice.between(least, 0.6)
    switch cause {
    case .dayShifted: shift(&days, dice.between(6, 11) / 24)
    case .lastDaysMissing:
      let late = 1 + Int(dice.next() * 3)
      change(&days, from: Self.days + 1 - late) { dice, counts in
        counts.scale(impressions: 1 - max(share, 0.3), clicks: 1 - max(share, 0.3))
      }
    case .netAgainstGross, .currency:
      let ratio = cause == .currency ? 1 + share : 1 - share
      change(&days) { _, counts in counts.revenue = Int(Double(counts.revenue) * ratio) }
    case .paidTwice:
      change(&days) { _, counts in counts.revenue *= 2 }
    case .amountsInMicros, .decimalMark:
      let ratio = cause == .decimalMark ? share > 0.3 ? 100 : 0.1 : 1_000_000
      change(&days) { _, counts in counts.revenue = Int(Double(counts.revenue) * ratio) }
    case .dayMissing, .dayDoubled:
      let place = 1 + Int(dice.next() * Double(Self.days - 3))
      let ratio = cause == .dayDoubled ? 2 : share < 0.3 ? 0 : 1 - share
      for unit in days[place].indices {
        days[place][unit].counts.scale(impressions: ratio, clicks: ratio)
      }
    case .placementsSwapped:
      // Of units of one size nobody can tell.
      for row in google.indices where google[row].unit == 1 {
        google[row].counts.scale(impressions: 0.4, clicks: 0.4)
      }
      for day in days.indices {
        var counts = days[day][1].counts
        counts.scale(impressions: 0.4, clicks: 0.4)
        (days[day][0].counts, days[day][1].counts) = (counts, days[day][0].counts)
      }
    case .unitMissing:
      for day in days.indices { days[day][1].counts = ReportCounts() }
    case .dayMissingInGoogle:
      let place = 1 + Int(dice.next() * Double(Self.days - 3))
      google.removeAll { $0.day == place }
    case .changedOnADay:
      let first = 5 + Int(dice.next() * 5)
      change(&days, from: first) { dice, counts in
        ReportCause.nothingPassedOn.apply(max(share, 0.3), &counts, &dice)
      }
    case .joinedTwice, .severalUnits:
      change(&days) { _, counts in counts += counts }
    default: change(&days) { dice, counts in cause.apply(share, &counts, &dice) }
    }
  }

  private mutating func change(
    _ days: inout [[Row]], from first: Int = 0,
    _ change: (inout ReportDice, inout ReportCounts) -> Void
  ) {
    for day in days.indices where day >= first {
      for unit in days[day].indices { change(&dice, &days[day][unit].counts) }
    }
  }

  /// A day has the first hours of the next one instead of its own.
  private func shift(_ days: inout [[Row]], _ part: Double) {
    for day in days.indices.dropLast() {
      for unit in days[day].indices {
        let (today, next) = (days[day][unit].counts, days[day + 1][unit].counts)
        func mix(_ path: KeyPath<ReportCounts, Int>) -> Int {
          Int(Double(today[keyPath: path]) * (1 - part) + Double(next[keyPath: path]) * part)
        }
        days[day][unit].counts = .init(
          impressions: mix(\.impressions), clicks: mix(\.clicks), revenue: mix(\.revenue))
      }
    }
  }
}

extension ReportCounts {
  mutating func scale(impressions: Double = 1, clicks: Double = 1) {
    self.impressions = Int(Double(self.impressions) * impressions)
    self.clicks = Int(Double(self.clicks) * clicks)
    revenue = Int(Double(revenue) * impressions)
  }
}

extension ReportCause {
  /// Does to a network's counts of an honest day what the cause does.
  fileprivate func apply(_ share: Double, _ counts: inout ReportCounts, _ dice: inout ReportDice) {
    let price = counts.impressions > 0 ? counts.revenue / counts.impressions : 0
    let amount = counts.revenue
    func lose(_ count: Int) -> Int { dice.thinned(count, 1 - share) }
    func add(_ count: Int) -> Int { count + dice.thinned(count, share) }
    switch self {
    case .impressionsNotPassedOn, .stricterNetwork, .countedAtPresentation, .googleCountsAtLoad:
      counts.impressions = lose(counts.impressions)
    case .impressionsTwice, .countedAtLoad, .stricterGoogle, .impressionsNotReported:
      counts.impressions = add(counts.impressions)
    case .clicksNotPassedOn, .invalidClicksRemoved, .clicksReportedTwice:
      counts.clicks = lose(counts.clicks)
    case .clicksNotReported, .clicksPassedOnTwice: counts.clicks = add(counts.clicks)
    case .everythingTwice, .nothingReported:
      counts.impressions = add(counts.impressions)
      counts.clicks = add(counts.clicks)
    case .nothingPassedOn, .trafficMissing, .twiceInGoogle:
      counts.impressions = lose(counts.impressions)
      counts.clicks = lose(counts.clicks)
    case .usual, .dayShifted, .lastDaysMissing, .dayMissing, .dayMissingInGoogle, .dayDoubled,
      .changedOnADay, .unitMissing, .joinedTwice, .severalUnits, .currency, .netAgainstGross,
      .amountsInMicros, .decimalMark, .paidTwice, .placementsSwapped, .countsRequests,
      .countsMatched:
      break
    }
    counts.revenue = self == .twiceInGoogle ? amount : counts.impressions * price
  }
}
