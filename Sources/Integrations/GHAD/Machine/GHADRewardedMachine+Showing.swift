import Foundation

// What becomes of a show.
extension GHADRewardedMachine {
  mutating func showWanted(
    _ show: Int, _ patience: TimeInterval?, _ moment: Moment
  ) -> [Effect] {
    if case .showing = state { return [.settle(show: show, .notAvailable(.isShowing))] }
    if case .ready(let ad) = state {
      if isUsable(ad, moment) {
        state = .showing(Show(id: show, ad: ad))
        return [.presentAd(show: show)]
      }
      state = .idle
    }
    guard let patience else { return [.settle(show: show, .notAvailable(whyNot))] }
    return [.startTimer(.patience(show: show), patience)] + wait(show, moment)
  }

  /// The show joins what may bring an ad, or begins it.
  mutating func wait(_ show: Int, _ moment: Moment) -> [Effect] {
    guard var waiters else { return load(Waiters(shows: [show]), moment) }
    waiters.shows.append(show)
    self.waiters = waiters
    return []
  }

  var whyNot: GHADFailure {
    switch state {
    case .exhausted(let error), .retryWait(_, _, let error, _): error
    case .idle, .loading, .ready, .showing, .closingGrace: .notLoaded
    }
  }

  mutating func displayed() -> [Effect] {
    switch state {
    case .showing(var show) where !show.isDisplayed:
      show.isDisplayed = true
      state = .showing(show)
    case .closingGrace(var show, let until, let waiters) where !show.isDisplayed:
      show.isDisplayed = true
      state = .closingGrace(show, until: until, waiters)
    case .idle, .loading, .ready, .retryWait, .exhausted, .showing, .closingGrace:
      return [.tell(.ignored("displayed"))]
    }
    return [.tell(.displayed)]
  }

  mutating func rewarded(
    _ reward: GHADReward, _ ad: Int?, _ moment: Moment
  ) -> [Effect] {
    switch state {
    case .showing(var show) where isOf(show, ad):
      guard !show.isRewarded else { return [.tell(.duplicateReward)] }
      show.isRewarded = true
      state = .showing(show)
      return [.pay(show: show.id, reward), .tell(.rewarded(reward))]
    case .closingGrace(var show, _, let waiters) where isOf(show, ad):
      show.isRewarded = true
      return [
        .cancelTimer(.grace), .pay(show: show.id, reward), .tell(.rewarded(reward)),
        .settle(show: show.id, .rewarded),
      ] + next(after: show, waiters, moment)
    case .idle, .loading, .ready, .retryWait, .exhausted, .showing, .closingGrace:
      return lateReward(reward, ad)
    }
  }

  func isOf(_ show: Show, _ ad: Int?) -> Bool { ad.map { $0 == show.ad.number } ?? true }

  mutating func lateReward(_ reward: GHADReward, _ ad: Int?) -> [Effect] {
    guard var show = lastShow, isOf(show, ad) else { return [.tell(.ignored("rewarded"))] }
    guard !show.isRewarded else { return [.tell(.duplicateReward)] }
    show.isRewarded = true
    lastShow = show
    return [.tell(.rewarded(reward)), .tell(.lateReward)]
  }

  mutating func hidden(_ ad: Int?, _ moment: Moment) -> [Effect] {
    guard case .showing(let show) = state, isOf(show, ad) else {
      return [.tell(.ignored("hidden"))]
    }
    guard !show.isRewarded else {
      return [.tell(.hidden), .settle(show: show.id, .rewarded)]
        + next(after: show, Waiters(), moment)
    }
    state = .closingGrace(show, until: moment.now + policy.grace, Waiters())
    return [.startTimer(.grace, policy.grace), .tell(.hidden)]
  }

  mutating func failedToDisplay(_ failure: GHADFailure, _ moment: Moment) -> [Effect] {
    guard case .showing(let show) = state else {
      return [.tell(.ignored("failedToDisplay"))]
    }
    let effects: [Effect] = [
      .tell(.failedToDisplay(failure)),
      .settle(show: show.id, show.isRewarded ? .rewarded : .failedToDisplay(failure)),
    ]
    // What covers the application need not have cost the ad, but the vendor alone knows that.
    guard failure.kind == .covered, isUsable(show.ad, moment) else {
      return effects + next(after: show, Waiters(), moment)
    }
    state = .ready(show.ad)
    return effects
  }

  /// The show is over; the next ad is loaded if somebody wants it.
  mutating func next(
    after show: Show, _ waiters: Waiters, _ moment: Moment
  ) -> [Effect] {
    lastShow = show
    state = .idle
    let isAutomatic = moment.allowsAutomaticLoads && (policy.loadsNext || waiters.wantsPreload)
    return isAutomatic || !waiters.isEmpty ? load(waiters, moment) : []
  }
}
