/// A video or audio that takes the place of the content. In a wrapper it has only trackers, clicks
/// and icons.
public struct VASTLinear: Hashable, Sendable {
  /// How long it is; nil if that is missing or cannot be read.
  public let duration: Duration?
  /// The attribute `skipoffset` as it is written.
  public let skipOffsetText: String?
  /// When it can be skipped; nil if it cannot, or if that cannot be read.
  public let skipOffset: VASTOffset?
  /// `AdParameters`, untouched.
  public let parameters: String?
  /// Its trackers in the order of the text.
  public let tracking: [VASTTracking]
  /// Where a click leads.
  public let clickThrough: VASTLink?
  /// What to call on a click.
  public let clickTracking: [VASTLink]
  /// What to call on other clicks.
  public let customClicks: [VASTLink]
  /// The files to choose from.
  public let mediaFiles: [VASTMediaFile]
  /// Raw files, which are never played.
  public let mezzanines: [VASTMediaFile]
  /// Programs for interactive parts, such as SIMID.
  public let interactiveFiles: [VASTInteractiveFile]
  /// Captions.
  public let captions: [VASTCaptions]
  /// Icons over the video.
  public let icons: [VASTIcon]
  /// The element's place.
  public let position: VASTPosition
}

/// A file that a player can choose.
public struct VASTMediaFile: Hashable, Sendable {
  /// Its URL; may be empty.
  public let url: String
  /// The attribute `id`.
  public let id: String?
  /// `progressive` or `streaming`.
  public let delivery: String?
  /// Its MIME type.
  public let type: String?
  /// Its width in pixels.
  public let width: Int?
  /// Its height in pixels.
  public let height: Int?
  /// In kbit/s.
  public let bitrate: Int?
  /// In kbit/s, of a stream that adapts.
  public let minBitrate: Int?
  /// In kbit/s, of a stream that adapts.
  public let maxBitrate: Int?
  /// Such as `H.264`.
  public let codec: String?
  /// What it needs to run, such as `VPAID`.
  public let apiFramework: String?
  /// The element's place.
  public let position: VASTPosition
}

/// A program for an interactive part of a linear ad.
public struct VASTInteractiveFile: Hashable, Sendable {
  /// Its URL.
  public let url: String
  /// Its MIME type.
  public let type: String?
  /// Such as `SIMID`.
  public let apiFramework: String?
}

/// A file with captions.
public struct VASTCaptions: Hashable, Sendable {
  /// Its URL.
  public let url: String
  /// Its MIME type.
  public let type: String?
  /// Its language.
  public let language: String?
}
