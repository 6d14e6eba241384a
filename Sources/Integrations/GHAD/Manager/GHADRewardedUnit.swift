import Foundation

/// The only owner of a vendor's rewarded ad unit: it obeys the machine that decides. However many
/// ads an application makes of the unit, they share it.
///
/// May be called from any thread; everything happens on main.
public final class GHADRewardedUnit {
  typealias Machine = GHADRewardedMachine
  typealias LoadCompletion = (Bool, NSError?) -> Void

  /// A show that is not over: whose it is, and who wants to know.
  struct Showing {
    let ad: GHADRewardedAd
    let params: [String: Any]
    let rewardUser: ((GHADReward) -> Void)?
    let ended: (GHADShowOutcome) -> Void
  }

  /// The vendor's service.
  public let type: GHADServiceType
  /// The vendor's name for it.
  public let adUnitId: String

  private let makeSource: () -> (any GHADRewardedSource)?
  /// The vendor's ad; nil until it is first needed.
  public private(set) var source: (any GHADRewardedSource)?
  private var machine = Machine()
  private var ads: [WeakAd] = []

  private var lastNumber = 0
  private var loads: [Int: LoadCompletion] = [:]
  private var shows: [Int: Showing] = [:]
  private var timers: [GHADTimerPurpose: () -> Void] = [:]
  private var waiting: [Machine.Event] = []
  private var isHandling = false
  /// Whose show is or was the last one on the screen.
  private weak var showingAd: GHADRewardedAd?

  private struct WeakAd {
    weak var ad: GHADRewardedAd?
  }

  init(
    type: GHADServiceType, adUnitId: String, _ make: @escaping () -> (any GHADRewardedSource)?
  ) {
    self.type = type
    self.adUnitId = adUnitId
    makeSource = make
  }

  /// Where it is.
  public var state: GHADUnitState { GHADUnitState(machine.state) }
  /// Whether there is an ad that could be shown now.
  public var isReady: Bool {
    if case .ready = machine.state { source?.isReady ?? false } else { false }
  }

  // MARK: What is wanted of it

  func add(_ ad: GHADRewardedAd) {
    ads.removeAll { $0.ad == nil }
    ads.append(WeakAd(ad: ad))
  }

  func load(isForced: Bool, _ completion: LoadCompletion?) {
    onMain { [self] in
      let number = nextNumber()
      loads[number] = completion
      handle(.loadWanted(waiter: number, isForced: isForced))
    }
  }

  func show(_ showing: Showing, patience: TimeInterval?) {
    onMain { [self] in
      let number = nextNumber()
      shows[number] = showing
      handle(.showWanted(number, patience: patience))
    }
  }

  func preload() { onMain { [self] in handle(.preloadWanted) } }
  func policyDidChange() { onMain { [self] in handle(.policyChanged) } }
  func dispose() { onMain { [self] in handle(.disposed) } }

  private func nextNumber() -> Int {
    lastNumber += 1
    return lastNumber
  }

  // MARK: Obeying

  /// One event at a time: what an application does inside a callback comes after the present one.
  private func handle(_ event: Machine.Event) {
    waiting.append(event)
    guard !isHandling else { return }
    isHandling = true
    defer { isHandling = false }
    while !waiting.isEmpty { handleNow(waiting.removeFirst()) }
  }

  private func handleNow(_ event: Machine.Event) {
    machine.policy = policy
    let before = state
    let effects = machine.handle(event, at: moment)
    if state != before { GHADLogEventManager.shared.onStateChange(self, state) }
    effects.forEach(obey)
  }

  private var moment: Machine.Moment {
    let manager = GHADManager.shared
    return Machine.Moment(
      now: manager.scheduler.now, isVendorReady: source?.isReady ?? false,
      allowsAutomaticLoads: manager.allowsAutomaticLoads(), dice: manager.dice())
  }

  /// What the ads of the unit want together: it retries if one of them does, and as often as the
  /// most patient one.
  private var policy: GHADPolicy {
    let ads = ads.compactMap(\.ad)
    let retrying = ads.filter(\.autoRetryLoadWhenFailed)
    var policy = GHADPolicy()
    policy.retries = !retrying.isEmpty
    let counts = retrying.map(\.maxRetryCount)
    policy.maxRetries = counts.contains(nil) ? nil : counts.compactMap { $0 }.max()
    policy.loadsNext = ads.contains(where: \.autoLoadNextAd)
    policy.grace = ads.map(\.rewardGrace).max() ?? policy.grace
    policy.jitter = ads.map(\.retryJitter).max() ?? 0
    return policy
  }

  private func obey(_ effect: Machine.Effect) {
    switch effect {
    case .requestAd: requestAd()
    case .presentAd(let show): present(show)
    case .startTimer(let purpose, let delay): start(purpose, delay)
    case .cancelTimer(let purpose): timers.removeValue(forKey: purpose)?()
    case .answer(let load, let failure):
      loads.removeValue(forKey: load)?(failure == nil, failure?.error)
    case .pay(let show, let reward): shows[show]?.rewardUser?(reward)
    case .settle(let show, let outcome):
      guard let showing = shows.removeValue(forKey: show) else { return }
      showing.ended(outcome)
      showing.ad.delegate?.adDidEndShow(showing.ad, outcome: outcome)
    case .tell(let event): tell(event)
    }
  }

  private func start(_ purpose: GHADTimerPurpose, _ delay: TimeInterval) {
    timers.removeValue(forKey: purpose)?()
    timers[purpose] = GHADManager.shared.scheduler.after(delay, for: purpose) { [weak self] in
      self?.timers[purpose] = nil
      self?.handle(.timerRang(purpose))
    }
  }

  // MARK: The vendor's ad

  /// Made when it is first needed and the service is ready; a service that is set up later is found
  /// then.
  private func requestAd() {
    guard let source = source ?? makeSource() else {
      return handle(.vendor(.failedToLoad(.serviceNotSetUp)))
    }
    self.source = source
    source.onEvent = { [weak self] event in
      onMain { self?.handle(.vendor(event)) }
    }
    source.load()
  }

  private func present(_ show: Int) {
    showingAd = shows[show]?.ad
    source?.show(params: shows[show]?.params ?? [:])
  }

  // MARK: Telling

  /// What is about a show goes to the ad that is shown, everything else to all.
  private func tell(_ event: GHADAdEvent) {
    GHADLogEventManager.shared.onUnitEvent(self, event)
    let listeners = event.isAboutShow ? [showingAd].compactMap { $0 } : ads.compactMap(\.ad)
    for ad in listeners { ad.tell(event) }
  }
}

extension GHADAdEvent {
  fileprivate var isAboutShow: Bool {
    switch self {
    case .displayed, .hidden, .clicked, .failedToDisplay, .startedVideo, .completedVideo,
      .rewarded, .paid, .lateReward, .duplicateReward:
      true
    case .loaded, .failedToLoad, .reloadedExpired, .expired, .retryScheduled, .retryCancelled,
      .gaveUp, .ignored:
      false
    }
  }
}
