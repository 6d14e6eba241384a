import Simulation

/// Told how a load of the Sample SDK went.
public protocol SampleNativeAdLoaderDelegate: NSObjectProtocol {
  /// An ad was loaded.
  func adLoader(_ adLoader: SampleNativeAdLoader, didReceive nativeAd: SampleNativeAd)
  /// There is no ad.
  func adLoader(
    _ adLoader: SampleNativeAdLoader, didFailToLoadAdWith errorCode: SampleErrorCode)
}

/// Another name of the same delegate.
public typealias SampleNativeAdDelegate = SampleNativeAdLoaderDelegate

/// Loads native ads of the Sample network.
open class SampleNativeAdLoader: NSObject {
  /// Told how the load went. Held while a load runs, since nobody else may hold the adapter then.
  open var delegate: (any SampleNativeAdLoaderDelegate)?
  /// The ad unit, as the Sample network calls it.
  open var adUnitID: String?

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
      SampleAdServer.shared.answer(placement: adUnitID).arrive { result in
        switch result {
        case .failure(let code): self.fail(code)
        case .success(let creative): self.receive(SampleNativeAd(creative, request))
        }
      }
    }
  }

  private func receive(_ ad: SampleNativeAd) {
    World.current.journal.callback(
      from: network, to: .adapter, "adLoader(_:didReceive:)", .networkAnswered,
      data: ad.facts
    ) {
      delegate?.adLoader(self, didReceive: ad)
    }
  }

  private func fail(_ code: SampleErrorCode) {
    World.current.journal.callback(
      from: network, to: .adapter, "adLoader(_:didFailToLoadAdWith:)", .networkFailed,
      data: ["code": .int(code.rawValue), "error": .string(code.description)]
    ) {
      delegate?.adLoader(self, didFailToLoadAdWith: code)
    }
  }

  private func facts(_ request: SampleNativeAdRequest) -> Fields {
    request.facts([
      "adUnitID": Fields.Value(adUnitID),
      "multipleImages": .bool(request.shouldRequestMultipleImages),
      "orientation": .string(request.preferredImageOrientation.description),
      "downloadImages": .bool(request.shouldDownloadImages),
      "testMode": .bool(request.testMode),
    ])
  }
}
