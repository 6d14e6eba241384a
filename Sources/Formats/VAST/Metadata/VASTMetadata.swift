/// What an app finds in `adMetadata` of a rewarded ad, key by key.
public struct VASTMetadata: Hashable, Sendable {
  /// `AdId`: the inline ad's `id`.
  public let adID: String
  /// `AdTitle`: the inline ad's title.
  public let adTitle: String
  /// `CreativeDurationMs`: the selected creative's length; -1 if it is not linear, or not known.
  public let creativeDurationMs: Int
  /// `TraffickingParameters`: the creative's `AdParameters`.
  public let traffickingParameters: String
  /// `DealId`: the first one from the outermost wrapper inwards.
  public let dealID: String
  /// `AdSystem`: the inline ad's ad server.
  public let adSystem: String
  /// `CreativeId`: the selected creative's `id`.
  public let creativeID: String
  /// `MediaURL`: the file that was chosen; empty before that, and without a video.
  public let mediaURL: String
  /// `Wrappers`: innermost first; a pure inline ad does not have this key.
  public let wrappers: [Wrapper]

  /// One entry of `Wrappers`.
  public struct Wrapper: Hashable, Sendable {
    /// `AdId`.
    public let adID: String
    /// `AdSystem`.
    public let adSystem: String
    /// `CreativeId`.
    public let creativeID: String
  }

  /// The metadata of an ad. Without `media` it is what an app sees before a file is chosen.
  public init(_ ad: VASTResolvedAd, media: VASTMediaFile?) {
    let (inline, creative) = (ad.inline.ad, ad.creative)
    adID = inline.id ?? ""
    adTitle = inline.inLine?.title ?? ""
    creativeDurationMs = creative?.linear?.duration?.vastMilliseconds ?? -1
    traffickingParameters = creative?.traffickingParameters ?? ""
    dealID = ad.levels.lazy.compactMap(\.ad.dealID).first ?? ""
    adSystem = inline.system ?? ""
    creativeID = creative?.id ?? ""
    mediaURL = media?.url ?? ""
    wrappers = ad.wrappers.reversed().map { level in
      Wrapper(
        adID: level.ad.id ?? "", adSystem: level.ad.system ?? "",
        creativeID: level.ad.selectedCreative?.id ?? "")
    }
  }
}

extension VASTCreative {
  /// The parameters of its video; of its overlay if it has no video.
  public var traffickingParameters: String? {
    guard let linear else {
      return nonLinear?.nonLinears.lazy.compactMap(\.parameters).first
    }
    return linear.parameters
  }
}
