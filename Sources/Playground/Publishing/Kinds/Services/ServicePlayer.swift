import AdServing
import Foundation
import GHAD
import GHADAppLovin
import GHADSeed
import MediatedNetworks
import Scenarios
import Simulation

/// A unit whose ads a service loads and shows: the application's one ad of it, and its delegate.
///
/// Each request is an ad with a name of its own, however it came about.
@MainActor
final class ServicePlayer: NSObject, Player {
  let unit: Scenario.Unit
  /// Its ads on the service's server.
  let id: MediatedAdID
  private let hub: ServiceHub
  private var good: GHADRewardedAd?
  private var seed: GHADSeed.GHAppLovinRewardedAd?
  private var requests = 0
  private var loads = 0
  private var shows = 0
  /// The newest ad that was loaded.
  private var loaded: String?
  private var hasReentered = false
  private(set) var isLoading = false

  init(of unit: Scenario.Unit) {
    self.unit = unit
    let settings = unit.asking.aggregation ?? .init()
    id = settings.id(in: unit.id)
    hub = .shared
    super.init()
    requests = journal.lastNumber(of: unit.id)
    hub.join(self)
    if settings.isVIP { hub.begin(asVIP: unit) }
  }

  let place = AdPlace.overApp
  /// A service decides for itself what showing means without an ad.
  let hasAd = true
  func takeDown() {}

  private var journal: Journal { World.current.journal }
  private var settings: Scenario.Aggregation { hub.settings(of: unit) }
  /// Nil for one that no service wraps.
  private var vendor: PublishedVendor.Service? { settings.service.published.service }

  // MARK: The ad

  private var ad: (any GHAd)? {
    if let good { return good }
    if let seed { return seed }
    switch settings.mode {
    case .good:
      guard let ad = vendor?.ad(id.key) else { return nil }
      ad.delegate = self
      good = ad
      return ad
    case .seed:
      let ad = GHADSeed.GHAppLovinRewardedAd(adUnitId: id.key, delegate: self)
      seed = ad
      return ad
    }
  }

  /// Whether this is the application's ad of the unit.
  func has(_ ad: any GHAd) -> Bool {
    let object = ad as AnyObject
    return object === good || object === seed
  }

  /// The service is there before the ad, unless the scenario says otherwise.
  private func prepare() -> (any GHAd)? {
    if settings.setUp == .inTime, settings.flaw != .wrongOrder { start() }
    let ad = ad
    good?.take(settings)
    seed?.take(settings)
    return ad
  }

  /// Another request leaves; its ad's name.
  func beginAd() -> String {
    requests += 1
    let name = AdName(unit: unit.id, number: requests).text
    journal.note(
      by: .service, "requests an ad", .adAsked, ad: name,
      data: [
        Fact.unit(unit.id), Fact.format(unit.format.rawValue), Fact.line(settings.service.rawValue),
        Fact.load(loads),
      ])
    return name
  }

  // MARK: What the application wants

  func load(_ options: Scenario.Options) { load([:]) }

  private func load(_ params: [String: Any]) {
    loads += 1
    isLoading = true
    let load = loads
    var facts: Fields = [Fact.load(load)]
    if !params.isEmpty { facts[.isForced] = true }
    ask("load(params:completion:)", .serviceLoadAsked, facts) { ad in
      ad.load(params: params) { [weak self] success, error in
        MainActor.assumeIsolated { self?.loadEnded(load, success, error) }
      }
    }
    startLate()
  }

  private func start() { hub.services.start(settings.service, settings.flaw) }

  private func startLate() {
    if settings.setUp == .inTime, settings.flaw == .wrongOrder { return start() }
    guard settings.setUp == .late else { return }
    World.current.after(
      .seconds(1), "the application sets up its services", .serviceTimerRang, by: .app, of: self
    ) { player in MainActor.assumeIsolated { player.start() } }
  }

  /// What is said at once, inside the call, is about the newest ad.
  private func loadEnded(_ load: Int, _ success: Bool, _ error: NSError?) {
    isLoading = false
    var data = error.facts
    data[.unit] = unit.id
    data[.load] = load
    data[.success] = success
    let newest = requests == 0 ? nil : AdName(unit: unit.id, number: requests).text
    journal.within(Context(cause: journal.context.cause, ad: journal.context.ad ?? newest)) {
      journal.tellApp(
        from: .service, "completion(\(success), \(error.word))", .serviceLoadEnded,
        data: data)
    }
  }

  /// When the application is active again.
  func preload() {
    guard good != nil || seed != nil else { return }
    loads += 1
    let facts: Fields = [Fact.load(loads), Fact.waits(false)]
    ask(good == nil ? "load(params:completion:)" : "preload()", .serviceLoadAsked, facts) { ad in
      if let good { good.preload() } else { ad.load(params: [:], completion: nil) }
    }
  }

  func show(_ options: Scenario.Options, at placement: String?) {
    show(at: placement)
  }

  private func show(at placement: String? = nil) {
    shows += 1
    let show = shows
    let params = placement.map { [GHADAdParamKey.placement.rawValue: $0] } ?? [:]
    journal.within(Context(cause: journal.context.cause, ad: loaded ?? journal.context.ad)) {
      ask("show(params:rewardUser:completion:)", .serviceShowAsked, [Fact.show(show)]) { ad in
        if let good { self.show(good, show, params) } else { self.show(ad, show, params) }
      }
    }
  }

  private func show(_ ad: GHADRewardedAd, _ show: Int, _ params: [String: Any]) {
    ad.show(params: params) { [weak self] _, name, amount in
      MainActor.assumeIsolated { self?.rewarded(show, name, amount) }
    } outcome: { [weak self] outcome in
      MainActor.assumeIsolated {
        self?.showEnded(show, outcome == .rewarded, outcome.error, outcome.word)
      }
    }
  }

  private func show(_ ad: any GHAd, _ show: Int, _ params: [String: Any]) {
    ad.show(params: params) { [weak self] _, name, amount in
      MainActor.assumeIsolated { self?.rewarded(show, name, amount) }
    } completion: { [weak self] success, error in
      MainActor.assumeIsolated {
        self?.showEnded(show, success, error, success ? nil : error.outcomeOfSeed)
      }
    }
  }

  private func rewarded(_ show: Int, _ name: String, _ amount: Double) {
    journal.tellApp(
      from: .service, "rewardUser(ad, \"\(name)\", \(amount))", .serviceRewarded,
      data: [Fact.unit(unit.id), Fact.show(show)])
  }

  private func showEnded(_ show: Int, _ success: Bool, _ error: NSError?, _ outcome: String?) {
    var data = error.facts
    data[.unit] = unit.id
    data[.show] = show
    data[.success] = success
    data[.outcome] = outcome
    journal.tellApp(
      from: .service, "completion(\(success), \(error.word))", .serviceShowEnded,
      data: data
    ) { self.reenter() }
  }

  /// What the application does while it is told; once, since it would be told again.
  private func reenter() {
    guard !hasReentered, let wish = settings.inCompletion else { return }
    hasReentered = true
    switch wish {
    case .load: load([:])
    case .show: show()
    }
  }

  private func ask(
    _ message: String, _ sense: Sense, _ facts: Fields, _ body: (any GHAd) -> Void
  ) {
    guard let ad = prepare() else { return }
    var data = facts
    data[.unit] = unit.id
    data[.network] = id.network
    data[.adUnitID] = id.key
    hub.at(self) {
      journal.call(from: .app, to: .service, message, sense, data: data) { body(ad) }
    }
  }

  func take(_ order: PlayerOrder) {
    switch order {
    case .unit(.forceLoad): load([GHADAdParamKey.forceLoad.rawValue: true])
    case .unit(.dispose): dispose()
    // The notification reaches every module.
    case .unit, .becomeActive, .changeAdInfo, .expire: break
    }
  }

  private func dispose() {
    journal.call(
      from: .app, to: .service, "dispose(type:adUnitId:)", .disposed,
      data: [Fact.unit(unit.id)]
    ) {
      if let vendor { GHADManager.shared.dispose(type: vendor.type, adUnitId: id.key) }
    }
    (good, seed, loaded) = (nil, nil, nil)
  }
}

extension ServicePlayer: @preconcurrency GHAdDelegate {
  func adDidLoad(_ ad: any GHAd) {
    isLoading = false
    // An ad that was there already is told of without its name.
    loaded = journal.context.ad ?? loaded
    tell("adDidLoad(_:)", .adReceived, [Fact.line(settings.service.rawValue)])
  }

  func adDidFailToLoadAd(_ ad: any GHAd, error: (any Error)?) {
    isLoading = false
    tell("adDidFailToLoadAd(_:error:)", .adRefused, (error as NSError?).facts)
    seed.map(noteRetry)
  }

  /// The published wrapper does not say that it will try again, but its settings do.
  private func noteRetry(of seed: GHADSeed.GHAppLovinRewardedAd) {
    guard seed.autoRetryLoadWhenFailed, seed.retryAttempt < seed.maxRetryCount else { return }
    let attempt = seed.retryAttempt + 1
    let seconds = 1 << min(6, attempt)
    journal.note(
      by: .service, "tries again in \(seconds) s", .serviceRetryPlanned,
      data: [Fact.unit(unit.id), Fact.attempt(attempt), Fact.delay(seconds * 1000)])
  }

  func adDidDisplay(_ ad: any GHAd) { tell("adDidDisplay(_:)", .serviceDisplayed) }
  func adDidHide(_ ad: any GHAd) { tell("adDidHide(_:)", .serviceHidden) }
  func adDidClick(_ ad: any GHAd) { tell("adDidClick(_:)", .serviceClicked) }

  func adDidFail(_ ad: any GHAd, error: (any Error)?) {
    tell("adDidFail(_:error:)", .serviceDisplayFailed, (error as NSError?).facts)
  }

  func adDidStartRewardedVideo(_ ad: any GHAd) {}
  func adDidCompleteRewardedVideo(_ ad: any GHAd) {}

  func adDidRewardUser(_ ad: any GHAd, name: String, amount: Double) {
    tell("adDidRewardUser(_:name:amount:)", .serviceRewardTold)
  }

  func adDidPayRevenue(_ ad: any GHAd, revenue: GHADRevenue) {
    tell("adDidPayRevenue(_:revenue:)", .servicePaid)
  }

  private func tell(_ message: String, _ sense: Sense, _ facts: Fields = .none) {
    var data = facts
    data[.unit] = unit.id
    journal.tellApp(from: .service, message, sense, data: data)
  }
}

extension Optional where Wrapped == NSError {
  fileprivate var word: String { map { "error \($0.code)" } ?? "nil" }

  /// As the journal writes it.
  fileprivate var facts: Fields {
    guard let error = self else { return .none }
    let message = error.userInfo["message"] as? String ?? error.localizedDescription
    return [Fact.code(error.code), Fact.error(message)]
  }

  /// What the article's wrapper means by a no; it does not say.
  fileprivate var outcomeOfSeed: String? {
    guard let error = self else { return nil }
    let display = [-23, -25, -4205].contains(error.code)
    return display ? "failedToDisplay" : "notAvailable"
  }
}
