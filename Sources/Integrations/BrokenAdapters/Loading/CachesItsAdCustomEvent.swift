import GoogleMobileAds

/// Keeps the first ad in a static property and answers every further load with the same one.
///
/// After the changelog of the Unity adapter, 3.0.0.1, which kept the previous placement.
public final class CachesItsAdCustomEvent: ZooCustomEvent {
  // Adapters run on the main queue.
  nonisolated(unsafe) private static weak var cached: (any ZooAd)?

  override func succeed(with ad: any ZooAd) {
    let cached = Self.cached ?? ad
    Self.cached = cached
    super.succeed(with: cached)
  }
}
