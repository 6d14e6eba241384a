import Simulation

/// Native ads.
struct NativeAdKind: AdKind {
  let options: [GADAdLoaderOptions]

  let format = AdFormat.native
  let question = GoogleMessage.loadNativeAd
  var wishes: Fields { options.journalFacts }

  var isValid: Bool {
    let wanted = options.lazy.compactMap { ($0 as? MultipleAdsAdLoaderOptions)?.numberOfAds }.first
    return wanted ?? 1 >= 1
  }

  func ask(
    _ adapter: any MediationAdapter, _ facts: QuestionFacts,
    _ answer: @escaping GADMediationNativeLoadCompletionHandler
  ) {
    let configuration = MediationNativeAdConfiguration(
      credentials: facts.credentials, isTestRequest: facts.isTestRequest, extras: facts.extras)
    configuration.options = options
    adapter.loadNativeAd(for: configuration, completionHandler: answer)
  }

  func object(_ ad: any MediationNativeAd) -> any MediationAd { ad }

  func refusal(
    of ad: any MediationNativeAd, from line: AdUnit.Line, number: Int
  ) -> RequestError? { nil }

  /// The flags are asked here and never again: they must not change during an ad's life.
  func accept(
    _ ad: any MediationNativeAd, from origin: AdOrigin
  ) -> (keeper: NativeAdTracker, delegate: any MediationNativeAdEventDelegate) {
    let line = NativeAdLine(
      adapter: origin.adapter, mediatedAd: ad,
      preferredAdChoicesPosition: options.lazy
        .compactMap { ($0 as? NativeAdViewAdOptions)?.preferredAdChoicesPosition }.first
        ?? .topRightCorner,
      valueMicros: origin.settings.valueMicros, context: origin.context, wire: origin.wire)
    let decides = origin.settings.googleDecidesToTrack
    let tracker = NativeAdTracker(
      line: line, clicks: duty(GoogleMessage.handlesUserClicks, ad.handlesUserClicks(), decides),
      impressions: duty(
        GoogleMessage.handlesUserImpressions, ad.handlesUserImpressions(), decides))
    return (tracker, tracker.makeReceiver())
  }

  private func duty(_ question: String, _ flag: Bool, _ googleDecides: Bool) -> TrackingDuty {
    let duty = TrackingDuty(flag: flag, googleDecides: googleDecides)
    World.current.journal.call(
      from: .google, to: .adapter, question,
      data: ["answer": .bool(flag), "watches": .string(duty.isGoogles ? "google" : "network")])
    return duty
  }
}
