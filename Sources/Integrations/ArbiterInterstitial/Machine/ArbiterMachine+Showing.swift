extension ArbiterMachine {
  mutating func showAsked(_ now: ArbiterConditions) -> [ArbiterEffect] {
    switch phase {
    case .ready(let ranked): show(ranked, now)
    case .showing: [.tell(.refused(.alreadyShowing))]
    case .preparing(_, forShow: true): [.tell(.refused(.alreadyShowing))]
    case .idle, .loading, .arbitrating, .preparing, .noWinner, .waitingRetry, .disposed:
      [.tell(.refused(.notReady))]
    }
  }

  /// The winner, or the best one after it that can be shown now.
  private mutating func show(_ ranked: [Int], _ now: ArbiterConditions) -> [ArbiterEffect] {
    let gone = dropInvalid(now)
    return gone + (showNext(ranked, now) ?? refuse(ranked, hasExpired: !gone.isEmpty, now))
  }

  /// Shows the best one that is there; a bid is made into an ad first. Nil if there is none.
  mutating func showNext(_ ranked: [Int], _ now: ArbiterConditions) -> [ArbiterEffect]? {
    let usable = ranked.filter {
      slots[$0] == .loaded && now.valid.contains($0) && !now.capped.contains($0)
        && (now.showable.contains($0) || bidders.contains($0))
    }
    guard let first = usable.first else { return nil }
    guard now.showable.contains(first) else {
      phase = .preparing(ranked: usable, forShow: true)
      return [.proceed(first)]
    }
    return begin(first, next: Array(usable.dropFirst()))
  }

  /// Shows what is next, for somebody who has been waiting since he asked for it.
  mutating func showLater(_ ranked: [Int], _ now: ArbiterConditions) -> [ArbiterEffect] {
    showNext(ranked, now) ?? [.tell(.refused(.notReady)), planRetry()]
  }

  /// The winner is consumed before its network is called, which may answer inside the call.
  mutating func begin(_ slot: Int, next: [Int]) -> [ArbiterEffect] {
    slots[slot] = .showing
    phase = .showing(slot, next: next)
    reward = .open(slot)
    hasAppeared = false
    return [.show(slot)]
  }

  private mutating func refuse(
    _ ranked: [Int], hasExpired: Bool, _ now: ArbiterConditions
  ) -> [ArbiterEffect] {
    let left = ranked.filter { slots[$0] == .loaded }
    guard !left.isEmpty else { return [.tell(.refused(.expired))] + beginRound(now) }
    // The place is capped for all that could be shown: they wait for another place.
    guard left.contains(where: { !now.showable.contains($0) }) || hasExpired else {
      return [.tell(.refused(.capped))]
    }
    return [.tell(.refused(hasExpired ? .expired : .notReady))] + arbitrate(now)
  }

  mutating func shown(_ slot: Int, _ now: ArbiterConditions) -> [ArbiterEffect] {
    guard case .showing(slot, let next) = phase else { return [] }
    let losers = tellLosers(now)
    hasAppeared = true
    phase = .showing(slot, next: next.filter { slots[$0] == .loaded })
    return [.tell(.shown(slot))] + losers
  }

  /// Bids are of no use once another ad was shown. One that was made into an ad waits for the next
  /// round, as any ad does.
  private mutating func tellLosers(_ now: ArbiterConditions) -> [ArbiterEffect] {
    let losers = slots.indices.filter {
      bidders.contains($0) && slots[$0] == .loaded && !now.showable.contains($0)
    }
    for slot in losers { slots[slot] = .empty }
    return losers.map { .tellLost($0) }
  }

  mutating func showFailed(_ slot: Int, _ now: ArbiterConditions) -> [ArbiterEffect] {
    guard case .showing(slot, let next) = phase else { return [] }
    slots[slot] = .empty
    reward = .none
    let news = [ArbiterEffect.tell(.showFailed(slot))]
    return news + (showNext(next, now) ?? [planRetry()])
  }

  mutating func closed(_ slot: Int, _ now: ArbiterConditions) -> [ArbiterEffect] {
    guard case .showing(slot, _) = phase else { return [] }
    slots[slot] = .empty
    return [.tell(.closed(slot))] + tellLosers(now) + beginRound(now)
  }

  /// A network may never say that its ad is gone. Whoever wants the next one is not kept waiting for
  /// that, once an ad that was seen covers nothing any more.
  mutating func endUntold(_ now: ArbiterConditions) -> [ArbiterEffect] {
    guard case .showing(let slot, _) = phase, hasAppeared, !now.isCovered else { return [] }
    return [.tell(.goneUntold(slot))] + closed(slot, now)
  }

  /// Once for each showing, whether before or after the ad is gone.
  mutating func rewarded(_ slot: Int) -> [ArbiterEffect] {
    guard reward == .open(slot) else { return [] }
    reward = .none
    return [.tell(.rewarded(slot))]
  }
}
