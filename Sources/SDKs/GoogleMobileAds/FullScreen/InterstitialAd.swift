/// An ad that covers the application between two of its screens.
open class InterstitialAd: PresentableAd {
  // Ad Manager's own functions of that name come first where the class has them.

  /// Loads an interstitial.
  @_disfavoredOverload open class func load(
    with adUnitID: String, request: Request?,
    completionHandler: @escaping (InterstitialAd?, (any Error)?) -> Void
  ) {
    load(
      FullScreenFormat(.interstitial), adUnitID, request, InterstitialAd.init(_:unitID:),
      completionHandler)
  }

  /// The same for async code.
  @_disfavoredOverload @preconcurrency @MainActor open class func load(
    with adUnitID: String, request: Request?
  ) async throws -> InterstitialAd {
    try await withCheckedThrowingContinuation { continuation in
      load(with: adUnitID, request: request) { continuation.resume($0, $1) }
    }
  }

  /// Loads the ad of an answer that the publisher's server got for a signal.
  @_disfavoredOverload open class func load(
    with adResponseString: String,
    completionHandler: @escaping (InterstitialAd?, (any Error)?) -> Void
  ) {
    load(
      FullScreenFormat(.interstitial), response: adResponseString, InterstitialAd.init(_:unitID:),
      completionHandler)
  }

  /// The same for async code.
  @_disfavoredOverload @preconcurrency @MainActor open class func load(
    with adResponseString: String
  ) async throws -> InterstitialAd {
    try await withCheckedThrowingContinuation { continuation in
      load(with: adResponseString) { continuation.resume($0, $1) }
    }
  }

  /// Shows the ad over the controller, or over the topmost one; works once.
  @preconcurrency @MainActor open func present(from rootViewController: UIViewController?) {
    if !fate.wasPresented { SecondAd.presentsInterstitial(name) }
    present("present(from:)", from: rootViewController)
  }
}
