import Contract
import Simulation

extension Sequence<Entry> {
  /// The rules that these entries break when a contract is told them, and for ten seconds nothing more.
  var broken: Set<String> {
    var judge = Judge()
    var found: [Finding] = []
    var now = Instant.start
    for entry in self {
      if entry.time > now { found += judge.endMoment(at: entry.time + .milliseconds(-1)) }
      now = entry.time
      judge.handle(entry)
    }
    found += judge.endMoment(at: now + .seconds(10))
    return Set(found.map(\.rule.id))
  }

  /// The entries up to this one, which happens at another time.
  func ending(with last: Entry, at time: Instant) -> [Entry] {
    prefix { $0 != last } + [last.moved(to: time)]
  }
}

extension Entry {
  func moved(to time: Instant) -> Entry {
    Entry(
      number: number, time: time, cause: cause, kind: kind, from: from, to: to, sense: sense,
      ad: ad,
      message: message, data: data)
  }
}
