import Foundation

// What the vendor and the clock say, and who waits.
extension GHADRewardedMachine {
  mutating func vendorSaid(_ event: GHADVendorEvent, _ moment: Moment) -> [Effect] {
    switch event {
    case .loaded(let ad): return loaded(ad, .loaded)
    case .reloadedExpired(let ad): return loaded(ad, .reloadedExpired)
    case .failedToLoad(let failure): return failedToLoad(failure, moment)
    case .expired:
      guard case .ready = state else { return [.tell(.ignored("expired"))] }
      state = .idle
      return [.tell(.expired)]
    case .displayed: return displayed()
    case .clicked: return [.tell(.clicked)]
    case .videoStarted: return [.tell(.startedVideo)]
    case .videoCompleted: return [.tell(.completedVideo)]
    case .paid(let revenue): return [.tell(.paid(revenue))]
    case .rewarded(let reward, let ad): return rewarded(reward, ad, moment)
    case .hidden(let ad): return hidden(ad, moment)
    case .failedToDisplay(let failure): return failedToDisplay(failure, moment)
    }
  }

  mutating func timerRang(_ timer: GHADTimerPurpose, _ moment: Moment) -> [Effect] {
    switch (timer, state) {
    case (.retry, .retryWait(let attempt, _, _, let waiters)):
      guard moment.allowsAutomaticLoads else { return stopRetrying() }
      return load(waiters, attempt: attempt, moment)
    case (.grace, .closingGrace(let show, _, let waiters)):
      return [.settle(show: show.id, .dismissedWithoutReward)]
        + next(after: show, waiters, moment)
    case (.load, .loading): return failedToLoad(.noAnswer, moment)
    case (.patience(let show), _): return patienceIsOver(show)
    case (.retry, _), (.grace, _), (.load, _): return []
    }
  }

  mutating func patienceIsOver(_ show: Int) -> [Effect] {
    guard var waiters, waiters.shows.contains(show) else { return [] }
    waiters.shows.removeAll { $0 == show }
    self.waiters = waiters
    return [.settle(show: show, .notAvailable(.waitedTooLong))]
  }

  mutating func policyChanged(_ moment: Moment) -> [Effect] {
    guard case .retryWait = state, !moment.allowsAutomaticLoads else { return [] }
    return [.cancelTimer(.retry)] + stopRetrying()
  }

  mutating func disposed() -> [Effect] {
    defer { state = .idle }
    let waiting = waiters.map { refuse($0, .disposed) } ?? []
    switch state {
    case .idle, .ready, .exhausted: return []
    case .loading: return [.cancelTimer(.load)] + waiting
    case .retryWait: return [.cancelTimer(.retry)] + waiting
    case .showing(let show):
      return [.settle(show: show.id, show.isRewarded ? .rewarded : .dismissedWithoutReward)]
    case .closingGrace(let show, _, _):
      return [.cancelTimer(.grace), .settle(show: show.id, .dismissedWithoutReward)] + waiting
    }
  }

  /// Those who wait in the present state; nil in one in which nobody can.
  var waiters: Waiters? {
    get {
      switch state {
      case .loading(_, _, let waiters), .retryWait(_, _, _, let waiters),
        .closingGrace(_, _, let waiters):
        waiters
      case .idle, .ready, .exhausted, .showing: nil
      }
    }
    set {
      guard let newValue else { return }
      switch state {
      case .loading(let since, let attempt, _):
        state = .loading(since: since, attempt: attempt, newValue)
      case .retryWait(let attempt, let until, let error, _):
        state = .retryWait(attempt: attempt, until: until, lastError: error, newValue)
      case .closingGrace(let show, let until, _):
        state = .closingGrace(show, until: until, newValue)
      case .idle, .ready, .exhausted, .showing: break
      }
    }
  }
}
