/// A VAST document of version 2.0 to 4.3: what it says, without any choice made.
public struct VASTDocument: Hashable, Sendable {
  /// The version as it is written; nil if there is none.
  public let version: String?
  /// The ads in the order of the text.
  public let ads: [VASTAd]
  /// What to call if there is no ad: the `Error` elements beside the ads.
  public let errors: [VASTLink]
  /// The place of its root.
  public let position: VASTPosition

  /// The version's first number; nil if there is none.
  public var majorVersion: Int? { Self.major(version) }

  static func major(_ version: String?) -> Int? {
    version.flatMap { Int($0.prefix { $0 != "." }) }
  }

  /// The ads that have something to show, or lead to something.
  public var adsWithContent: [VASTAd] { ads.filter { $0.content != .none } }
}

/// A URL of a document, with where it is.
public struct VASTLink: Hashable, Sendable {
  /// As it is written, with its macros.
  public let url: String
  /// The attribute `id`.
  public let id: String?
  /// The element's place.
  public let position: VASTPosition
}
