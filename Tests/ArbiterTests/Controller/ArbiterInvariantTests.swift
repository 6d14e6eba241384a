import ArbiterInterstitial
import Simulation
import Testing

/// What holds in whatever order things happen.
struct ArbiterInvariantTests {
  /// A controller's surroundings, which answer in any order, late, twice, or never.
  private struct Chaos {
    var machine: ArbiterMachine
    let dice: RandomStream
    let count: Int
    /// The networks' own view of their ads.
    var valid: Set<Int> = []
    var showable: Set<Int> = []
    var outstanding: Set<Int> = []
    var shown: Set<Int> = []
    var question: (token: Int, slots: [Int])?
    var questions = 0
    var retry: Int?
    var rounds = 0
    var loads = 0
    var problems: [String] = []

    init(seed: UInt64) {
      dice = World(seed: seed).stream("chaos")
      count = 1 + dice.next(below: 4)
      let disabled = Set((0..<count).filter { [dice] _ in dice.next(below: 8) == 0 })
      let bidders = Set((0..<count).filter { [dice] _ in dice.next(below: 4) == 0 })
      machine = ArbiterMachine(slots: count, disabled: disabled, bidders: bidders)
    }

    mutating func step() {
      let slot = dice.next(below: count)
      switch dice.next(below: 16) {
      case 0, 1: send(.loadAsked)
      case 2, 3: send(.showAsked)
      case 4, 5, 6: answer(slot, hasAd: true)
      case 7: answer(slot, hasAd: false)
      case 8: expire(slot, isTold: dice.next(below: 2) == 0)
      case 9: send(.slotInfoChanged(slot))
      case 10: arbitrate()
      case 11: retry.map { send(.retryDue(token: $0)) }
      case 12: send(.deadlinePassed(round: max(1, machine.round - dice.next(below: 2))))
      case 13: leave(slot)
      case 14: send(.slotShown(slot))
      default: anything(slot)
      }
    }

    private mutating func answer(_ slot: Int, hasAd: Bool) {
      guard outstanding.remove(slot) != nil else {
        // Out of place, or for the second time.
        return send(hasAd ? .slotLoaded(slot) : .slotFailed(slot))
      }
      if hasAd {
        valid.insert(slot)
        if dice.next(below: 4) > 0 { showable.insert(slot) }
      }
      send(hasAd ? .slotLoaded(slot) : .slotFailed(slot))
    }

    private mutating func expire(_ slot: Int, isTold: Bool) {
      guard !shown.contains(slot) else { return }
      valid.remove(slot)
      showable.remove(slot)
      if isTold { send(.slotExpired(slot)) }
    }

    private mutating func arbitrate() {
      guard let asked = question else { return }
      question = nil
      let isNone = dice.next(below: 5) == 0
      send(.arbitrated(token: asked.token, ranked: isNone ? [] : asked.slots.reversed()))
    }

    private mutating func leave(_ slot: Int) {
      guard shown.remove(slot) != nil else { return send(.slotClosed(slot)) }
      // Some never say that their ad is gone.
      guard dice.next(below: 4) > 0 else { return }
      send(dice.next(below: 3) == 0 ? .slotShowFailed(slot) : .slotClosed(slot))
    }

    private mutating func anything(_ slot: Int) {
      let odd: [ArbiterEvent] = [
        .arbitrated(token: 0, ranked: [slot]), .retryDue(token: 0), .slotDrawn(slot),
        .slotRewarded(slot), .deadlinePassed(round: 0),
      ]
      let event = odd[dice.next(below: odd.count)]
      if event == .slotDrawn(slot), valid.contains(slot) { showable.insert(slot) }
      send(event)
    }

    private mutating func send(_ event: ArbiterEvent) {
      let before = machine
      let now = ArbiterConditions(valid: valid, showable: showable, isCovered: !shown.isEmpty)
      let effects = machine.handle(event, now)
      effects.forEach { obey($0) }
      check(event, effects, before)
    }

    private mutating func obey(_ effect: ArbiterEffect) {
      switch effect {
      case .load(let slot):
        loads += 1
        if !outstanding.insert(slot).inserted { problems.append("two loads for \(slot)") }
        valid.remove(slot)
        showable.remove(slot)
      case .arbitrate(let token, let slots):
        questions += 1
        if slots.isEmpty || !valid.isSuperset(of: slots) {
          problems.append("no bid behind \(slots)")
        }
        question = (token, slots)
      case .show(let slot):
        if !shown.isEmpty { problems.append("two ads on the screen") }
        if !showable.contains(slot) || !valid.contains(slot) { problems.append("shows nothing") }
        shown = [slot]
        valid.remove(slot)
        showable.remove(slot)
      case .planRetry(let token, _, _): retry = token
      case .tellLost(let slot):
        valid.remove(slot)
        showable.remove(slot)
      case .tell(.roundBegan): rounds += 1
      default: break
      }
    }

    private mutating func check(
      _ event: ArbiterEvent, _ effects: [ArbiterEffect], _ before: ArbiterMachine
    ) {
      let showing = machine.slots.count { $0 == .showing }
      if showing > 1 || (showing == 1) != machine.isShowing {
        problems.append("showing \(showing)")
      }
      if let winner = machine.winner, machine.slots[winner] != .loaded {
        problems.append("the winner is \(machine.slots[winner])")
      }
      if effects.count(where: { if case .arbitrate = $0 { true } else { false } }) > 1 {
        problems.append("two questions at once")
      }
      if case .arbitrated(let token, _) = event, token != currentToken(before), before != machine {
        problems.append("an old answer changed something")
      }
      if loads > rounds * count { problems.append("more loads than rounds") }
      let isLoading = machine.slots.contains(.loading)
      if machine.phase == .loading, !isLoading { problems.append("waits for nobody") }
      if machine.phase != .loading, isLoading { problems.append("does not wait") }
    }

    private func currentToken(_ machine: ArbiterMachine) -> Int? {
      if case .arbitrating(let token, _) = machine.phase { token } else { nil }
    }
  }

  @Test(arguments: 1...400) func `the invariants hold in any order of events`(_ seed: Int) {
    var chaos = Chaos(seed: UInt64(seed))
    for _ in 0..<200 where chaos.problems.isEmpty { chaos.step() }
    #expect(chaos.problems == [])
  }

  @Test func `random events reach every phase`() {
    var seen: Set<String> = []
    var shows = 0
    for seed in 1...100 {
      var chaos = Chaos(seed: UInt64(seed))
      for _ in 0..<200 {
        chaos.step()
        shows += chaos.shown.count
        switch chaos.machine.phase {
        case .idle: seen.insert("idle")
        case .loading: seen.insert("loading")
        case .arbitrating: seen.insert("arbitrating")
        case .preparing: seen.insert("preparing")
        case .ready: seen.insert("ready")
        case .noWinner: seen.insert("noWinner")
        case .waitingRetry: seen.insert("waitingRetry")
        case .showing: seen.insert("showing")
        case .disposed: seen.insert("disposed")
        }
      }
    }
    #expect(seen.count == 8 && !seen.contains("disposed") && shows > 100)
  }
}
