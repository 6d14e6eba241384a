import Simulation

/// An ad between two screens of an application, with the interface that adapters in Swift publish
/// against: it is made for an ad unit, and shown over whatever is on the screen.
open class SampleInterstitial: SampleCover {
  /// Told what happens to the ad.
  open weak var delegate: (any SampleInterstitialAdDelegate)?
  /// Whether there is an ad that can be shown.
  open var isInterstitialLoaded: Bool { isReady }

  // As in the real SDK.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// An ad for an ad unit, as the Sample network calls it.
  public init(adUnitID: String!) {
    super.init()
    self.adUnitID = adUnitID
  }

  /// Covers the application, if there is an ad and nothing else covers it.
  @preconcurrency @MainActor open func show() {
    show(over: UIApplication.shared.keyWindow?.topmostController, "show()")
  }

  override var listener: AnyObject? { delegate }

  /// Every click is said to leave the application. It knows neither impressions nor ads that cannot
  /// be shown.
  override func call(for event: SampleCoverEvent) -> (message: String, body: () -> Void)? {
    guard let delegate else { return nil }
    return switch event {
    case .loaded: ("interstitialDidLoad(_:)", { delegate.interstitialDidLoad(self) })
    case .failed(let code):
      (
        "interstitial(_:didFailToLoadAdWith:)",
        { delegate.interstitial(self, didFailToLoadAdWith: code) }
      )
    case .willPresent:
      ("interstitialWillPresentScreen(_:)", { delegate.interstitialWillPresentScreen(self) })
    case .sawClick:
      ("interstitialWillLeaveApplication(_:)", { delegate.interstitialWillLeaveApplication(self) })
    case .closing:
      ("interstitialWillDismissScreen(_:)", { delegate.interstitialWillDismissScreen(self) })
    case .closed:
      ("interstitialDidDismissScreen(_:)", { delegate.interstitialDidDismissScreen(self) })
    case .expired, .failedToShow, .sawImpression, .videoStarted, .videoEnded, .rewarded: nil
    }
  }
}
