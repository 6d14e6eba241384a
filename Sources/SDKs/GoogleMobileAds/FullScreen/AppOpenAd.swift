/// An ad that covers the application when the user opens it.
open class AppOpenAd: PresentableAd {
  /// Loads an app open ad.
  open class func load(
    with adUnitID: String, request: Request?,
    completionHandler: @escaping (AppOpenAd?, (any Error)?) -> Void
  ) {
    load(
      FullScreenFormat(.appOpen), adUnitID, request, AppOpenAd.init(_:unitID:),
      completionHandler)
  }

  /// The same for async code.
  @preconcurrency @MainActor open class func load(
    with adUnitID: String, request: Request?
  ) async throws -> AppOpenAd {
    try await withCheckedThrowingContinuation { continuation in
      load(with: adUnitID, request: request) { continuation.resume($0, $1) }
    }
  }

  /// Loads the ad of an answer that the publisher's server got for a signal.
  open class func load(
    with adResponseString: String,
    completionHandler: @escaping (AppOpenAd?, (any Error)?) -> Void
  ) {
    load(
      FullScreenFormat(.appOpen), response: adResponseString, AppOpenAd.init(_:unitID:),
      completionHandler)
  }

  /// The same for async code.
  @preconcurrency @MainActor open class func load(
    with adResponseString: String
  ) async throws -> AppOpenAd {
    try await withCheckedThrowingContinuation { continuation in
      load(with: adResponseString) { continuation.resume($0, $1) }
    }
  }

  /// Shows the ad over the controller, or over the topmost one; works once.
  @preconcurrency @MainActor open func present(from rootViewController: UIViewController?) {
    SecondAd.presentsAppOpen(name)
    present("present(from:)", from: rootViewController)
  }
}
