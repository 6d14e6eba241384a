extension ArbiterMachine {
  mutating func loadAsked(_ now: ArbiterConditions) -> [ArbiterEffect] {
    switch phase {
    case .idle, .noWinner: beginRound(now)
    // Busy, or ready; and nobody skips the wait before a retry.
    case .loading, .arbitrating, .preparing, .ready, .waitingRetry, .showing, .disposed: []
    }
  }

  /// Asks every slot that is free. What is still on its way is waited for again.
  mutating func beginRound(_ now: ArbiterConditions) -> [ArbiterEffect] {
    round += 1
    phase = .loading
    var effects: [ArbiterEffect] = [.tell(.roundBegan(round))] + dropInvalid(now)
    let free = slots.indices.filter { slots[$0].isFree }
    // All of them first: a network may answer inside its load.
    for slot in slots.indices where slots[slot].isFree || slots[slot] == .late {
      slots[slot] = .loading
    }
    guard slots.contains(.loading) else { return effects + arbitrate(now) }
    effects.append(.startDeadline(round: round))
    return effects + free.map { .load($0) }
  }

  mutating func loaded(_ slot: Int, _ now: ArbiterConditions) -> [ArbiterEffect] {
    switch slots[slot] {
    case .loading:
      slots[slot] = .loaded
      backoff.reset()
      return [.tell(.loaded(slot))] + settle(now)
    case .late:
      slots[slot] = .loaded
      backoff.reset()
      return [.tell(.loaded(slot))] + reconsider(now)
    // Told twice, or by nobody who was asked.
    case .disabled, .empty, .loaded, .expired, .failed, .showing: return []
    }
  }

  mutating func failed(_ slot: Int, _ now: ArbiterConditions) -> [ArbiterEffect] {
    switch slots[slot] {
    case .loading:
      slots[slot] = .failed
      return [.tell(.loadFailed(slot))] + settle(now)
    case .late:
      slots[slot] = .failed
      return [.tell(.loadFailed(slot))]
    case .loaded:
      // Its bid won, and no ad could be made of it.
      guard case .preparing(let ranked, let forShow) = phase, ranked.first == slot else {
        return []
      }
      slots[slot] = .failed
      let news = [ArbiterEffect.tell(.loadFailed(slot))]
      return news + (forShow ? showLater(ranked, now) : arbitrate(now))
    case .disabled, .empty, .expired, .failed, .showing: return []
    }
  }

  mutating func deadlinePassed(_ round: Int, _ now: ArbiterConditions) -> [ArbiterEffect] {
    guard phase == .loading, round == self.round else { return [] }
    let late = slots.indices.filter { slots[$0] == .loading }
    for slot in late { slots[slot] = .late }
    return late.map { .tell(.timedOut($0)) } + arbitrate(now)
  }

  /// Goes on when no slot is waited for any more.
  private mutating func settle(_ now: ArbiterConditions) -> [ArbiterEffect] {
    guard phase == .loading, !slots.contains(.loading) else { return [] }
    return [.cancelDeadline] + arbitrate(now)
  }

  /// Forgets ads that have silently expired.
  mutating func dropInvalid(_ now: ArbiterConditions) -> [ArbiterEffect] {
    let gone = slots.indices.filter { slots[$0] == .loaded && !now.valid.contains($0) }
    for slot in gone { slots[slot] = .expired }
    return gone.map { .tell(.expired($0)) }
  }
}
