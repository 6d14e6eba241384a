import GoogleMobileAds
import StrangerNetwork

/// Saves requests: a placement that is being loaded is not asked for again.
///
/// The first mistake: all who wait are handed the same ad.
final class SharedLoads {
  static let shared = SharedLoads()

  typealias Answer = (BookedNativeAd?, NSError?) -> Void
  private var waiting: [String: [Answer]] = [:]

  func load(
    _ ad: BookedNativeAd, _ placement: String, from network: StrangerNetwork,
    _ answer: @escaping Answer
  ) {
    waiting[placement, default: []].append(answer)
    guard waiting[placement]?.count == 1 else { return }
    network.load(placement: placement) { [self] isThere in
      for answer in waiting.removeValue(forKey: placement) ?? [] {
        if isThere { answer(ad, nil) } else { answer(nil, StrangerCustomEvent.noAd) }
      }
    }
  }
}
