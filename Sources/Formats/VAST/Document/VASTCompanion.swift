/// The companions of an ad.
public struct VASTCompanionAds: Hashable, Sendable {
  /// `all`, `any` or `none`, as it is written.
  public let required: String?
  /// In the order of the text.
  public let companions: [VASTCompanion]
  /// The element's place.
  public let position: VASTPosition
}

/// Something shown beside a video, or after it.
public struct VASTCompanion: Hashable, Sendable {
  /// The attribute `id`.
  public let id: String?
  /// Its width in pixels.
  public let width: Int?
  /// Its height in pixels.
  public let height: Int?
  /// What it needs to run.
  public let apiFramework: String?
  /// The place on the page that it is for.
  public let slotID: String?
  /// `default`, `end-card` or `concurrent`, as it is written.
  public let renderingMode: String?
  /// What it shows.
  public let resources: [VASTResource]
  /// A text for those who cannot see it.
  public let altText: String?
  /// What its program is given.
  public let parameters: String?
  /// Where a click leads.
  public let clickThrough: VASTLink?
  /// What to call on a click.
  public let clickTracking: [VASTLink]
  /// Its trackers.
  public let tracking: [VASTTracking]
  /// The element's place.
  public let position: VASTPosition
}

/// The overlays of an ad.
public struct VASTNonLinearAds: Hashable, Sendable {
  /// In the order of the text.
  public let nonLinears: [VASTNonLinear]
  /// The trackers of all of them, and of each: files have them in both places.
  public let tracking: [VASTTracking]
  /// The element's place.
  public let position: VASTPosition
}

/// Something shown over the content, which goes on.
public struct VASTNonLinear: Hashable, Sendable {
  /// The attribute `id`.
  public let id: String?
  /// Its width in pixels.
  public let width: Int?
  /// Its height in pixels.
  public let height: Int?
  /// For how long it should be shown at least.
  public let minSuggestedDuration: Duration?
  /// What it needs to run.
  public let apiFramework: String?
  /// What it shows.
  public let resources: [VASTResource]
  /// `AdParameters`, untouched.
  public let parameters: String?
  /// Where a click leads.
  public let clickThrough: VASTLink?
  /// What to call on a click.
  public let clickTracking: [VASTLink]
  /// The element's place.
  public let position: VASTPosition
}
