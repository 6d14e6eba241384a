import Simulation

/// The names of ads and networks as they were spelled first. Where lines were broken, a blank of a name may be gone
/// in one of them, and none of two names that differ in that alone is another's.
struct SpelledNames {
  private var known: [String: String] = [:]
  /// Whether an entry was put together from several lines so far.
  private var areBroken = false

  /// The entry, with the names that are known.
  mutating func spelled(_ placed: RunningOrder.Placed) -> RunningOrder.Placed {
    if placed.isJoined { areBroken = true }
    let entry = placed.entry
    let (ad, from, to) = (entry.ad.map { name($0) }, party(entry.from), entry.to.map { party($0) })
    var data = entry.data
    if let load = data[.loadName] { data[.loadName] = name(load) }
    guard ad != entry.ad || from != entry.from || to != entry.to || data != entry.data else {
      return placed
    }
    var placed = placed
    placed.entry = Entry(
      number: entry.number, time: entry.time, cause: entry.cause, kind: entry.kind, from: from,
      to: to, sense: entry.sense, ad: ad, message: entry.message, data: data)
    return placed
  }

  private mutating func party(_ party: Party) -> Party {
    guard let name = party.name else { return party }
    return Party(party.role, name: self.name(name))
  }

  private mutating func name(_ name: String) -> String {
    let key = name.contains(" ") ? name.filter { $0 != " " } : name
    guard let first = known[key] else {
      known[key] = name
      return name
    }
    return areBroken ? first : name
  }
}
