import Simulation

/// Loads native ads, and what Ad Manager has beside them: asks the lines of an ad unit one after the other until one has an ad.
open class AdLoader: NSObject {
  /// Told how the load went.
  open weak var delegate: (any AdLoaderDelegate)?
  /// The ad unit.
  public let adUnitID: String
  /// Whether a load is running.
  public private(set) var isLoading = false

  private(set) weak var rootViewController: UIViewController?
  let adTypes: [AdLoaderAdType]
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
  open func load(_ request: Request?) { entering("load(_:)") { [self] in ask(request) } }

  private func ask(_ request: Request?) {
    guard !isLoading else {
      return World.current.journal.note(
        by: .google, "the ad loader of \(adUnitID) is loading already",
        violation: .loadWhileLoading
      )
    }
    isLoading = true
    guard !asksForBanner else { return loadBanner(request) }
    formatID = asksForCustom ? customDelegate?.customNativeAdFormatIDs(for: self).first : nil
    let format = NativeAdFormat(
      options: options, adTypes: adTypes, hasFormat: !asksForCustom || formatID != nil)
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
    switch outcome {
    case .success(let loaded): end { receive(NativeAd(loaded, options)) }
    case .failure(let error): fail(error)
    }
  }

  private func receive(_ ad: NativeAd) {
    ad.rootViewController = rootViewController
    World.current.journal.callback(
      from: .google, to: .app, "adLoader(_:didReceive:)", .adReceived,
      data: ad.assets.adding(ad.responseInfo)
    ) {
      if let formatID {
        customDelegate?.adLoader(self, didReceive: CustomNativeAd(ad, formatID: formatID))
      } else {
        (delegate as? any NativeAdLoaderDelegate)?.adLoader(self, didReceive: ad)
      }
    }
  }

  func fail(_ error: NSError) {
    end {
      World.current.journal.callback(
        from: .google, to: .app, "adLoader(_:didFailToReceiveAdWithError:)", .adRefused,
        data: error.facts.adding(
          error.userInfo[GADErrorUserInfoKeyResponseInfo] as? ResponseInfo)
      ) {
        delegate?.adLoader(self, didFailToReceiveAdWithError: error)
      }
    }
  }

  /// The application is told the answer, and that the load is over.
  func end(_ answer: () -> Void) {
    isLoading = false
    answer()
    World.current.journal.callback(
      from: .google, to: .app, "adLoaderDidFinishLoading(_:)", .loadFinished
    ) {
      delegate?.adLoaderDidFinishLoading(self)
    }
  }
}
