import MediatedNetworks
import Simulation

/// What a full-screen ad tells the object that an application holds.
enum MAFullScreenEvent {
  case startedRequest
  case loaded(MAAd)
  case failedToLoad(MAError)
  case reloadedExpired(MAAd, MAAd)
  case displayed(MAAd)
  case clicked(MAAd)
  case paid(MAAd)
  case rewarded(MAAd, MAReward)
  case hidden(MAAd)
  case failedToDisplay(MAAd, MAError)
  case creativeIdentified(String, MAAd)
}

/// A full-screen ad of one ad unit: obeys its machine, asks the server, and covers the application.
final class MAFullScreenAd: MediatedAd {
  let adUnitIdentifier: String
  var holder: MediatedHolder
  var tell: (MAFullScreenEvent) -> Void = { _ in }

  private let format: MAAdFormat
  private let id: MediatedAdID
  private var machine = MAFullScreenMachine()
  /// What came with the newest answer.
  private var answer: MediatedAnswer?
  private var ad: MAAd?
  private var expiredAd: MAAd?
  private var failure: MAError?
  private var expiry: Timeline.Token?
  private var placement: String?

  init(_ adUnitIdentifier: String, _ format: MAAdFormat) {
    self.adUnitIdentifier = adUnitIdentifier
    holder = MediatedHolder(of: appLovin, adUnitID: adUnitIdentifier)
    self.format = format
    id = MediatedAdID(network: AppLovinNetwork.name, key: adUnitIdentifier)
  }

  var isReady: Bool {
    if case .ready = machine.state { true } else { false }
  }

  // MARK: Calls

  func load() {
    entering("load()") { [self] in
      holder.take()
      holder.asks("load()", .networkAsked) {
        handle(.loadCalled(isStarted: ALSdk.shared().isInitialized))
      }
    }
  }

  func show(_ message: String, placement: String? = nil) {
    entering(message) { [self] in
      holder.take()
      holder.asks(message, .networkShowAsked) {
        self.placement = placement
        handle(.showCalled(isAnotherShowing: MAScreen.shared.isTaken(besides: self)))
      }
    }
  }

  func expire() { tooOld() }

  func changePrice(to price: Double?) {}

  // MARK: Obeying

  private func handle(_ event: MAFullScreenMachine.Event) {
    for effect in machine.handle(event) { obey(effect) }
  }

  private func obey(_ effect: MAFullScreenMachine.Effect) {
    switch effect {
    case .request(let number): request(number)
    case .waitForSDK: ALSdk.shared().starter.afterStart { [self] in handle(.sdkStarted) }
    case .tellLoaded: tellLoaded()
    case .tellLoadedAgain: World.current.soon { [self] in tellLoaded() }
    case .tellFailed:
      let error = failure ?? MAError(.unspecified, MAErrorCode.unspecified.message)
      hears(
        "didFailToLoadAd(forAdUnitIdentifier:withError:)", .networkFailed,
        .failedToLoad(error), error.facts)
    case .tellReloaded: tellReloaded()
    case .present: present()
    case .refuseShow(let code): refuse(code)
    case .noteExpiry: holder.logs("the ad is too old and is replaced", .networkExpired)
    case .log(let text): holder.logs(text)
    }
  }

  private func hears(
    _ message: String, _ sense: Sense, _ event: MAFullScreenEvent, _ data: Fields = .none
  ) {
    holder.hears(message, sense, data: data) { tell(event) }
  }

  // MARK: Loading

  /// Each request is about an ad of its own, however it came about.
  private func request(_ number: Int) {
    let journal = World.current.journal
    var context = journal.context
    context.ad = MediatedServer.shared.adOfRequest(id) ?? context.ad
    journal.within(context) {
      MediatedServer.shared.note(self, for: id)
      hears(
        "didStartAdRequest(forAdUnitIdentifier:)", .networkRequestStarted, .startedRequest,
        ["request": .int(number)])
      let asked = World.current.timeline.now
      MediatedServer.shared.request(id) { [self] answer in
        let latency = World.current.timeline.now - asked
        answered(answer, number, latency / .seconds(1))
      }
    }
  }

  private func answered(_ answer: MediatedAnswer, _ number: Int, _ latency: Double) {
    let isAwaited = [.loading(request: number), .reloading(request: number)].contains(machine.state)
    if isAwaited { take(answer, latency) }
    handle(answer.outcome == .fill ? .filled(request: number) : .failed(request: number))
    guard isAwaited, answer.outcome == .fill, let lifetime = answer.expiresAfter else { return }
    expiry = World.current.after(
      lifetime, "the ad is too old", .adTooOld, by: appLovin, of: self
    ) { $0.handle(.tooOld(request: number)) }
  }

  private func take(_ answer: MediatedAnswer, _ latency: Double) {
    expiry.map(World.current.timeline.cancel)
    expiry = nil
    guard answer.outcome == .fill else {
      failure = MAError(answer, latency)
      return
    }
    self.answer = answer
    expiredAd = ad
    ad = MAAd(format, adUnitIdentifier, answer, latency)
  }

  private func tooOld() {
    guard case .ready(let request) = machine.state else { return }
    handle(.tooOld(request: request))
  }

  private func tellLoaded() {
    guard let ad else { return }
    hears("didLoad(_:)", .networkAnswered, .loaded(ad), ad.facts)
  }

  private func tellReloaded() {
    guard let ad, let expiredAd else { return }
    hears(
      "didReloadExpiredAd(_:withNewAd:)", .networkReloadedExpired,
      .reloadedExpired(expiredAd, ad), ad.facts)
  }

  // MARK: Showing

  private func refuse(_ code: MAErrorCode) {
    fail(ad ?? MAAd(format, adUnitIdentifier), MAError(code, code.message))
  }

  private func fail(_ ad: MAAd, _ error: MAError) {
    hears(
      "didFail(toDisplay:withError:)", .networkShowFailed, .failedToDisplay(ad, error),
      error.facts)
  }

  private func present() {
    guard let ad, let answer else { return }
    ad.placement = placement
    expiry.map(World.current.timeline.cancel)
    expiry = nil
    MAScreen.shared.take(self)
    let price = MicroDollars(perImpression: ad.revenue)
    MainActor.assumeIsolated { [self] in
      MediatedShow(
        answer, of: appLovin, isRewarded: format === MAAdFormat.rewarded, price: price,
        usualReward: .beforeHide
      ) { self.happened($0, to: ad) }
      .begin(over: UIApplication.shared.keyWindow?.topmostController)
    }
  }

  private func happened(_ event: MediatedShowEvent, to ad: MAAd) {
    switch event {
    case .failed(let failure): displayFailed(failure, ad)
    case .displayed: displayed(ad)
    case .paid: hears("didPayRevenue(for:)", event.sense, .paid(ad), ad.facts)
    case .clicked: hears("didClick(_:)", event.sense, .clicked(ad))
    case .rewarded(let reward):
      let data: Fields = ["amount": .int(reward.amount), "label": .string(reward.type)]
      hears(
        "didRewardUser(for:with:)", event.sense,
        .rewarded(ad, MAReward(label: reward.type, amount: reward.amount)), data)
    case .hidden:
      leave(.hidden)
      hears("didHide(_:)", event.sense, .hidden(ad))
    }
  }

  private func displayed(_ ad: MAAd) {
    let creative = "creative-\(adUnitIdentifier)"
    ad.creativeIdentifier = creative
    ad.adReviewCreativeIdentifier = creative
    hears("didDisplay(_:)", .networkWillPresent, .displayed(ad))
    tell(.creativeIdentified(creative, ad))
  }

  private func displayFailed(_ failure: MediatedShowFailure, _ ad: MAAd) {
    leave(.displayFailed)
    switch failure {
    case .isBroken:
      let code = MAErrorCode.adDisplayFailed
      fail(ad, MAError(code, code.message, network: (1, "the creative cannot be shown")))
    case .noRoom:
      let code = MAErrorCode.fullscreenAdInvalidViewController
      fail(ad, MAError(code, code.message))
    }
  }

  private func leave(_ event: MAFullScreenMachine.Event) {
    MAScreen.shared.leave(self)
    handle(event)
  }
}
