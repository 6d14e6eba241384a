import AdServing
import Simulation

/// How native ads are requested.
struct NativeAdFormat: LoadableFormat {
  let options: [GADAdLoaderOptions]
  /// The formats that the publisher can show.
  var adTypes: [AdLoaderAdType] = [.native]
  /// Whether the publisher names the format it wants, if that is one of its own.
  var hasFormat = true

  var format: UnitFormat { .native }
  var wishes: Fields {
    var wishes = options.journalFacts
    if let formats = adTypes.legacyWords { wishes[.formats] = formats }
    return wishes
  }
  var isValid: Bool {
    hasFormat
      && options.lazy.compactMap { ($0 as? MultipleAdsAdLoaderOptions)?.numberOfAds }.first ?? 1
        >= 1
  }

  func ask(
    _ adapter: any MediationAdapter, _ terms: LoadTerms,
    _ answer: @escaping ((any MediationNativeAd)?, (any Error)?) -> NativeAdEventReceiver?
  ) {
    let configuration = MediationNativeAdConfiguration(terms)
    configuration.options = options
    configuration.adTypes = adTypes
    AdapterLoads(of: adapter).native(configuration) { answer($0, $1) }
  }

  func object(_ ad: any MediationNativeAd) -> any MediationAd { ad }

  /// A mapped ad is accepted only in a format that was asked for.
  func refusal(
    of ad: any MediationNativeAd, from line: AdUnit.Line, number: Int
  ) -> RequestError? {
    guard let refusal = (ad as? any ReportingBridge)?.refusal(for: adTypes) else { return nil }
    World.current.journal.note(
      by: .google, refusal, violation: .formatNotAskedFor,
      data: [Fact.line(line.label), Fact.number(number)])
    return RequestError(.invalidRequest, refusal)
  }

  /// The flags are asked for here and never again: they must not change during an ad's life.
  func accept(_ ad: any MediationNativeAd, of line: AcceptedLine) -> NativeAdTracker {
    if let bridge = ad as? any ReportingBridge { MediatedAds.shared.add(bridge) }
    let corner = options.lazy
      .compactMap { ($0 as? NativeAdViewAdOptions)?.preferredAdChoicesPosition }.first
    return NativeAdTracker(
      line: NativeAdLine(
        adapter: line.adapter, mediatedAd: ad,
        preferredAdChoicesPosition: corner ?? .topRightCorner,
        settings: line.settings, context: line.context, wire: line.wire,
        naming: ad is UnifiedAdBridge ? line.naming.ofUnifiedAds : line.naming),
      clicks: duty(
        .clicksFlag, .clicksFlagAsked, OptionalRequirement.answer { ad.handlesUserClicks() }, line),
      impressions: duty(
        .impressionsFlag, .impressionsFlagAsked,
        OptionalRequirement.answer { ad.handlesUserImpressions() }, line))
  }

  /// `flag` is nil for an adapter without that method, which Google takes for a no.
  private func duty(
    _ question: AdapterCall, _ sense: Sense, _ flag: Bool?, _ line: AcceptedLine
  ) -> TrackingDuty {
    let duty = TrackingDuty(
      flag: flag ?? false, googleDecides: line.settings.googleDecidesToTrack)
    var facts: Fields = [
      Fact.answer(flag ?? false), Fact.watches(duty.isGoogles ? .google : .network),
    ]
    if flag == nil { facts[.isLeftOut] = true }
    World.current.journal.call(
      from: .google, to: .adapter, line.naming[question], sense, data: facts)
    return duty
  }
}

extension NativeAd {
  /// The ad that a load found.
  convenience init(_ loaded: LoadedAd<NativeAdFormat>, _ options: [GADAdLoaderOptions]) {
    self.init(
      name: loaded.name, mediatedAd: loaded.mediatedAd, tracker: loaded.tracker,
      responseInfo: loaded.responseInfo,
      startsMuted: options.lazy.compactMap { ($0 as? VideoOptions)?.shouldStartMuted }.first
        ?? true)
  }
}
