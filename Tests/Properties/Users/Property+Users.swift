import Contract
import Hunting
import Observing
import Playing
import RandomUser
import Scenarios
import Simulation

/// Something that is no scenario, or not there.
struct Missing: Error {
  let name: String
}

extension Property {
  /// A good adapter breaks no rule, whatever users do and networks answer.
  package static let innocence = Property(
    "no random user makes a good adapter break a rule", 1..<1001
  ) { seed in
    let trial = try Trial.of(seed)
    return Verdict(
      trial.accusations.first.map { "\(Accusation($0.rule.id, of: RandomScenario(seed: seed)))" })
  }

  package static let replay = Property(
    "a random user's journal replays byte for byte", 1..<301
  ) { seed in
    Verdict(try Trial.of(seed).replayDifference().map { "\($0)" })
  }

  package static let ledgers = Property(
    "both ledgers agree while every network is healthy", 1..<1001
  ) { seed in
    let trial = try Trial.of(seed, .healthy)
    let unequal = trial.unequalBooks
    guard unequal.isEmpty else { return .fails(unequal.joined(separator: ", ")) }
    return .holds(times: trial.session.ledgers.ads.count { $0.google.impressions > 0 })
  }

  package static let arbitration = Property(
    "every question to the arbiter has one answer", 1..<601
  ) { seed in
    let trial = try Trial.of(seed)
    let (asked, answered) = (
      trial.questions(.arbitrationAsked), trial.questions(.arbitrationAnswered).sorted()
    )
    // A question asked in the last two seconds may still wait: that is how long the service has.
    let settled = Set(trial.questions(.arbitrationAsked, before: .seconds(2)))
    let due = asked.filter { settled.contains($0) || answered.contains($0) }
    guard due == answered else { return .fails("asked \(asked), answered \(answered)") }
    return .holds(times: asked.count)
  }

  package static let rounds = Property(
    "every round of a good controller comes to an end", 1..<301
  ) { seed in
    let trial = try Trial.of(seed)
    var count = 0
    for unit in trial.unitsOfGoodControllers {
      var isOpen = false
      for entry in trial.session.journal.entries where entry.ad?.hasPrefix("\(unit.id)#") == true {
        switch entry.sense {
        case .adAsked where isOpen: return .fails("a round begins inside another at \(entry)")
        case .adAsked: (isOpen, count) = (true, count + 1)
        case .winnerPrepared, .noWinner, .disposed: isOpen = false
        default: break
        }
      }
    }
    return .holds(times: count)
  }

  /// Each show of a good wrapper ends exactly once, and pays at most once.
  package static let shows = Property(
    "each show of a good wrapper ends exactly once, and pays at most once", 1..<1001
  ) { seed in
    let trial = try Trial.of(seed, .services)
    var count = 0
    for unit in trial.unitsOfGoodServices {
      let asked = trial.shows(.serviceShowAsked, of: unit)
      let ended = trial.shows(.serviceShowEnded, of: unit)
      let paid = trial.shows(.serviceRewarded, of: unit)
      let open = Set(asked.keys).subtracting(ended.keys)
      let isExplained = open.count <= 1 && trial.isCovered(by: unit)
      guard ended.values.allSatisfy({ $0 == 1 }), paid.values.allSatisfy({ $0 == 1 }),
        open.isEmpty || isExplained
      else { return .fails("\(unit.id): ended \(ended), paid \(paid), open \(open)") }
      count += asked.count
    }
    return .holds(times: count)
  }
}

extension Trial {
  /// A random scenario that has been played.
  fileprivate static func of(
    _ seed: UInt64, _ networks: RandomScenario.Networks = .any
  ) throws -> Trial {
    let tree = RandomScenario(seed: seed, networks).tree
    guard let trial = Trial(tree) else { throw Missing(name: tree.text) }
    return trial
  }

  /// The numbers of the questions to the arbiter, where these are asked or answered so long before the
  /// end.
  fileprivate func questions(_ sense: Sense, before end: Duration = .zero) -> [Int] {
    session.journal.entries.filter { $0.sense == sense && $0.time + end <= session.now }
      .compactMap { $0.data.int("number") }.filter { $0 != 0 }
  }

  /// How often something was said of each show of a unit.
  fileprivate func shows(_ sense: Sense, of unit: Scenario.Unit) -> [Int: Int] {
    session.journal.entries.reduce(into: [:]) { counts, entry in
      guard entry.sense == sense, entry.data.string("unit") == unit.id,
        let show = entry.data.int("show")
      else { return }
      counts[show, default: 0] += 1
    }
  }

  /// Whether a vendor believes at the end that an ad of the unit is on the screen.
  fileprivate func isCovered(by unit: Scenario.Unit) -> Bool {
    guard let service = unit.asking.aggregation else { return false }
    let id = service.adUnitID ?? unit.id
    // Another vendor may call one of its ad units the same.
    let vendor = Party.network(service.service.name)
    let last = session.journal.entries.last { entry in
      let senses: [Sense?] = [.networkShowAsked, .networkShowFailed, .networkClosed]
      return entry.data.string("adUnitID") == id && senses.contains(entry.sense)
        && [entry.from, entry.to].contains(vendor)
    }
    return last?.sense == .networkShowAsked
  }
}
