import Foundation

// What is loaded, when, and who waits for it.
extension GHADRewardedMachine {
  mutating func loadWanted(_ waiter: Int, _ isForced: Bool, _ moment: Moment) -> [Effect] {
    switch state {
    case .idle, .exhausted: return load(Waiters(loads: [waiter]), moment)
    case .ready(let ad):
      if isUsable(ad, moment) { return [.answer(load: waiter, nil)] }
      return load(Waiters(loads: [waiter]), moment)
    case .loading(let since, let attempt, var waiters):
      waiters.loads.append(waiter)
      state = .loading(since: since, attempt: attempt, waiters)
      return []
    case .retryWait(let attempt, let until, let error, var waiters):
      waiters.loads.append(waiter)
      if isForced { return [.cancelTimer(.retry)] + load(waiters, attempt: attempt, moment) }
      state = .retryWait(attempt: attempt, until: until, lastError: error, waiters)
      return []
    case .showing: return [.answer(load: waiter, .isShowing)]
    case .closingGrace(let show, let until, var waiters):
      waiters.loads.append(waiter)
      state = .closingGrace(show, until: until, waiters)
      return []
    }
  }

  mutating func preloadWanted(_ moment: Moment) -> [Effect] {
    guard moment.allowsAutomaticLoads else { return [] }
    switch state {
    case .idle, .exhausted: return load(Waiters(), moment)
    case .ready(let ad): return isUsable(ad, moment) ? [] : load(Waiters(), moment)
    case .closingGrace(let show, let until, var waiters):
      waiters.wantsPreload = true
      state = .closingGrace(show, until: until, waiters)
      return []
    case .loading, .retryWait, .showing: return []
    }
  }

  mutating func load(_ waiters: Waiters, attempt: Int = 0, _ moment: Moment) -> [Effect] {
    state = .loading(since: moment.now, attempt: attempt, waiters)
    return [.startTimer(.load, policy.loadPatience), .requestAd]
  }

  func isUsable(_ ad: GHADLoadedAd, _ moment: Moment) -> Bool {
    moment.isVendorReady && ad.expiresAt.map { moment.now < $0 } ?? true
  }

  mutating func loaded(_ ad: GHADLoadedAd, _ event: GHADAdEvent) -> [Effect] {
    switch state {
    case .idle, .exhausted, .ready:
      state = .ready(ad)
      return [.tell(event)]
    case .loading(_, _, let waiters):
      return [.cancelTimer(.load), .tell(event)] + serve(waiters, ad)
    case .retryWait(_, _, _, let waiters):
      return [.cancelTimer(.retry), .tell(event)] + serve(waiters, ad)
    case .showing, .closingGrace: return [.tell(.ignored("loaded"))]
    }
  }

  /// All loads are answered, and the first show has the ad.
  mutating func serve(_ waiters: Waiters, _ ad: GHADLoadedAd) -> [Effect] {
    state = .ready(ad)
    var effects = waiters.loads.map { Effect.answer(load: $0, nil) }
    effects += waiters.shows.map { .cancelTimer(.patience(show: $0)) }
    effects += waiters.shows.dropFirst().map { .settle(show: $0, .notAvailable(.takenByAnother)) }
    guard let first = waiters.shows.first else { return effects }
    state = .showing(Show(id: first, ad: ad))
    return effects + [.presentAd(show: first)]
  }

  mutating func failedToLoad(_ failure: GHADFailure, _ moment: Moment) -> [Effect] {
    guard case .loading(_, let attempt, var waiters) = state else {
      return [.tell(.ignored("failedToLoad"))]
    }
    var effects: [Effect] = [.cancelTimer(.load), .tell(.failedToLoad(failure))]
    effects += waiters.loads.map { .answer(load: $0, failure) }
    waiters.loads = []
    let retry = attempt + 1
    guard failure.isRetryable, moment.allowsAutomaticLoads, policy.allows(retry: retry) else {
      state = .exhausted(lastError: failure)
      return effects + refuse(waiters, failure) + (policy.retries ? [.tell(.gaveUp(failure))] : [])
    }
    let delay = policy.delay(before: retry, dice: moment.dice)
    state = .retryWait(
      attempt: retry, until: moment.now + delay, lastError: failure, waiters)
    return effects + [.startTimer(.retry, delay), .tell(.retryScheduled(attempt: retry, delay))]
  }

  /// Those who wait will not get an ad.
  func refuse(_ waiters: Waiters, _ failure: GHADFailure) -> [Effect] {
    waiters.loads.map { .answer(load: $0, failure) }
      + waiters.shows.flatMap {
        [.cancelTimer(.patience(show: $0)), Effect.settle(show: $0, .notAvailable(failure))]
      }
  }

  mutating func stopRetrying() -> [Effect] {
    guard case .retryWait(_, _, let error, let waiters) = state else { return [] }
    state = .idle
    return [.tell(.retryCancelled)] + refuse(waiters, error)
  }
}
