/// One of the ads between the first document and the inline ad, or the inline ad itself.
public struct VASTLevel: Hashable, Sendable {
  /// The wrapper or inline ad.
  public let ad: VASTAd
  /// The version of its document.
  public let version: String?
  /// Where its document was asked for; nil for the first one.
  public let url: String?
}

/// A URL to call, and which level wants it.
public struct VASTPixel: Hashable, Sendable {
  /// As it is written, with its macros.
  public let url: String
  /// 0 for the outermost wrapper; the highest for the inline ad.
  public let level: Int
  /// Where it stands in its document.
  public let position: VASTPosition

  /// A link of a document at this level.
  public init(_ link: VASTLink, level: Int) {
    url = link.url
    position = link.position
    self.level = level
  }
}

/// A tracker that is called when this much of a video was played.
public struct VASTProgress: Hashable, Sendable {
  /// From the start.
  public let moment: Duration
  /// What to call.
  public let pixel: VASTPixel
}
