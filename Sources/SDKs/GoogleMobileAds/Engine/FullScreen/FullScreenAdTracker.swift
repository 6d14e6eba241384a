import AdServing
import Simulation

/// Google's side of one full-screen ad: lets it be shown once and in time, counts what the adapter
/// reports, and tells the application. Does what ``FullScreenPresentation`` decides.
final class FullScreenAdTracker: HearingTracker {
  weak var ad: PresentableAd?
  var receiver: FullScreenEventReceiver?
  private let mediated: MediatedFullScreenAd
  private let line: AcceptedLine
  /// Whether the application was told that the ad is gone, or does not listen.
  private var knowsEnd = false
  var wire: Wire { line.wire }
  private let lifetime: Duration
  let book: GoogleBook
  private var presentation: FullScreenPresentation
  /// What the user gets when the reward is reported; nil before the ad is presented, for an ad
  /// without a reward, and once it has been given.
  private var reward: FullScreenReward?
  private var cover: CoverCheck?
  /// Sees the impression where Google counts it by a rule of its own.
  private var watcher: ViewabilityWatcher?
  /// The controller that the ad is presented from.
  private weak var presenter: UIViewController?

  init(
    _ mediated: MediatedFullScreenAd, _ line: AcceptedLine, expires: Instant, lifetime: Duration
  ) {
    self.mediated = mediated
    self.line = line
    self.lifetime = lifetime
    book = GoogleBook(line.settings)
    presentation = FullScreenPresentation(expires: expires)
  }

  private var journal: Journal { World.current.journal }

  var wasPresented: Bool { presentation.state != .loaded }

  var audience: (delegate: any FullScreenContentDelegate, ad: PresentableAd)? {
    ad?.listening.noteIfGone(ad?.fullScreenContentDelegate, ad: ad?.name)
    guard let ad, let delegate = ad.fullScreenContentDelegate else { return nil }
    return (delegate, ad)
  }

  func loaded() {
    journal.say(book.counting, by: .google)
    if book.counting == .atLoad { countImpression() }
  }

  // MARK: What the application asks

  @MainActor
  func presentationError(from controller: UIViewController?) -> PresentationError? {
    guard let presenter = presenter(controller) else { return .nobodyPresents }
    guard presenter.viewIfLoaded?.window != nil else { return .notPresented }
    return presentation.refusal(
      at: World.current.timeline.now, isCovered: presenter.presentedViewController != nil
    ).map { PresentationError($0, lifetime: lifetime) }
  }

  @MainActor
  func present(from controller: UIViewController?, earned: (() -> Void)?) {
    guard let presenter = presenter(controller) else {
      return tellFailure(.nobodyPresents)
    }
    guard presenter.viewIfLoaded?.window != nil else {
      journal.note(
        by: .google, "the controller to present from is not on the screen",
        violation: .presenterGone, ad: ad?.name)
      return tellFailure(.notPresented)
    }
    let now = World.current.timeline.now
    handle(
      .asked(at: now, isCovered: presenter.presentedViewController != nil),
      wish: Wish(presenter: presenter, earned: earned))
  }

  /// What the application passes when it presents an ad.
  private struct Wish {
    let presenter: UIViewController
    let earned: (() -> Void)?
  }

  @MainActor
  private func presenter(_ controller: UIViewController?) -> UIViewController? {
    controller ?? UIApplication.shared.keyWindow?.topmostController
  }

  // MARK: What the adapter reports

  func willPresent() { handle(.willPresent) }
  func willDismiss() { handle(.willDismiss) }
  func didDismiss() { handle(.didDismiss) }
  func rewarded() { handle(.reward) }

  func couldNotPresent(_ reason: any Error) {
    let isOnScreen = MainActor.assumeIsolated { cover?.hasCome ?? false }
    handle(.couldNotPresent(isOnScreen: isOnScreen), reason: reason)
  }

  func impressionReported() {
    if book.countReportedImpression(at: ad?.placementID) { tellImpression() }
  }

  func clickReported() {
    book.countClick()
    tell("adDidRecordClick(_:)", .appToldClick) { $0.adDidRecordClick($1) }
  }

  // MARK: What comes of it

  /// `wish` comes with the application's request, `reason` with a failure.
  private func handle(
    _ event: FullScreenPresentation.Event, wish: Wish? = nil, reason: (any Error)? = nil
  ) {
    for effect in presentation.handle(event) {
      switch effect {
      case .present: if let wish { show(wish) }
      case .fail(let refusal):
        noteMistake(refusal, event)
        tellFailure(PresentationError(refusal, lifetime: lifetime))
      case .tellWillPresent: came()
      case .tellFailure: if let reason { failed(reason) }
      case .tellWillDismiss:
        tell("adWillDismissFullScreenContent(_:)", .appToldWillDismiss) {
          $0.adWillDismissFullScreenContent($1)
        }
      case .tellDidDismiss: left()
      case .giveReward: giveReward()
      case .note(let violation): note(violation)
      }
    }
  }

  private func show(_ wish: Wish) {
    presenter = wish.presenter
    reward = wish.earned.map { FullScreenReward(earned: $0, verification: ad?.verification) }
    KeptAds.shared.keep(ad)
    journal.within(line.context.because(of: journal.context)) {
      if book.counting == .atPresent { countAtPresentation() }
      journal.call(from: .google, to: .adapter, line.naming[.present], .presentTold) {
        line.wire.carry(.show, "present") { [mediated] in
          mediated.present(wish.presenter)
        }
      }
    }
  }

  /// As public SDK versions do, whatever happens to the ad.
  private func countAtPresentation() {
    journal.note(
      by: .google, "the impression is counted before the network was asked to show anything",
      violation: .impressionCountedAtPresentation)
    countImpression()
  }

  private func came() {
    tell("adWillPresentFullScreenContent(_:)", .appToldWillPresent) {
      $0.adWillPresentFullScreenContent($1)
    }
    if !line.naming.reportsImpressions { countImpression() }
    if let counting = book.counting { watch(counting) }
    cover = MainActor.assumeIsolated {
      CoverCheck(over: presenter) { [weak self] in self?.presentation.state }
    }
  }

  private func countImpression() {
    if book.countImpression(at: ad?.placementID) { tellImpression() }
  }

  /// An ad is announced just before it covers the application.
  private func watch(_ counting: CountingMoment) {
    World.current.soon { [weak self] in
      MainActor.assumeIsolated {
        guard let self, let view = self.presenter?.presentedViewController?.view else { return }
        self.watcher = ViewabilityWatcher(view: view, by: .google, counting: counting) {
          [weak self] in self?.countImpression()
        }
      }
    }
  }

  private func failed(_ reason: any Error) {
    MainActor.assumeIsolated { cover?.end() }
    tellFailure(
      PresentationError(.mediation, reason.localizedDescription, because: reason as NSError))
    KeptAds.shared.release(ad)
  }

  private func left() {
    MainActor.assumeIsolated { cover?.end() }
    LastCover.shared.left()
    _ = KeptAds.shared.isLetGo(ad?.name, isOnScreen: true)
    knowsEnd = audience == nil
    tell("adDidDismissFullScreenContent(_:)", .appToldDidDismiss) { [weak self] in
      self?.knowsEnd = true
      $0.adDidDismissFullScreenContent($1)
    }
    if reward == nil { KeptAds.shared.release(ad) }
  }

  private func giveReward() {
    guard let reward else {
      return journal.note(by: .google, "nobody waits for a reward here")
    }
    if isLetGo { noteLoss("of the reward") }
    reward.give(line, unit: ad?.adUnitID ?? "", isHeard: !isLetGo)
    self.reward = nil
    if presentation.state == .dismissed { KeptAds.shared.release(ad) }
  }

  /// What a user or a script orders is not the application's doing; nor is a second try with an ad of which
  /// nobody has told it that it is gone.
  private func noteMistake(
    _ refusal: FullScreenPresentation.Refusal, _ event: FullScreenPresentation.Event
  ) {
    let isOfLayer =
      refusal == .covered && (ad?.adUnitID).flatMap { Layers.shared[$0]?.presenting } != nil
    guard isOfLayer || !journal.isOrdered, refusal != .covered || !Covers.shared.isToldToBeGone
    else { return }
    if refusal == .used, presentation.state != .failed, !knowsEnd,
      case .asked(_, isCovered: false) = event
    {
      return
    }
    journal.note(by: .google, refusal.mistake, violation: refusal.violation, ad: ad?.name)
  }

  private func note(_ violation: Violation) {
    let text =
      violation == .rewardTwice
      ? "the reward was reported again; it is given once"
      : "that cannot come now: the ad is \(presentation.state.rawValue)"
    journal.note(by: .google, text, violation: violation)
  }

  // MARK: The application

  private var isLetGo: Bool {
    KeptAds.shared.isLetGo(ad?.name, isOnScreen: presentation.state != .dismissed)
  }

  private func tell(
    _ message: String, _ sense: Sense, data: Fields = .none,
    _ callback: @escaping (any FullScreenContentDelegate, PresentableAd) -> Void
  ) {
    guard !isLetGo else {
      return noteLoss(
        message,
        isNeeded: [.appToldWillDismiss, .appToldDidDismiss, .presentRefused].contains(sense))
    }
    tellApp(message, sense, data: data) { delegate, ad in
      DeafDelegates.shared.tell(delegate, message, of: ad.name) { callback(delegate, ad) }
    }
  }

  /// The application has let go of the ad, and does not hear something, for which it may be waiting.
  private func noteLoss(_ message: String, isNeeded: Bool = true) {
    let isKnown = (ad?.name).map(Covers.shared.isToldToBeGone) ?? false
    journal.note(
      by: .google, "nobody hears \(message): the ad is gone",
      violation: isKnown ? nil : isNeeded ? .lostWithTheAd : .adLetGoOnScreen, ad: ad?.name)
  }

  private func tellImpression() {
    tell("adDidRecordImpression(_:)", .appToldImpression) { $0.adDidRecordImpression($1) }
    guard !isLetGo else { return }
    book.tellEarnings(over: wire, ad?.paidEventHandler)
  }

  private func tellFailure(_ error: PresentationError) {
    tell(
      "ad(_:didFailToPresentFullScreenContentWithError:)", .presentRefused,
      data: (error as NSError).facts
    ) {
      $0.ad($1, didFailToPresentFullScreenContentWithError: error)
    }
  }
}
