import AdServing
import Simulation

/// One line that was asked for an ad, and how that went.
final class LineRequest<Format: LoadableFormat> {
  let settings: AdUnit.Line
  /// Its place in the mediation settings, from 1.
  let number: Int
  let context: Context
  let askedAt: Instant
  let wire: Wire
  /// What the calls of its adapter are called.
  let naming: AdapterNaming

  var timer: Timeline.Token?
  var adapter: (any MediationAdapter)?
  /// What the adapter looked for in the line's settings.
  var askedSettings: AskedSettings?
  var answeredAt: Instant?
  var error: NSError?
  private(set) var mediatedAd: Format.MediatedAd?
  private(set) var tracker: Format.Tracker?

  init(
    _ settings: AdUnit.Line, number: Int, naming: AdapterNaming, context: Context,
    askedAt: Instant, timeout: Duration
  ) {
    self.settings = settings
    self.number = number
    self.naming = naming
    self.context = context
    self.askedAt = askedAt
    // A delayed message arrives after the timeout.
    wire = Wire(settings.faults, when: settings.condition, delay: timeout + .seconds(1))
  }

  /// The first answer ends it; later ones change nothing.
  func end(at now: Instant, _ verdict: Result<Format.MediatedAd, any Error>) {
    guard answeredAt == nil else { return }
    answeredAt = now
    if case .failure(let reason) = verdict { error = reason as NSError }
    timer.map(World.current.timeline.cancel)
  }

  /// Accepts the line's ad.
  func accept(_ ad: Format.MediatedAd, _ format: Format, _ receiver: Format.Receiver) {
    guard let adapter else { return }
    let tracker = format.accept(
      ad,
      of: AcceptedLine(
        adapter: adapter, settings: settings, context: context, wire: wire, naming: naming))
    tracker.receiver = receiver
    receiver.listen(for: tracker, of: context.ad)
    mediatedAd = ad
    self.tracker = tracker
  }

  /// The request is over: adapter and ad live on only if somebody else holds them.
  func release() {
    adapter = nil
    mediatedAd = nil
    tracker = nil
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
