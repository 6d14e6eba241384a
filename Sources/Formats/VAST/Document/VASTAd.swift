/// An `Ad`: what inline ads and wrappers have in common, and what either has alone.
public struct VASTAd: Hashable, Sendable {
  /// The attribute `id`.
  public let id: String?
  /// Its place in a pod; nil for a stand-alone ad.
  public let sequence: Int?
  /// `video`, `audio` or `hybrid`.
  public let adType: String?
  /// Whether the attribute `conditionalAd` says so.
  public let isConditional: Bool
  /// Whether it is an inline ad or a wrapper.
  public let content: Content
  /// The element's place.
  public let position: VASTPosition

  /// The ad server.
  public let system: String?
  /// What to call when it is shown.
  public let impressions: [VASTLink]
  /// What to call when it fails.
  public let errors: [VASTLink]
  /// What to call when its viewability is known.
  public let viewability: VASTViewability
  /// What it costs, if it says so.
  public let pricing: VASTPricing?
  /// Its creatives in the order of the text.
  public let creatives: [VASTCreative]
  /// Scripts of those who verify that it was seen.
  public let verifications: [VASTVerification]
  /// What stands in an extension of the type `DealId`, or in an element `DealId` of any extension: a
  /// convention, since VAST itself has no place for it.
  public let dealID: String?
  /// The types of its extensions.
  public let extensionTypes: [String]

  /// What an ad is.
  public enum Content: Hashable, Sendable {
    case inLine(VASTInLine)
    case wrapper(VASTWrapper)
    /// Neither.
    case none
  }

  /// What only an inline ad has.
  public var inLine: VASTInLine? {
    if case .inLine(let inLine) = content { inLine } else { nil }
  }

  /// What only a wrapper has.
  public var wrapper: VASTWrapper? {
    if case .wrapper(let wrapper) = content { wrapper } else { nil }
  }
}

/// What only an inline ad has.
public struct VASTInLine: Hashable, Sendable {
  /// Its title.
  public let title: String?
  /// The id by which all systems know this delivery.
  public let servingID: String?
  /// Its description.
  public let description: String?
  /// The advertiser's name.
  public let advertiser: String?
  /// Categories of its content.
  public let categories: [VASTCategory]
  /// A survey's URL; deprecated since 4.1.
  public let survey: String?
  /// For how many seconds it may be kept.
  public let expires: Int?
}

/// What only a wrapper has.
public struct VASTWrapper: Hashable, Sendable {
  /// Where the next document is; nil if that is missing or empty.
  public let tagURI: VASTLink?
  /// Whether the answer may be a wrapper again.
  public let followsAdditionalWrappers: Bool
  /// Whether more than one ad of the answer may be used; nil if it does not say.
  public let allowsMultipleAds: Bool?
  /// Whether a stand-alone ad may take its place if there is no ad; nil if it does not say.
  public let fallsBackOnNoAd: Bool?
  /// Categories that it does not want.
  public let blockedCategories: [VASTCategory]
}

/// A category, and by whose list.
public struct VASTCategory: Hashable, Sendable {
  /// The codes.
  public let text: String
  /// The list's URL.
  public let authority: String?
}

/// What an impression costs.
public struct VASTPricing: Hashable, Sendable {
  /// The number as it is written.
  public let value: String
  /// Such as `CPM`.
  public let model: String?
  /// Such as `USD`.
  public let currency: String?
}

/// What to call when it is known whether the ad was seen.
public struct VASTViewability: Hashable, Sendable {
  /// It was.
  public var viewable: [VASTLink] = []
  /// It was not.
  public var notViewable: [VASTLink] = []
  /// It could not be found out.
  public var undetermined: [VASTLink] = []
}

/// Code of a vendor that measures an ad.
public struct VASTVerification: Hashable, Sendable {
  /// Who.
  public let vendor: String?
  /// The scripts and programs.
  public let resources: [Resource]
  /// What they are given.
  public let parameters: String?
  /// Its events, of which `verificationNotExecuted` is the one that has a meaning.
  public let tracking: [VASTTracking]
  /// The element's place.
  public let position: VASTPosition

  /// A script or program.
  public struct Resource: Hashable, Sendable {
    /// Its URL.
    public let url: String
    /// Such as `omid`.
    public let apiFramework: String?
    /// Nil for a script.
    public let type: String?
  }

  /// What a player calls that does not run it.
  public var notExecuted: [VASTLink] {
    tracking.filter { $0.event == "verificationNotExecuted" }.map(\.link)
  }
}
