import Foundation
import Simulation
import Testing

@testable import GHAD

/// Whatever comes in whatever order, each show ends once and is paid at most once.
struct OutcomePropertyTests {
  private typealias Machine = GHADRewardedMachine

  /// Plays the vendor, the clock and the user at random, and keeps the books.
  private struct Play {
    var machine = Machine()
    let dice: RandomStream
    var now = 0.0
    var timers: [GHADTimerPurpose: Double] = [:]
    var wanted: Set<Int> = []
    var settled: [Int: [GHADShowOutcome]] = [:]
    var paid: [Int: Int] = [:]
    var askedLoads: Set<Int> = []
    var answered: [Int: Int] = [:]
    var openRequests = 0
    var presented = 0
    var last = 0
    var ads = 0
    var problems: [String] = []

    init(_ seed: UInt64) {
      dice = World(seed: seed).stream("play")
      machine.policy.retries = dice.next(below: 2) == 0
      machine.policy.maxRetries = [nil, 0, 1, 3][dice.next(below: 4)]
      machine.policy.loadsNext = dice.next(below: 2) == 0
    }

    var moment: Machine.Moment {
      Machine.Moment(
        now: now, isVendorReady: dice.next(below: 8) != 0,
        allowsAutomaticLoads: dice.next(below: 6) != 0)
    }

    mutating func step() {
      let timer = timers.min { ($0.value, "\($0.key)") < ($1.value, "\($1.key)") }
      if let timer, dice.next(below: 3) == 0 {
        timers[timer.key] = nil
        now = max(now, timer.value)
        return handle(.timerRang(timer.key))
      }
      now += Double(dice.next(below: 1000)) / 1000
      handle(event())
    }

    private mutating func event() -> Machine.Event {
      last += 1
      switch dice.next(below: 16) {
      case 0, 1:
        askedLoads.insert(last)
        return .loadWanted(waiter: last, isForced: dice.next(below: 3) == 0)
      case 2: return .preloadWanted
      case 3, 4, 5:
        wanted.insert(last)
        return .showWanted(last, patience: dice.next(below: 2) == 0 ? nil : 3)
      case 6: return .policyChanged
      default: return .vendor(vendorEvent())
      }
    }

    private mutating func vendorEvent() -> GHADVendorEvent {
      let ad = dice.next(below: 3) == 0 ? nil : max(1, ads - dice.next(below: 2))
      switch dice.next(below: 10) {
      case 0, 1, 2:
        ads += 1
        return .loaded(GHADLoadedAd(number: ads))
      case 3: return .failedToLoad(GHADFailure(.noFill, code: 204, ""))
      case 4: return .displayed
      case 5, 6: return .rewarded(GHADReward(name: "coins", amount: 1), ad: ad)
      case 7: return .hidden(ad: ad)
      case 8: return .failedToDisplay(GHADFailure(.transient, code: -1, ""))
      default:
        ads += 1
        return dice.next(below: 2) == 0
          ? .reloadedExpired(GHADLoadedAd(number: ads)) : .expired
      }
    }

    mutating func handle(_ event: Machine.Event) {
      let wasShowing = isShowing
      for effect in machine.handle(event, at: moment) { obey(effect, wasShowing) }
    }

    private var isShowing: Bool {
      if case .showing = machine.state { true } else { false }
    }

    private mutating func obey(_ effect: Machine.Effect, _ wasShowing: Bool) {
      switch effect {
      case .requestAd:
        guard case .loading = machine.state else {
          return problems.append("asks in \(machine.state)")
        }
        openRequests += 1
      case .presentAd:
        presented += 1
        if wasShowing { problems.append("shows over a show") }
      case .startTimer(let purpose, let delay):
        if timers[purpose] != nil, purpose == .retry { problems.append("two retries") }
        timers[purpose] = now + delay
      case .cancelTimer(let purpose): timers[purpose] = nil
      case .answer(let load, _): answered[load, default: 0] += 1
      case .pay(let show, _):
        paid[show, default: 0] += 1
        if settled[show] != nil { problems.append("pays show \(show) after its end") }
      case .settle(let show, let outcome): settled[show, default: []].append(outcome)
      case .tell: break
      }
    }

    /// Nothing more comes; what is open ends.
    mutating func finish() {
      handle(.disposed)
      for (show, outcomes) in settled where outcomes.count != 1 {
        problems.append("show \(show): \(outcomes)")
      }
      for show in wanted where settled[show] == nil { problems.append("show \(show) never ends") }
      for (show, count) in paid where count != 1 || settled[show] != [.rewarded] {
        problems.append("show \(show) is paid \(count) times, \(settled[show] ?? [])")
      }
      for (show, outcomes) in settled where outcomes == [.rewarded] && paid[show] == nil {
        problems.append("show \(show) is called rewarded and was not paid")
      }
      for load in askedLoads where answered[load] != 1 {
        problems.append("load \(load): \(answered[load] ?? 0) answers")
      }
    }
  }

  @Test(arguments: 0..<20) func `each show ends exactly once`(_ part: Int) {
    for seed in 0..<100 {
      var play = Play(UInt64(part * 100 + seed))
      for _ in 0..<150 { play.step() }
      play.finish()
      #expect(play.problems == [], "seed \(part * 100 + seed)")
      #expect(play.wanted.count > 5)
    }
  }
}
