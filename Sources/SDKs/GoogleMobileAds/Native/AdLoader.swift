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
  private let adTypes: [AdLoaderAdType]
  private let options: [GADAdLoaderOptions]
  /// The publisher's own format that the running load asks for.
  private var formatID: String?

  /// A loader for an ad unit.
  public init(
    adUnitID: String, rootViewController: UIViewController?, adTypes: [AdLoaderAdType],
    options: [GADAdLoaderOptions]?
  ) {
    self.adUnitID = adUnitID
    self.rootViewController = rootViewController
    self.adTypes = adTypes
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
    formatID = asksForCustom ? customDelegate?.customNativeAdFormatIDs(for: self).first : nil
    let format = NativeAdFormat(options: options, hasFormat: !asksForCustom || formatID != nil)
    AdLoad<NativeAdFormat>.asked("load(_:)", unit: adUnitID) { name in
      AdLoad(format, name: name, unitID: adUnitID, request: request)
        .begin { self.finish($0) }
    }
  }

  private var asksForCustom: Bool {
    adTypes.contains(.customNative) && !adTypes.contains(.native)
  }

  private var customDelegate: (any CustomNativeAdLoaderDelegate)? {
    delegate as? any CustomNativeAdLoaderDelegate
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
        if let formatID {
          customDelegate?.adLoader(self, didReceive: CustomNativeAd(ad, formatID: formatID))
        } else {
          (delegate as? any NativeAdLoaderDelegate)?.adLoader(self, didReceive: ad)
        }
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
