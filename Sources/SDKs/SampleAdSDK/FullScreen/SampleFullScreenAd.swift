import Simulation

/// What all full-screen ads of the Sample network have in common. Each is fetched and shown once.
open class SampleFullScreenAd: NSObject {
  /// Told what happens to the ad.
  open weak var delegate: (any SampleFullScreenAdDelegate)?
  /// The ad unit, as the Sample network calls it.
  open var adUnitID: String?
  /// Whether there is an ad that can be shown.
  public var isReady: Bool { creative != nil && !wasShown && !isExpired }
  /// Whether the answer has the requested format: a misconfigured server sends something else.
  public var isOfRequestedFormat: Bool { creative?.format == format }
  /// Whether the ad has waited too long and is no longer shown.
  public private(set) var isExpired = false

  private(set) var creative: SampleCreative?
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
      data: ["adUnitID": Fields.Value(adUnitID), "testMode": .bool(request.testMode)]
    ) {
      guard let adUnitID, !adUnitID.isEmpty else {
        return world.soon { self.fail(.badRequest) }
      }
      // Held while a load runs, since nobody else may hold the adapter then.
      let asker = delegate
      SampleAdServer.shared.answer(placement: adUnitID, format: format).arrive { result in
        withExtendedLifetime(asker) { self.answered(result) }
      }
    }
  }

  private func answered(_ result: Result<SampleCreative, SampleFailure>) {
    switch result {
    case .failure(let code): fail(code)
    case .success(let creative): receive(creative)
    }
  }

  private func receive(_ creative: SampleCreative) {
    self.creative = creative
    waitForExpiry(creative)
    tell("adDidLoad(_:)", .networkAnswered, data: facts(of: creative)) { $0.adDidLoad(self) }
  }

  private func waitForExpiry(_ creative: SampleCreative) {
    expiry = creative.expiresAfter.map { lifetime in
      World.current.after(
        lifetime, "the ad is too old", .adTooOld, by: network, of: self
      ) { $0.expire() }
    }
  }

  private func expire() {
    isExpired = true
    tell("adDidExpire(_:)", .networkExpired) { $0.adDidExpire(self) }
  }

  private func fail(_ code: SampleErrorCode) {
    tell(
      "ad(_:didFailToLoadAdWith:)", .networkFailed,
      data: ["code": .int(code.rawValue), "error": .string(code.description)]
    ) { $0.ad(self, didFailToLoadAdWith: code) }
  }

  private func facts(of creative: SampleCreative) -> Fields {
    var fields = Fields.none
    if creative.format != format { fields["format"] = .string(creative.format.rawValue) }
    fields["headline"] = creative.texts["headline"].map { .string($0) }
    fields["callToAction"] = creative.texts["callToAction"].map { .string($0) }
    return fields
  }

  // MARK: On the screen

  /// Covers the application, if there is an ad and nothing else covers it.
  @preconcurrency @MainActor open func show(from controller: UIViewController) {
    World.current.journal.call(
      from: .adapter, to: network, "show(from:)", .networkShowAsked
    ) {
      guard !wasShown else { return failToShow(.wasShown) }
      guard !isExpired else { return failToShow(.isExpired) }
      guard let creative, controller.presentedViewController == nil else {
        return failToShow(.noRoom)
      }
      wasShown = true
      shownBecause = World.current.journal.context
      expiry.map(World.current.timeline.cancel)
      guard creative.showing != .fails else { return failToShow(.isBroken) }
      if creative.order.isImpressionFirst { seen() }
      tell("adWillPresentScreen(_:)", .networkWillPresent) { $0.adWillPresentScreen(self) }
      controller.present(SampleFullScreenViewController(self, creative), animated: true)
    }
  }

  private func failToShow(_ reason: SampleShowError.Reason) {
    tell("ad(_:didFailToShowWith:)", .networkShowFailed) {
      $0.ad(self, didFailToShowWith: SampleShowError(reason: reason))
    }
  }

  /// The ad covers the application; does nothing if the impression was counted before.
  func appeared() {
    if !ledger.hasImpression { seen() }
  }

  private func seen() {
    ledger.countImpression()
    tell("adDidRecordImpression(_:)", .networkSawImpression) { $0.adDidRecordImpression(self) }
  }

  func clicked() {
    ledger.countClick()
    tell("adDidRecordClick(_:)", .networkSawClick) { $0.adDidRecordClick(self) }
  }

  /// The user stayed to the end.
  func earned() {
    guard !isRewarded, let reward = creative?.reward else { return }
    isRewarded = true
    World.current.journal.count(
      Count(.reward, in: .network), by: network,
      data: ["amount": .int(reward.amount), "type": .string(reward.type)])
    if creative?.order.isRewardLast == true { owesReward = true } else { tellOfReward() }
  }

  private func tellOfReward() {
    tell("adDidEarnReward(_:)", .networkRewarded) { $0.adDidEarnReward(self) }
  }

  /// The ad is gone from the screen.
  func left() {
    // A delegate that lets go of the ad when it is gone still hears about the reward.
    let listener = delegate
    tell("adDidDismissScreen(_:)", .networkClosed) { $0.adDidDismissScreen(self) }
    guard owesReward else { return }
    owesReward = false
    withExtendedLifetime(listener) { tellOfReward() }
  }

  /// Tells the ad's delegate, if there is one.
  func tell(
    _ message: String, _ sense: Sense, data: Fields = .none,
    _ body: (any SampleFullScreenAdDelegate) -> Void
  ) {
    guard let delegate else { return }
    let journal = World.current.journal
    journal.within(shownBecause?.because(of: journal.context) ?? journal.context) {
      journal.callback(from: network, to: .adapter, message, sense, data: data) {
        body(delegate)
      }
    }
  }
}

/// An ad between two screens of an application.
open class SampleInterstitial: SampleFullScreenAd {}

/// An ad that is watched for a reward.
open class SampleRewardedAd: SampleFullScreenAd {
  override var format: SampleCreative.Format { .rewarded }
}

/// An ad that is shown when the user opens an application.
open class SampleAppOpenAd: SampleFullScreenAd {
  override var format: SampleCreative.Format { .appOpen }
}
