import Simulation

/// Google's side of one full-screen ad: lets it be shown once and in time, counts what the adapter
/// reports, and tells the app.
final class FullScreenAdTracker: HearingTracker {
  weak var ad: PresentableAd?
  private let mediated: MediatedFullScreenAd
  private let line: AcceptedLine
  private let lifetime: Duration
  private var presentation: FullScreenPresentation
  var receiver: FullScreenEventReceiver?
  private var didCountImpression = false
  private var didHearOfImpression = false
  /// What is given when the reward is reported; nil before the ad is presented, of one without a reward,
  /// and when it is given.
  private var reward: FullScreenReward?
  private var leftWatch: ScreenLeftWatch?

  init(
    _ mediated: MediatedFullScreenAd, _ line: AcceptedLine, expires: Instant, lifetime: Duration
  ) {
    self.mediated = mediated
    self.line = line
    self.lifetime = lifetime
    presentation = FullScreenPresentation(expires: expires)
  }

  private var journal: Journal { World.current.journal }

  var wasPresented: Bool { presentation.state != .loaded }

  // MARK: Showing

  @MainActor
  func presentationError(from controller: UIViewController?) -> PresentationError? {
    guard let presenter = presenter(controller) else { return .nobodyPresents }
    return presentation.refusal(
      at: World.current.timeline.now, isCovered: presenter.presentedViewController != nil
    ).map(error)
  }

  @MainActor
  func present(from controller: UIViewController?, earned: (() -> Void)?) {
    guard let presenter = presenter(controller) else {
      return tellFailure(.nobodyPresents)
    }
    let effects = presentation.handle(
      .asked(
        at: World.current.timeline.now, isCovered: presenter.presentedViewController != nil))
    for effect in effects {
      switch effect {
      case .present:
        reward = earned.map { FullScreenReward(earned: $0, verification: ad?.verification) }
        KeptAds.shared.keep(ad)
        if line.settings.countsOnPresent { countAtPresentation() }
        askAdapter(presenter)
      case .fail(let refusal): tellFailure(error(refusal))
      default: break
      }
    }
  }

  @MainActor
  private func askAdapter(_ presenter: UIViewController) {
    journal.within(line.context.because(of: journal.context)) {
      journal.call(from: .google, to: .adapter, "present(from:)", .presentTold) {
        line.wire.carry(.show, "present") { [mediated] in mediated.present(presenter) }
      }
    }
  }

  @MainActor
  private func presenter(_ controller: UIViewController?) -> UIViewController? {
    controller ?? UIApplication.shared.keyWindow?.topmostController
  }

  private func error(_ refusal: FullScreenPresentation.Refusal) -> PresentationError {
    PresentationError(refusal, lifetime: lifetime)
  }

  // MARK: What the adapter reports

  func willPresent() { obey(.willPresent) }
  func willDismiss() { obey(.willDismiss) }
  func didDismiss() { obey(.didDismiss) }
  func rewarded() { obey(.reward) }

  func couldNotPresent(_ reason: any Error) {
    for effect in presentation.handle(.couldNotPresent) {
      switch effect {
      case .tellFailure:
        tellFailure(
          PresentationError(.mediation, reason.localizedDescription, because: reason as NSError))
        KeptAds.shared.release(ad)
      case .note(let violation): note(violation)
      default: break
      }
    }
  }

  func impressionReported() {
    guard !didHearOfImpression else {
      return journal.note(
        by: .google, "a second impression was reported; the first one stands",
        violation: .impressionReportedTwice)
    }
    didHearOfImpression = true
    guard !didCountImpression else {
      return journal.note(by: .google, "the impression was counted when the ad was presented")
    }
    countImpression()
  }

  /// Public versions of the SDK do it, whatever becomes of the ad.
  private func countAtPresentation() {
    journal.within(line.context.because(of: journal.context)) {
      journal.note(
        by: .google, "the impression is counted before the network was asked to show anything",
        violation: .impressionCountedAtPresentation)
      countImpression()
    }
  }

  private func countImpression() {
    didCountImpression = true
    journal.count(Count(.impression, in: .google), by: .google)
    if let micros = line.settings.valueMicros {
      journal.count(Count(.paid, in: .google, amount: micros), by: .google)
    }
    tellApp("adDidRecordImpression(_:)", .appToldImpression) { $0.adDidRecordImpression($1) }
    tellOfValue()
  }

  func clickReported() {
    journal.count(Count(.click, in: .google), by: .google)
    tellApp("adDidRecordClick(_:)", .appToldClick) { $0.adDidRecordClick($1) }
  }

  private func obey(_ event: FullScreenPresentation.Event) {
    for effect in presentation.handle(event) {
      switch effect {
      case .tellWillPresent:
        tellApp("adWillPresentFullScreenContent(_:)", .appToldWillPresent) {
          $0.adWillPresentFullScreenContent($1)
        }
        lookWhetherItCame()
        lookWhetherItGoes()
      case .tellWillDismiss:
        tellApp("adWillDismissFullScreenContent(_:)", .appToldWillDismiss) {
          $0.adWillDismissFullScreenContent($1)
        }
      case .tellDidDismiss:
        MainActor.assumeIsolated { leftWatch?.end() }
        tellApp("adDidDismissFullScreenContent(_:)", .appToldDidDismiss) {
          $0.adDidDismissFullScreenContent($1)
        }
        if reward == nil { KeptAds.shared.release(ad) }
      case .giveReward: giveReward()
      case .note(let violation): note(violation)
      case .present, .fail, .tellFailure: break
      }
    }
  }

  /// Networks take their time to fill the screen; after a second it is blank.
  private func lookWhetherItCame() {
    let context = journal.context
    let watch = MainActor.assumeIsolated { BlankScreenWatch() }
    World.current.timeline.after(.seconds(1), isQuiet: true) { [weak self] in
      let blank = MainActor.assumeIsolated { watch.end() }
      self?.note(blank, context)
    }
  }

  /// An adapter has a second to say that its ad is gone.
  private func lookWhetherItGoes() {
    let context = journal.context
    leftWatch = MainActor.assumeIsolated {
      ScreenLeftWatch { [weak self] in
        World.current.timeline.after(.seconds(1), isQuiet: true) { self?.noteThatItLeft(context) }
      }
    }
  }

  private func noteThatItLeft(_ context: Context) {
    let isCovered = MainActor.assumeIsolated { ScreenLeftWatch.isCovered }
    guard !isCovered, [.shown, .dismissing].contains(presentation.state) else { return }
    journal.within(context) {
      journal.note(
        by: .google, "the ad is gone from the screen, and nobody said so", .leftUntold)
    }
  }

  private func note(_ blank: BlankScreen?, _ context: Context) {
    guard let blank, presentation.state == .shown else { return }
    journal.within(context) {
      journal.note(by: .google, blank.rawValue, violation: .blankScreen)
    }
  }

  private func note(_ violation: Violation) {
    let text =
      violation == .rewardTwice
      ? "the reward was reported again; it is given once"
      : "that cannot come now: the ad is \(presentation.state.rawValue)"
    journal.note(by: .google, text, violation: violation)
  }

  private func giveReward() {
    guard let reward else {
      return journal.note(by: .google, "nobody waits for a reward here")
    }
    reward.give(line.settings, unit: ad?.adUnitID ?? "")
    self.reward = nil
    if presentation.state == .dismissed { KeptAds.shared.release(ad) }
  }

  // MARK: The app

  private func tellFailure(_ error: PresentationError) {
    tellApp(
      "ad(_:didFailToPresentFullScreenContentWithError:)", .presentRefused,
      data: (error as NSError).facts
    ) {
      $0.ad($1, didFailToPresentFullScreenContentWithError: error)
    }
  }

  private func tellOfValue() {
    guard let ad, let micros = line.settings.valueMicros, let handler = ad.paidEventHandler else {
      return
    }
    let value = AdValue(
      value: NSDecimalNumber(value: micros).multiplying(byPowerOf10: -6), currencyCode: "USD",
      precision: .estimated)
    journal.callback(from: .google, to: .app, "paidEventHandler(_:)", .appToldPaid) {
      handler(value)
    }
  }

  /// Tells the ad's delegate, which need not be there.
  private func tellApp(
    _ message: String, _ sense: Sense, data: Fields = .none,
    _ tell: (any FullScreenContentDelegate, PresentableAd) -> Void
  ) {
    guard let ad, let delegate = ad.fullScreenContentDelegate else { return }
    journal.callback(from: .google, to: .app, message, sense, data: data) { tell(delegate, ad) }
  }
}
