import Simulation

/// Loads native ads: asks the lines of an ad unit one after the other until one has an ad.
open class AdLoader: NSObject {
  /// Told how the load went.
  open weak var delegate: (any AdLoaderDelegate)?
  /// The ad unit.
  public let adUnitID: String
  /// Whether a load is running.
  public private(set) var isLoading = false

  private weak var rootViewController: UIViewController?
  private let options: [GADAdLoaderOptions]

  /// A loader for an ad unit.
  public init(
    adUnitID: String, rootViewController: UIViewController?, adTypes: [AdLoaderAdType],
    options: [GADAdLoaderOptions]?
  ) {
    self.adUnitID = adUnitID
    self.rootViewController = rootViewController
    self.options = options ?? []
  }

  /// Requests an ad. The delegate is told later, never inside this call; a call during a load
  /// changes nothing.
  open func load(_ request: Request?) {
    guard !isLoading else {
      return World.current.journal.note(
        by: .google, "the ad loader of \(adUnitID) is loading already",
        violation: .loadWhileLoading
      )
    }
    isLoading = true
    AdLoad<NativeAdFormat>.asked("load(_:)", unit: adUnitID) { name in
      AdLoad(NativeAdFormat(options: options), name: name, unitID: adUnitID, request: request)
        .begin { self.finish($0) }
    }
  }

  private func finish(_ outcome: AdLoad<NativeAdFormat>.Outcome) {
    isLoading = false
    let journal = World.current.journal
    switch outcome {
    case .success(let loaded):
      let ad = NativeAd(loaded, options)
      ad.rootViewController = rootViewController
      journal.callback(
        from: .google, to: .app, "adLoader(_:didReceive:)", .adReceived,
        data: ad.assets.adding(ad.responseInfo)
      ) {
        (delegate as? any NativeAdLoaderDelegate)?.adLoader(self, didReceive: ad)
      }
    case .failure(let error):
      journal.callback(
        from: .google, to: .app, "adLoader(_:didFailToReceiveAdWithError:)", .adRefused,
        data: error.facts.adding(
          error.userInfo[GADErrorUserInfoKeyResponseInfo] as? ResponseInfo)
      ) {
        delegate?.adLoader(self, didFailToReceiveAdWithError: error)
      }
    }
    journal.callback(from: .google, to: .app, "adLoaderDidFinishLoading(_:)", .loadFinished) {
      delegate?.adLoaderDidFinishLoading(self)
    }
  }
}
