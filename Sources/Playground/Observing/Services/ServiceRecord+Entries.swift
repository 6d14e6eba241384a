import Scenarios
import Simulation

extension ServiceRecord {
  /// `entry` is about this unit.
  mutating func add(_ entry: Entry) {
    follow(entry)
    switch entry.sense {
    case .adAsked:
      requests.append(Request(time: entry.time, load: entry.data[.load] ?? 0))
    case .serviceLoadAsked: loads += 1
    case .serviceLogged: logged += 1
    case .serviceStateChanged: Phase(entry.data).map { phase = $0 }
    case .serviceRetryPlanned: planRetry(entry)
    case .serviceShowAsked: entry.data[.show].map { shows.append(Show(number: $0)) }
    case .serviceRewarded: change(entry) { $0.outcome = "rewarded" }
    case .serviceShowEnded:
      change(entry) { show in
        show.completions += 1
        show.outcome = entry.data[.outcome] ?? show.outcome
      }
    case .settingChanged:
      entry.data[.mode].flatMap(Scenario.Mode.init).map { mode = $0 }
    default: break
    }
  }

  /// `entry` is about this unit's service.
  mutating func step(_ entry: Entry) {
    switch entry.data[.what] {
    case "launched": (setUp, steps) = (.notYet, Steps())
    case "registered": steps.isRegistered = true
    case "bundle": steps.isBundleValid = entry.data[.answer]
    case "user": steps.isUserKnown = entry.data[.answer]
    case "started": steps.hasStarted = true
    default: break
    }
  }

  private mutating func planRetry(_ entry: Entry) {
    let delay = Duration.milliseconds(entry.data[.delay] ?? 0)
    let attempt = entry.data[.attempt] ?? 0
    retries.append(Retry(attempt: attempt, delay: delay, due: entry.time + delay))
    if mode == .seed { phase = .retryWait(attempt: attempt, until: entry.time + delay) }
  }

  private mutating func change(_ entry: Entry, _ change: (inout Show) -> Void) {
    let number = entry.data[.show]
    guard let place = shows.lastIndex(where: { $0.number == number }) else { return }
    change(&shows[place])
  }

  /// The published wrapper has no states to tell; this is what its calls amount to.
  private mutating func follow(_ entry: Entry) {
    guard mode == .seed else { return }
    switch entry.sense {
    // A platform that replaces an ad by itself is not asked to.
    case .adTooOld: isReplaced = true
    case .adAsked where isReplaced: isReplaced = false
    case .adAsked: phase = .loading(attempt: attempt)
    case .adReceived: phase = .ready
    case .adRefused: phase = .exhausted(entry.data[.error] ?? "")
    case .serviceDisplayed: phase = .showing
    case .serviceHidden, .serviceDisplayFailed, .disposed: phase = .idle
    default: break
    }
  }

  private var attempt: Int {
    switch phase {
    case .retryWait(let attempt, _), .loading(let attempt): attempt
    case .idle, .ready, .exhausted, .showing, .closingGrace: 0
    }
  }
}

extension ServiceRecord.Phase {
  fileprivate init?(_ facts: Fields) {
    let attempt = facts[.attempt] ?? 0
    let until = Instant(milliseconds: facts[.until] ?? 0)
    switch facts[.state] {
    case "idle": self = .idle
    case "loading": self = .loading(attempt: attempt)
    case "ready": self = .ready
    case "retryWait": self = .retryWait(attempt: attempt, until: until)
    case "exhausted": self = .exhausted(facts[.error] ?? "")
    case "showing": self = .showing
    case "closingGrace": self = .closingGrace(until: until)
    default: return nil
    }
  }
}
