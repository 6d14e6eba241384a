import Contract
package import Observing
package import Playing
import Scenarios
package import Simulation

/// What a run has reached of all that can happen.
package enum ReachedPoint: Hashable, Sendable {
  case sense(Sense)
  /// Two things that happened to an ad, one right after the other.
  case pair(Sense, Sense)
  /// What a user did while an ad was in this state.
  case act(LifeState, Sense)
  /// A rule had its occasion, or was broken.
  case rule(Int, isBroken: Bool)
}

extension ReachedPoint {
  /// As one number, for another process.
  package var code: Int {
    switch self {
    case .sense(let sense): sense.rawValue
    case .pair(let one, let next): 1 << 24 | one.rawValue << 12 | next.rawValue
    case .act(let state, let act): 2 << 24 | state.rawValue << 12 | act.rawValue
    case .rule(let place, let isBroken): 3 << 24 | place << 12 | (isBroken ? 1 : 0)
    }
  }

  package init?(code: Int) {
    let (one, other) = (code >> 12 & 0xFFF, code & 0xFFF)
    switch code >> 24 {
    case 0:
      guard let sense = Sense(rawValue: other) else { return nil }
      self = .sense(sense)
    case 1:
      guard let one = Sense(rawValue: one), let next = Sense(rawValue: other) else { return nil }
      self = .pair(one, next)
    case 2:
      guard let state = LifeState(rawValue: one), let act = Sense(rawValue: other) else {
        return nil
      }
      self = .act(state, act)
    case 3: self = .rule(one, isBroken: other == 1)
    default: return nil
    }
  }
}

extension Session {
  /// What was reached so far, each point once, in the order in which it was.
  package var reached: [ReachedPoint] {
    var reader = ReachReader(self)
    for entry in journal.entries { reader.add(entry) }
    reader.addRules(ledgers.standings)
    return reader.points
  }
}

/// Reads a journal for what it reaches.
private struct ReachReader {
  private let units: [Scenario.Unit]
  private var known: Set<ReachedPoint> = []
  private(set) var points: [ReachedPoint] = []
  private var last: [String?: Sense] = [:]
  private var lives: [(ad: String, life: AdLife)] = []

  @MainActor
  init(_ session: Session) { units = session.scenario.adUnits }

  mutating func add(_ entry: Entry) {
    guard let sense = entry.sense else { return }
    reach(.sense(sense))
    if entry.kind == .input {
      for (_, life) in lives { reach(.act(life.state, sense)) }
      return
    }
    if let before = last.updateValue(sense, forKey: entry.ad) { reach(.pair(before, sense)) }
    live(entry)
  }

  private mutating func live(_ entry: Entry) {
    guard let ad = entry.ad else { return }
    if let place = lives.firstIndex(where: { $0.ad == ad }) { return lives[place].life.add(entry) }
    guard let unit = units.first(where: { $0.id == entry.unitOfAd ?? ad }) else { return }
    var life = AdLife(unit.kind)
    life.add(entry)
    lives.append((ad, life))
  }

  mutating func addRules(_ standings: RuleStandings) {
    for place in Rulebook.all.indices {
      if standings.isSeen(place) { reach(.rule(place, isBroken: false)) }
      if standings.isBroken(place) { reach(.rule(place, isBroken: true)) }
    }
  }

  private mutating func reach(_ point: ReachedPoint) {
    if known.insert(point).inserted { points.append(point) }
  }
}
