import GoogleMobileAds
import Scenarios
import Simulation

/// One ad unit in the publisher's application: its loader and the newest ad that came.
final class AdSlot: NSObject {
  let unitID: String
  private(set) var state = State.empty

  private var loader: AdLoader?

  enum State {
    case empty
    case loading
    case loaded(NativeAd)
    case failed(String)
  }

  init(unitID: String) {
    self.unitID = unitID
  }

  var ad: NativeAd? {
    if case .loaded(let ad) = state { ad } else { nil }
  }

  var isLoading: Bool {
    if case .loading = state { true } else { false }
  }

  func load(_ options: Scenario.Options, from controller: UIViewController) {
    options.registerTestDevice()
    // A loader that is still waiting is left to its fate, as when a screen is opened anew.
    loader?.delegate = nil
    let loader = AdLoader(
      adUnitID: unitID, rootViewController: controller, adTypes: [.native],
      options: options.adLoaderOptions)
    loader.delegate = self
    self.loader = loader
    state = .loading
    loader.load(Request())
  }
}

extension AdSlot: NativeAdLoaderDelegate {
  func adLoader(_ adLoader: AdLoader, didReceive nativeAd: NativeAd) {
    state = .loaded(nativeAd)
  }

  func adLoader(_ adLoader: AdLoader, didFailToReceiveAdWithError error: any Error) {
    state = .failed(error.localizedDescription)
  }
}
