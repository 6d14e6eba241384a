import Foundation

/// What becomes of a rewarded ad unit: a value that is told what happens, and says what to do.
///
/// | | idle, exhausted | loading | ready | retryWait | showing | closingGrace |
/// |---|---|---|---|---|---|---|
/// | a load is wanted | loading | joins it | answered: yes | joins the retry | refused | joins what comes |
/// | the same, forced | loading | joins it | answered: yes | loading | refused | joins what comes |
/// | a preload | loading ¹ | – | – | – | – | joins what comes |
/// | a show | notAvailable ² | notAvailable ² | showing | notAvailable ² | notAvailable | notAvailable ² |
/// | loaded | ready | ready ³ | ready | ready ³ | – | – |
/// | failed to load | – | retryWait, exhausted ⁴ | – | – | – | – |
/// | the retry is due | – | – | – | loading ¹ | – | – |
/// | expired | – | – | idle | – | – | – |
/// | reloaded by itself | ready | ready ³ | ready | ready ³ | – | – |
/// | rewarded | ⁵ | ⁵ | ⁵ | ⁵ | paid | paid; next ⁶ |
/// | hidden | – | – | – | – | next ⁶, closingGrace ⁷ | – |
/// | failed to display | – | – | – | – | next ⁶, ready ⁸ | – |
/// | grace is over | – | – | – | – | – | next ⁶ |
/// | automatic loads end | – | – | – | idle | – | – |
/// | given up | idle | idle | idle | idle | idle | idle |
///
/// 1. if automatic loads are allowed; else idle
/// 2. unless the show waits: then it joins, or begins, what may bring an ad
/// 3. showing, if a show waits
/// 4. retryWait if the failure and the policy allow another try
/// 5. for an ad that is over: told, but not paid; twice for the same ad is not even told
/// 6. loading if the policy loads the next ad or somebody waits; else idle
/// 7. if there was no reward yet
/// 8. if something else covered the application, and the vendor still has the ad
///
/// A show ends once: `settle` comes exactly once for each, whatever comes in which order.
struct GHADRewardedMachine: Equatable, Sendable {
  enum State: Equatable, Sendable {
    case idle
    case loading(since: TimeInterval, attempt: Int, Waiters)
    case ready(GHADLoadedAd)
    case retryWait(attempt: Int, until: TimeInterval, lastError: GHADFailure, Waiters)
    case exhausted(lastError: GHADFailure)
    case showing(Show)
    case closingGrace(Show, until: TimeInterval, Waiters)
  }

  /// Who waits for an ad, by number.
  struct Waiters: Equatable, Sendable {
    var loads: [Int] = []
    var shows: [Int] = []
    /// Whether a preload was asked for while an ad was still closing.
    var wantsPreload = false

    var isEmpty: Bool { loads.isEmpty && shows.isEmpty }
  }

  /// An ad on the screen, and what has come of it so far.
  struct Show: Equatable, Sendable {
    let id: Int
    let ad: GHADLoadedAd
    var isDisplayed = false
    var isRewarded = false
  }

  enum Event: Equatable, Sendable {
    case loadWanted(waiter: Int, isForced: Bool)
    case preloadWanted
    /// `patience` is how long it waits for an ad; nil if it does not.
    case showWanted(Int, patience: TimeInterval?)
    case vendor(GHADVendorEvent)
    case timerRang(GHADTimerPurpose)
    case policyChanged
    case disposed
  }

  /// What is true while an event is handled, and not the machine's to know.
  struct Moment: Equatable, Sendable {
    var now: TimeInterval
    var isVendorReady = true
    var allowsAutomaticLoads = true
    var dice = 0.5
  }

  enum Effect: Equatable, Sendable {
    case requestAd
    case presentAd(show: Int)
    case startTimer(GHADTimerPurpose, TimeInterval)
    case cancelTimer(GHADTimerPurpose)
    /// Ends a load; nil for success.
    case answer(load: Int, GHADFailure?)
    case pay(show: Int, GHADReward)
    case settle(show: Int, GHADShowOutcome)
    case tell(GHADAdEvent)
  }

  var policy = GHADPolicy()
  var state = State.idle
  /// The last show that is over: a reward may still come for it.
  var lastShow: Show?

  mutating func handle(_ event: Event, at moment: Moment) -> [Effect] {
    switch event {
    case .loadWanted(let waiter, let isForced): loadWanted(waiter, isForced, moment)
    case .preloadWanted: preloadWanted(moment)
    case .showWanted(let show, let patience): showWanted(show, patience, moment)
    case .vendor(let event): vendorSaid(event, moment)
    case .timerRang(let timer): timerRang(timer, moment)
    case .policyChanged: policyChanged(moment)
    case .disposed: disposed()
    }
  }
}
