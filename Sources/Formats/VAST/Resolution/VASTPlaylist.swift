/// The ads that a player plays one after the other, and those that it passes over.
///
/// | document | plays |
/// |---|---|
/// | a pod | its ads in their order; a stand-alone ad takes the place of one that can't be played |
/// | stand-alone ads only | the first that can be played |
public struct VASTPlaylist: Hashable, Sendable {
  /// In the order in which they play; empty if none can be played.
  public private(set) var ads: [VASTResolvedAd] = []
  /// Ads of the pod that can't be played, and why. Their error URLs are called.
  public private(set) var lost: [Lost] = []
  /// Ads that nobody plays or calls.
  public private(set) var others: [VASTResolvedAd] = []

  /// An ad that can't be played in its place.
  public struct Lost: Hashable, Sendable {
    /// The ad.
    public let ad: VASTResolvedAd
    /// The code that its error URLs are called with.
    public let code: VASTErrorCode
  }

  init(_ all: VASTAds) {
    others = all.standAlone
    // Between videos there is no place for an overlay.
    let isVideo = all.pod.contains { $0.linear != nil }
    for ad in all.pod {
      if let code = ad.hindrance ?? (isVideo && ad.linear == nil ? .linearity : nil) {
        lost.append(Lost(ad: ad, code: code))
        replace(ad)
      } else {
        ads.append(ad)
      }
    }
    if all.pod.isEmpty, let place = others.firstIndex(where: { $0.hindrance == nil }) {
      ads = [others.remove(at: place)]
    }
  }

  private mutating func replace(_ ad: VASTResolvedAd) {
    guard let place = others.firstIndex(where: { $0.hindrance == nil }) else { return }
    ads.append(others.remove(at: place).moved(to: ad.sequence))
  }
}

extension VASTAds {
  /// The order in which a player plays them.
  public var playlist: VASTPlaylist { VASTPlaylist(self) }
}
