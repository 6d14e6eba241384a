import Simulation

/// Finds who listens to the notifications about a mapped native ad, by the ad itself: that is all
/// that a notification of SDK 7 says.
final class MediatedAds {
  static var shared: MediatedAds { World.current.instance { MediatedAds() } }

  private var known: [ObjectIdentifier: Known] = [:]
  /// How many entries are allowed before the dead ones are removed.
  private var limit = 64

  /// An ad that was handed over. The network may keep it longer than Google does.
  private struct Known {
    weak var ad: AnyObject?
    weak var bridge: (any ReportingBridge)?
    /// Kept from the first notification on: what the network says after Google has let the ad go is
    /// still heard, though nothing is counted.
    var receiver: NativeAdReporter?
  }

  /// An ad was accepted.
  func add(_ bridge: any ReportingBridge) {
    if known.count > limit {
      known = known.filter { $0.value.ad != nil }
      limit = max(64, known.count * 2)
    }
    known[ObjectIdentifier(bridge.handedOver)] = Known(ad: bridge.handedOver, bridge: bridge)
  }

  /// Nil for an object that was never handed over.
  private func known(_ ad: AnyObject) -> Known? {
    let key = ObjectIdentifier(ad)
    guard var entry = known[key], entry.ad === ad else { return nil }
    entry.receiver = entry.receiver ?? entry.bridge?.reporter
    known[key] = entry
    return entry
  }

  /// Passes a notification on to the ad's receiver. One about an object that nobody handed over is
  /// noted, and changes nothing.
  static func tell(
    of ad: AnyObject, _ call: AdapterCall, _ report: @escaping (NativeAdReporter) -> Void
  ) {
    tell(of: ad, AdapterNaming(.legacy, .native)[call], report)
  }

  /// The same for a notification that only later versions of SDK 7 had.
  static func tell(
    of ad: AnyObject, _ message: String, _ report: @escaping (NativeAdReporter) -> Void
  ) {
    World.hear(message, from: .adapter, { World.current.handout }) {
      let journal = World.current.journal
      guard let known = shared.known(ad) else {
        return journal.note(
          by: .google, "\(message) is about an ad that no custom event has handed over",
          violation: .unknownMediatedAd)
      }
      guard let receiver = known.receiver else {
        return journal.note(by: .google, "the ad is gone; nothing is counted")
      }
      report(receiver)
    }
  }
}
