/// An interstitial of an Ad Manager unit. It is an ``InterstitialAd`` in everything but the request.
open class AdManagerInterstitialAd: InterstitialAd {
  /// Told about events that the ad's own code sends; a mediated ad sends none.
  open weak var appEventDelegate: (any AppEventDelegate)?

  /// Loads an interstitial.
  open class func load(
    with adUnitID: String, request: AdManagerRequest?,
    completionHandler: @escaping (AdManagerInterstitialAd?, (any Error)?) -> Void
  ) {
    load(
      FullScreenFormat(.interstitial), adUnitID, request, AdManagerInterstitialAd.init(_:unitID:),
      completionHandler)
  }

  /// The same for async code.
  @preconcurrency @MainActor open class func load(
    with adUnitID: String, request: AdManagerRequest?
  ) async throws -> AdManagerInterstitialAd {
    try await withCheckedThrowingContinuation { continuation in
      load(with: adUnitID, request: request) { continuation.resume($0, $1) }
    }
  }

  /// Loads the ad of an answer that the publisher's server got for a signal.
  open override class func load(
    with adResponseString: String,
    completionHandler: @escaping (AdManagerInterstitialAd?, (any Error)?) -> Void
  ) {
    load(
      FullScreenFormat(.interstitial), response: adResponseString,
      AdManagerInterstitialAd.init(_:unitID:),
      completionHandler)
  }

  /// The same for async code.
  @preconcurrency @MainActor open override class func load(
    with adResponseString: String
  ) async throws -> AdManagerInterstitialAd {
    try await withCheckedThrowingContinuation { continuation in
      load(with: adResponseString) { continuation.resume($0, $1) }
    }
  }
}
