import Simulation

/// One line that was asked for a native ad, and how that went.
final class LineRequest {
  let settings: AdUnit.Line
  /// Its place in the mediation settings, from 1.
  let number: Int
  let context: Context
  let askedAt: Instant
  let wire: Wire

  var timer: Timeline.Token?
  var adapter: (any MediationAdapter)?
  var answeredAt: Instant?
  var error: NSError?
  private(set) var mediatedAd: (any MediationNativeAd)?
  private(set) var tracker: NativeAdTracker?

  init(
    _ settings: AdUnit.Line, number: Int, context: Context, askedAt: Instant, timeout: Duration
  ) {
    self.settings = settings
    self.number = number
    self.context = context
    self.askedAt = askedAt
    // Whatever is late is too late for whoever waits for it.
    wire = Wire(settings.fault, delay: timeout + .seconds(1))
  }

  /// Takes the line's ad over. The flags are asked here and never again: they must not change during
  /// an ad's life.
  func accept(
    _ ad: any MediationNativeAd, _ options: [GADAdLoaderOptions]
  ) -> (any MediationNativeAdEventDelegate)? {
    guard let adapter else { return nil }
    let tracker = NativeAdTracker(
      line: NativeAdLine(
        adapter: adapter, mediatedAd: ad,
        preferredAdChoicesPosition: options.lazy
          .compactMap { ($0 as? NativeAdViewAdOptions)?.preferredAdChoicesPosition }.first
          ?? .topRightCorner,
        valueMicros: settings.valueMicros, context: context, wire: wire),
      clicks: duty(GoogleMessage.handlesUserClicks, ad.handlesUserClicks()),
      impressions: duty(GoogleMessage.handlesUserImpressions, ad.handlesUserImpressions()))
    mediatedAd = ad
    self.tracker = tracker
    return tracker.makeReceiver()
  }

  /// The request is over: whoever still needs adapter and ad holds them.
  func release() {
    adapter = nil
    mediatedAd = nil
    tracker = nil
  }

  private func duty(_ question: String, _ flag: Bool) -> TrackingDuty {
    let duty = TrackingDuty(flag: flag, googleDecides: settings.googleDecidesToTrack)
    World.current.journal.call(
      from: .google, to: .adapter, question,
      data: ["answer": .bool(flag), "watches": .string(duty.isGoogles ? "google" : "network")])
    return duty
  }

  var info: AdNetworkResponseInfo {
    AdNetworkResponseInfo(
      className: settings.className, mapping: settings.settings, label: settings.label,
      error: error, latency: answeredAt.map { ($0 - askedAt) / .seconds(1) } ?? 0)
  }

  static func infoOfOneNotAsked(_ line: AdUnit.Line) -> AdNetworkResponseInfo {
    AdNetworkResponseInfo(
      className: line.className, mapping: line.settings, label: line.label, error: nil, latency: 0)
  }
}
