/// A `Creative`: usually one of the three things it can hold.
public struct VASTCreative: Hashable, Sendable {
  /// The attribute `id`.
  public let id: String?
  /// The attribute `adId`, or `AdID` before VAST 4.
  public let adID: String?
  /// When it is shown among the creatives of its ad.
  public let sequence: Int?
  /// What it needs to run.
  public let apiFramework: String?
  /// Its ids in registries.
  public let universalAdIDs: [VASTUniversalAdID]
  /// A video or audio.
  public let linear: VASTLinear?
  /// Overlays.
  public let nonLinear: VASTNonLinearAds?
  /// What is shown beside, or at the end.
  public let companions: VASTCompanionAds?
  /// The element's place.
  public let position: VASTPosition
}

/// An id of a creative in a registry.
public struct VASTUniversalAdID: Hashable, Sendable {
  /// The registry, such as `ad-id.org`.
  public let registry: String?
  /// The id: the text, or what 4.0 has as an attribute.
  public let value: String
}

/// A call when something happens.
public struct VASTTracking: Hashable, Sendable {
  /// The event as it is written, whether VAST has it or not.
  public let event: String
  /// The attribute `offset` as it is written.
  public let offsetText: String?
  /// The moment of a progress event; nil if there is none, or if it cannot be read.
  public let offset: VASTOffset?
  /// What to call.
  public let link: VASTLink
}

extension [VASTTracking] {
  /// How often each event is asked for.
  public var countsByEvent: [String: Int] {
    reduce(into: [:]) { $0[$1.event, default: 0] += 1 }
  }
}
