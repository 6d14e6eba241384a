import Scenarios
import Simulation

extension ServiceRecord {
  /// `entry` is about this unit.
  mutating func add(_ entry: Entry) {
    switch entry.sense {
    case .adAsked:
      requests.append(Request(time: entry.time, load: entry.data.int("load") ?? 0))
    case .serviceLoadAsked: loads += 1
    case .serviceStateChanged: Phase(entry.data).map { phase = $0 }
    case .serviceRetryPlanned: planRetry(entry)
    case .serviceShowAsked: entry.data.int("show").map { shows.append(Show(number: $0)) }
    case .serviceRewarded: change(entry) { $0.outcome = "rewarded" }
    case .serviceShowEnded:
      change(entry) { show in
        show.completions += 1
        show.outcome = entry.data.string("outcome") ?? show.outcome
      }
    default: break
    }
  }

  private mutating func planRetry(_ entry: Entry) {
    let delay = Duration.milliseconds(entry.data.int("delay") ?? 0)
    retries.append(Retry(attempt: entry.data.int("attempt") ?? 0, due: entry.time + delay))
  }

  private mutating func change(_ entry: Entry, _ change: (inout Show) -> Void) {
    let number = entry.data.int("show")
    guard let place = shows.lastIndex(where: { $0.number == number }) else { return }
    change(&shows[place])
  }
}

extension ServiceRecord.Phase {
  fileprivate init?(_ facts: Fields) {
    let attempt = facts.int("attempt") ?? 0
    let until = Instant(milliseconds: facts.int("until") ?? 0)
    switch facts.string("state") {
    case "idle": self = .idle
    case "loading": self = .loading(attempt: attempt)
    case "ready": self = .ready
    case "retryWait": self = .retryWait(attempt: attempt, until: until)
    case "exhausted": self = .exhausted(facts.string("error") ?? "")
    case "showing": self = .showing
    case "closingGrace": self = .closingGrace(until: until)
    default: return nil
    }
  }
}
