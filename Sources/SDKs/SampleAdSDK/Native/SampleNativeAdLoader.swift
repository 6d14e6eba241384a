import Simulation

/// Told how a load of the Sample SDK went.
public protocol SampleNativeAdLoaderDelegate: NSObjectProtocol {
  /// An ad was loaded.
  func adLoader(_ adLoader: SampleNativeAdLoader, didReceive nativeAd: SampleNativeAd)
  /// An ad for something to read was loaded, for a request that asked for such.
  func adLoader(
    _ adLoader: SampleNativeAdLoader, didReceive nativeContentAd: SampleNativeContentAd)
  /// An ad for an application was loaded, for a request that asked for such.
  func adLoader(
    _ adLoader: SampleNativeAdLoader, didReceive nativeAppInstallAd: SampleNativeAppInstallAd)
  /// There is no ad.
  func adLoader(
    _ adLoader: SampleNativeAdLoader, didFailToLoadAdWith errorCode: SampleErrorCode)
}

extension SampleNativeAdLoaderDelegate {
  /// A delegate from the time when each format was asked for by itself, and which asked for neither,
  /// is told of an ad for something to read, as the SDK of that time did.
  public func adLoader(_ adLoader: SampleNativeAdLoader, didReceive nativeAd: SampleNativeAd) {
    adLoader.tellAsOfContent()
  }
  public func adLoader(
    _ adLoader: SampleNativeAdLoader, didReceive nativeContentAd: SampleNativeContentAd
  ) {}
  public func adLoader(
    _ adLoader: SampleNativeAdLoader, didReceive nativeAppInstallAd: SampleNativeAppInstallAd
  ) {}
}

/// Another name of the same delegate.
public typealias SampleNativeAdDelegate = SampleNativeAdLoaderDelegate

/// Loads native ads of the Sample network.
open class SampleNativeAdLoader: NSObject {
  /// Told how the load went. Held while a load runs, since nobody else may hold the adapter then.
  open var delegate: (any SampleNativeAdLoaderDelegate)?
  /// The ad unit, as the Sample network calls it.
  open var adUnitID: String?
  /// The ad that has come, for a delegate that only knows such.
  private var asContent: (() -> SampleNativeContentAd)?

  /// A loader without an ad unit.
  public override init() {}

  /// Requests an ad; the delegate is told later.
  open func fetchAd(_ request: SampleNativeAdRequest) {
    let world = World.current
    world.journal.call(
      from: .adapter, to: network, "fetchAd(_:)", .networkAsked, data: facts(request)
    ) {
      guard let adUnitID, !adUnitID.isEmpty else {
        return world.soon { self.fail(.badRequest) }
      }
      SampleAdServer.shared.answer(placement: adUnitID, kinds: request.kinds).arrive { result in
        switch result {
        case .failure(let code): self.fail(code)
        case .success(let creative): self.receive(creative, request)
        }
      }
    }
  }

  private func receive(_ creative: SampleCreative, _ request: SampleNativeAdRequest) {
    guard !request.kinds.isEmpty else {
      let ad = SampleNativeAd(creative, request, as: nil)
      asContent = { SampleNativeContentAd(creative, request, as: .content) }
      return tell(ad) { $0.adLoader(self, didReceive: ad) }
    }
    switch creative.kind {
    case .content:
      let ad = SampleNativeContentAd(creative, request, as: .content)
      tell(ad) { $0.adLoader(self, didReceive: ad) }
    case .appInstall, nil:
      let ad = SampleNativeAppInstallAd(creative, request, as: creative.kind)
      tell(ad) { $0.adLoader(self, didReceive: ad) }
    }
  }

  fileprivate func tellAsOfContent() {
    guard let ad = asContent.take()?() else { return }
    World.current.journal.note(
      by: network, "the delegate does not know ads of any kind; it gets one for something to read")
    tell(ad) { $0.adLoader(self, didReceive: ad) }
  }

  private func tell(
    _ ad: SampleNativeAd, _ body: (any SampleNativeAdLoaderDelegate) -> Void
  ) {
    ad.book.loaded()
    World.current.journal.callback(
      from: network, to: .adapter, "adLoader(_:didReceive:)", .networkAnswered,
      data: ad.facts
    ) {
      delegate.map(body)
    }
  }

  private func fail(_ code: SampleErrorCode) {
    World.current.journal.callback(
      from: network, to: .adapter, "adLoader(_:didFailToLoadAdWith:)", .networkFailed,
      data: [Fact.code(code.rawValue), Fact.error(code.description)]
    ) {
      delegate?.adLoader(self, didFailToLoadAdWith: code)
    }
  }

  private func facts(_ request: SampleNativeAdRequest) -> Fields {
    var facts = request.facts([
      Fact.adUnitID.orNull(adUnitID), Fact.multipleImages(request.shouldRequestMultipleImages),
      Fact.orientation(request.preferredImageOrientation.description),
      Fact.downloadImages(request.shouldDownloadImages), Fact.testMode(request.testMode),
    ])
    if !request.kinds.isEmpty {
      facts[.kinds] = request.kinds.map(\.rawValue)
    }
    return facts
  }
}
