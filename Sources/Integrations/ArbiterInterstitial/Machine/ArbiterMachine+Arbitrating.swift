extension ArbiterMachine {
  /// Asks the arbiter about all loaded ads that still count.
  mutating func arbitrate(_ now: ArbiterConditions) -> [ArbiterEffect] {
    let gone = dropInvalid(now)
    let candidates = slots.indices.filter { slots[$0] == .loaded }
    guard !candidates.isEmpty else { return gone + giveUp() }
    let token = nextToken()
    phase = .arbitrating(token: token, isStale: false)
    return gone + [.arbitrate(token: token, slots: candidates)]
  }

  /// Nobody has an ad; without any network there is nothing to wait for.
  private mutating func giveUp() -> [ArbiterEffect] {
    guard slots.contains(where: { $0 != .disabled }) else {
      phase = .noWinner
      return [.tell(.noCandidates(round: round))]
    }
    return [.tell(.noCandidates(round: round)), planRetry()]
  }

  mutating func planRetry() -> ArbiterEffect {
    let (seconds, token) = (backoff.fail(), nextToken())
    phase = .waitingRetry(token: token)
    return .planRetry(token: token, attempt: attempt, seconds: seconds)
  }

  mutating func arbitrated(
    _ token: Int, _ ranked: [Int], _ now: ArbiterConditions
  ) -> [ArbiterEffect] {
    guard case .arbitrating(token, let isStale) = phase else {
      return [.tell(.dropped(token: token))]
    }
    guard !isStale else { return [.tell(.dropped(token: token))] + arbitrate(now) }
    guard let winner = ranked.first else {
      phase = .noWinner
      return [.tell(.noWinner(round: round))]
    }
    guard slots[winner] == .loaded, now.valid.contains(winner) else { return arbitrate(now) }
    return choose(ranked.filter { slots[$0] == .loaded && now.valid.contains($0) }, now)
  }

  private mutating func choose(_ ranked: [Int], _ now: ArbiterConditions) -> [ArbiterEffect] {
    let winner = ranked[0]
    guard now.showable.contains(winner) else {
      phase = .preparing(ranked: ranked, forShow: false)
      return [.proceed(winner)]
    }
    phase = .ready(ranked: ranked)
    return [.tell(.prepared(winner, round: round))]
  }

  mutating func drawn(_ slot: Int) -> [ArbiterEffect] {
    guard case .preparing(let ranked, let forShow) = phase, ranked.first == slot else { return [] }
    guard !forShow else { return begin(slot, next: Array(ranked.dropFirst())) }
    phase = .ready(ranked: ranked)
    return [.tell(.prepared(slot, round: round))]
  }

  /// The values that decided are no longer those that there are.
  mutating func reconsider(_ now: ArbiterConditions) -> [ArbiterEffect] {
    switch phase {
    case .preparing(_, forShow: true): return []
    case .ready, .noWinner, .preparing: return arbitrate(now)
    case .waitingRetry: return [.cancelRetry] + arbitrate(now)
    case .arbitrating(let token, _):
      phase = .arbitrating(token: token, isStale: true)
      return []
    case .idle, .loading, .showing, .disposed: return []
    }
  }

  mutating func expired(_ slot: Int, _ now: ArbiterConditions) -> [ArbiterEffect] {
    guard slots[slot] == .loaded else { return [] }
    slots[slot] = .expired
    let news = [ArbiterEffect.tell(.expired(slot))]
    switch phase {
    case .arbitrating(let token, _):
      phase = .arbitrating(token: token, isStale: true)
      return news
    case .ready(let ranked), .preparing(let ranked, _):
      if ranked.first == slot { return news + withoutFirst(ranked, now) }
      keep(ranked.filter { $0 != slot })
      return news
    case .idle, .loading, .noWinner, .waitingRetry, .showing, .disposed: return news
    }
  }

  /// Somebody who waits for a show gets the next one; otherwise there is time to ask again.
  private mutating func withoutFirst(
    _ ranked: [Int], _ now: ArbiterConditions
  ) -> [ArbiterEffect] {
    guard case .preparing(_, forShow: true) = phase else { return arbitrate(now) }
    return showLater(ranked, now)
  }

  private mutating func keep(_ ranked: [Int]) {
    if case .preparing(_, let forShow) = phase {
      phase = .preparing(ranked: ranked, forShow: forShow)
    } else {
      phase = .ready(ranked: ranked)
    }
  }
}
