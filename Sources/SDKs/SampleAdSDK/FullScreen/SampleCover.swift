import Simulation

/// What all ads of the Sample network that cover an application have in common, whatever kind of
/// delegate is told. Each is fetched and shown once.
open class SampleCover: NSObject {
  /// The ad unit, as the Sample network calls it.
  open var adUnitID: String?
  /// Whether there is an ad that can be shown.
  public var isReady: Bool { creative != nil && !wasShown && !isExpired }
  /// Whether the answer has the requested format: a misconfigured server sends something else.
  public var isOfRequestedFormat: Bool { creative?.format == format }
  /// Whether the ad has waited too long and is no longer shown.
  public private(set) var isExpired = false

  private(set) var creative: SampleCreative?
  /// What it plays, if it came as a VAST document.
  private(set) var video: SampleVideoAd?
  private var wasShown = false
  private let ledger = SampleLedger()
  private var isRewarded = false
  /// A reward that is earned, but only reported once the ad is gone.
  private var owesReward = false
  private var expiry: Timeline.Token?
  /// The ad's context, even if the application believes that another one is on the screen.
  private var shownBecause: Context?

  /// An ad without an ad unit.
  public override init() {}

  var format: SampleCreative.Format { .interstitial }

  /// Requests an ad; the delegate is told later.
  open func fetchAd(_ request: SampleAdRequest) {
    let world = World.current
    world.journal.call(
      from: .adapter, to: network, "fetchAd(_:)", .networkAsked,
      data: request.facts([
        "adUnitID": Fields.Value(adUnitID), "testMode": .bool(request.testMode),
      ])
    ) {
      guard let adUnitID, !adUnitID.isEmpty else {
        return world.soon { self.fail(.badRequest) }
      }
      // Held while a load runs, since nobody else may hold the adapter then.
      let asker = listener
      var isRepeated = false
      SampleAdServer.shared.answer(placement: adUnitID, format: format).arrive { result in
        withExtendedLifetime(asker) { self.answered(result, isRepeated) }
        isRepeated = true
      }
    }
  }

  /// A server's second answer to the same request is told once more, and brings no other ad.
  private func answered(
    _ result: Result<SampleCreative, SampleFailure>, _ isRepeated: Bool
  ) {
    switch result {
    case .failure(let code): fail(code)
    case .success(let creative):
      if isRepeated, let creative = self.creative { return tell(.loaded(facts(of: creative))) }
      guard let vast = creative.vast, creative.format == format else { return receive(creative) }
      switch SampleVASTReading.read(vast) {
      case .failure(let code): fail(code)
      case .success(let video): receive(creative.telling(video), video)
      }
    }
  }

  private func receive(_ creative: SampleCreative, _ video: SampleVideoAd? = nil) {
    self.creative = creative
    self.video = video
    ledger.isGuarded = creative.isGuarded
    video?.happened(.loaded, .init())
    waitForExpiry(creative)
    tell(.loaded(facts(of: creative)))
  }

  private func waitForExpiry(_ creative: SampleCreative) {
    expiry.map(World.current.timeline.cancel)
    expiry = creative.expiresAfter.map { lifetime in
      World.current.after(
        lifetime, "the ad is too old", .adTooOld, by: network, of: self
      ) { $0.expire() }
    }
  }

  private func expire() {
    isExpired = true
    tell(.expired)
  }

  private func fail(_ code: SampleErrorCode) { tell(.failed(code)) }

  private func facts(of creative: SampleCreative) -> Fields {
    var fields = Fields.none
    if creative.format != format { fields["format"] = .string(creative.format.rawValue) }
    fields["headline"] = creative.texts["headline"].map { .string($0) }
    fields["callToAction"] = creative.texts["callToAction"].map { .string($0) }
    return fields
  }

  // MARK: On the screen

  /// Covers the application, if there is an ad and nothing else covers it; `message` is what the
  /// adapter called.
  @preconcurrency @MainActor func show(over controller: UIViewController?, _ message: String) {
    World.current.journal.call(from: .adapter, to: network, message, .networkShowAsked) {
      guard !wasShown else { return failToShow(.wasShown) }
      guard !isExpired else { return failToShow(.isExpired) }
      guard let creative, let controller, controller.presentedViewController == nil else {
        return failToShow(.noRoom)
      }
      wasShown = true
      shownBecause = World.current.journal.context
      expiry.map(World.current.timeline.cancel)
      guard creative.showing != .fails else { return failToShow(.isBroken) }
      if creative.order.isImpressionFirst { seen() }
      tell(.willPresent)
      controller.present(SampleFullScreenViewController(self, creative), animated: true)
    }
  }

  private func failToShow(_ reason: SampleShowError.Reason) {
    if reason == .isBroken { happened(.error(405)) }
    tell(.failedToShow(SampleShowError(reason: reason)))
  }

  /// The ad covers the application; does nothing if the impression was counted before.
  func appeared() {
    if !ledger.hasImpression { seen() }
  }

  private func seen() {
    ledger.countImpression()
    happened(.impression)
    tell(.sawImpression)
  }

  /// The user touched it; `event` is what that is called in VAST.
  func clicked(_ event: SampleVideoAd.Event = .click, _ moment: SampleVideoAd.Moment = .init()) {
    ledger.countClick()
    happened(event, moment)
    tell(.sawClick)
  }

  /// Something happened to its video, if it came as a VAST document.
  func happened(_ event: SampleVideoAd.Event, _ moment: SampleVideoAd.Moment = .init()) {
    guard let video else { return }
    within { video.happened(event, moment) }
  }

  /// The user stayed to the end.
  func earned() {
    guard !isRewarded, let reward = creative?.reward else { return }
    isRewarded = true
    World.current.journal.count(
      Count(.reward, in: .network), by: network,
      data: ["amount": .int(reward.amount), "type": .string(reward.type)])
    if creative?.order.isRewardLast == true { owesReward = true } else { tell(.rewarded) }
  }

  /// The ad is gone from the screen.
  func left() {
    // A delegate that lets go of the ad when it is gone still hears about the reward.
    let listener = listener
    tell(.closed)
    guard owesReward else { return }
    owesReward = false
    withExtendedLifetime(listener) { tell(.rewarded) }
  }

  // MARK: The delegate

  /// The delegate, of whatever kind.
  var listener: AnyObject? { nil }

  /// The delegate's method for an event, and its call; nil without a delegate, or without a method.
  func call(for event: SampleCoverEvent) -> (message: String, body: () -> Void)? { nil }

  /// Tells the ad's delegate, if there is one.
  func tell(_ event: SampleCoverEvent) {
    guard let call = call(for: event) else { return }
    within {
      World.current.journal.callback(
        from: network, to: .adapter, call.message, event.sense, data: event.facts, call.body)
    }
  }

  /// In the ad's own context, once it was shown.
  private func within(_ body: () -> Void) {
    let journal = World.current.journal
    journal.within(shownBecause?.because(of: journal.context) ?? journal.context, body)
  }
}
