import Simulation

/// What the servers of a VAST ad counted: each event once, however many URLs were called for it.
package struct PixelBook: Equatable, Sendable {
  /// Events that were reported, as a bookkeeper has them.
  package private(set) var tally = AdRecord.Tally()
  /// How often playing was reported to begin.
  package private(set) var starts = 0
  /// How many ads of the document were begun: of a pod, one after the other.
  package var ads: Int { Int(begun) }
  private var begun: Int32 = 1
  /// How often an ad was reported as seen, as not seen, and as nobody could know.
  package private(set) var views = Views()
  /// The event whose URLs are being called.
  private var event: Int?

  /// Small, since every ad's record has room for them.
  package struct Views: Equatable, Sendable {
    package internal(set) var viewable: Int32 = 0
    package internal(set) var notViewable: Int32 = 0
    package internal(set) var undetermined: Int32 = 0
  }

  mutating func beginNextAd() { begun += 1 }

  mutating func add(_ sense: Sense, _ entry: Entry) {
    let view = Self.view(sense)
    let number = Self.number(sense)
    guard view != nil || number != nil else { return }
    // All URLs of an event have it as their cause.
    guard entry.cause == nil || entry.cause != event else { return }
    event = entry.cause
    if let view { views[keyPath: view] += 1 }
    if let number { self[keyPath: number] += 1 }
  }

  private static func view(_ sense: Sense) -> WritableKeyPath<Views, Int32>? {
    switch sense {
    case .pixelViewable: \.viewable
    case .pixelNotViewable: \.notViewable
    case .pixelViewUndetermined: \.undetermined
    default: nil
    }
  }

  /// Where an event is counted; nil for one that is not.
  private static func number(_ sense: Sense) -> WritableKeyPath<Self, Int>? {
    switch sense {
    case .pixelImpression: \.tally.impressions
    case .pixelClickTracking, .pixelEndCardClick: \.tally.clicks
    case .pixelStart: \.starts
    case .pixelFirstQuartile: \.tally.quartiles.first
    case .pixelMidpoint: \.tally.quartiles.midpoint
    case .pixelThirdQuartile: \.tally.quartiles.third
    case .pixelComplete: \.tally.quartiles.complete
    default: nil
    }
  }
}
