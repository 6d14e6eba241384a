import Foundation

/// A rewarded ad of an ad unit, of whatever vendor: how it loads, and what it tells an application.
///
/// Several ads of one unit share what the vendor has. Outcomes come once for each show.
open class GHADRewardedAd: NSObject, GHAd {
  /// What to do when an ad should be shown and there is none.
  public enum WhenNotReady: Equatable {
    /// Nothing: the show is over at once.
    case skip
    /// Wait for an ad for so many seconds.
    case wait(TimeInterval)
  }

  /// Told what happens to the ad.
  public weak var delegate: GHAdDelegate?
  /// How often a load that failed is tried again; nil for no limit. Negative means never.
  public var maxRetryCount: Int?
  /// Whether a load that failed is tried again at all.
  public var autoRetryLoadWhenFailed = false
  /// Whether the next ad is loaded when one is gone.
  public var autoLoadNextAd = true
  /// What to do when an ad should be shown and there is none.
  public var whenNotReady = WhenNotReady.skip
  /// For how many seconds after an ad is gone its reward still belongs to its show.
  public var rewardGrace: TimeInterval = 2
  /// Which part of a retry's delay may be added to it by the application's dice.
  public var retryJitter: Double = 0

  /// What the ads of this unit share.
  public let unit: GHADRewardedUnit

  /// An ad of that unit.
  public init(unit: GHADRewardedUnit, delegate: GHAdDelegate? = nil) {
    self.unit = unit
    self.delegate = delegate
    super.init()
    unit.add(self)
  }

  /// The vendor's service.
  public var platformServiceType: GHADServiceType { unit.type }
  /// The vendor's ad unit.
  public var adUnitId: String { unit.adUnitId }
  /// Whether there is an ad that could be shown now.
  public var isReady: Bool { unit.isReady }
  /// Whether a vendor was asked and has not answered.
  public var isLoading: Bool {
    if case .loading = unit.state { true } else { false }
  }
  /// How many retries the present failure has seen.
  public var retryAttempt: Int {
    switch unit.state {
    case .loading(let attempt), .retryWait(let attempt, _): attempt
    case .idle, .ready, .exhausted, .showing, .closingGrace: 0
    }
  }

  /// Loads an ad. All who wait for the same load are answered together; one that is ready is an
  /// answer at once.
  public func load(params: [String: Any] = [:], completion: ((Bool, NSError?) -> Void)? = nil) {
    let isForced = params[GHADAdParamKey.forceLoad.rawValue] as? Bool ?? false
    unit.load(isForced: isForced, completion)
  }

  /// Loads an ad if there is none, nobody waits for a retry, and automatic loads are allowed.
  public func preload() { unit.preload() }

  /// Shows the ad; `completion` is true if the user was rewarded.
  public func show(
    params: [String: Any] = [:],
    rewardUser: ((_ ad: GHAd, _ name: String, _ amount: Double) -> Void)? = nil,
    completion: ((Bool, NSError?) -> Void)? = nil
  ) {
    show(params: params, rewardUser: rewardUser) { outcome in
      completion?(outcome == .rewarded, outcome.error)
    }
  }

  /// Shows the ad, and says exactly how that ended.
  public func show(
    params: [String: Any] = [:],
    rewardUser: ((_ ad: GHAd, _ name: String, _ amount: Double) -> Void)? = nil,
    outcome: @escaping (GHADShowOutcome) -> Void
  ) {
    let showing = GHADRewardedUnit.Showing(
      ad: self, params: params,
      rewardUser: { [self] in rewardUser?(self, $0.name, $0.amount) }, ended: outcome)
    unit.show(showing, patience: patience)
  }

  private var patience: TimeInterval? {
    switch whenNotReady {
    case .skip: nil
    case .wait(let seconds): seconds
    }
  }

  /// Passes on an event; a vendor's ad may have listeners of its own.
  open func tell(_ event: GHADAdEvent) {
    GHADLogEventManager.shared.onAdEvent(self, event)
    guard let delegate else { return }
    switch event {
    case .loaded, .reloadedExpired: delegate.adDidLoad(self)
    case .failedToLoad(let failure): delegate.adDidFailToLoadAd(self, error: failure.error)
    case .displayed: delegate.adDidDisplay(self)
    case .hidden: delegate.adDidHide(self)
    case .clicked: delegate.adDidClick(self)
    case .failedToDisplay(let failure): delegate.adDidFail(self, error: failure.error)
    case .startedVideo: delegate.adDidStartRewardedVideo(self)
    case .completedVideo: delegate.adDidCompleteRewardedVideo(self)
    case .rewarded(let reward):
      delegate.adDidRewardUser(self, name: reward.name, amount: reward.amount)
    case .paid(let revenue): delegate.adDidPayRevenue(self, revenue: revenue)
    case .expired, .retryScheduled, .retryCancelled, .gaveUp, .lateReward, .duplicateReward,
      .ignored:
      break
    }
  }
}
