import Simulation

/// What the servers of a VAST ad counted: each event once, however many URLs were called for it.
package struct PixelBook: Equatable, Sendable {
  /// Events that were reported, as a bookkeeper has them.
  package private(set) var tally = AdRecord.Tally()
  /// How often playing was reported to begin.
  package private(set) var starts = 0
  /// How many ads of the document were begun: of a pod, one after the other.
  package private(set) var ads = 1
  /// How often an ad was reported as seen, as not seen, and as nobody could know.
  package private(set) var views = Views()
  /// The event whose URLs are being called.
  private var event: Int?

  package struct Views: Equatable, Sendable {
    package internal(set) var viewable = 0
    package internal(set) var notViewable = 0
    package internal(set) var undetermined = 0
  }

  mutating func beginNextAd() { ads += 1 }

  mutating func add(_ sense: Sense, _ entry: Entry) {
    guard let number = Self.number(sense) else { return }
    // All URLs of an event have it as their cause.
    guard entry.cause == nil || entry.cause != event else { return }
    event = entry.cause
    self[keyPath: number] += 1
  }

  /// Where an event is counted; nil for one that is not.
  private static func number(_ sense: Sense) -> WritableKeyPath<Self, Int>? {
    switch sense {
    case .pixelImpression: \.tally.impressions
    case .pixelClickTracking, .pixelEndCardClick: \.tally.clicks
    case .pixelStart: \.starts
    case .pixelViewable: \.views.viewable
    case .pixelNotViewable: \.views.notViewable
    case .pixelViewUndetermined: \.views.undetermined
    case .pixelFirstQuartile: \.tally.quartiles.first
    case .pixelMidpoint: \.tally.quartiles.midpoint
    case .pixelThirdQuartile: \.tally.quartiles.third
    case .pixelComplete: \.tally.quartiles.complete
    default: nil
    }
  }
}
