import GoogleMobileAds
import UIKit

/// Shows an ad to users who come back, and never to one who comes from another ad.
open class AppOpenPage: ExamplePage, FullScreenContentDelegate {
  /// The ad that is loaded or on the screen.
  public var ad: AppOpenAd?
  private var isShowing = false
  private var observer: NSObjectProtocol?

  open override func viewDidLoad() {
    title = "Welcome"
    super.viewDidLoad()
    MobileAds.shared.start { [weak self] _ in self?.load() }
    observer = NotificationCenter.default.addObserver(
      forName: UIApplication.didBecomeActiveNotification, object: nil, queue: nil
    ) { [weak self] _ in MainActor.assumeIsolated { self?.cameBack() } }
  }

  deinit { observer.map(NotificationCenter.default.removeObserver) }

  /// Asks for the next ad.
  open func load() {
    guard !isLoading else { return }
    isLoading = true
    AppOpenAd.load(with: "welcome", request: Request()) { [weak self] ad, _ in
      self?.isLoading = false
      self?.ad = ad
      self?.noteArrival()
      ad?.fullScreenContentDelegate = self
    }
  }

  /// The user is back: shows the ad, if there is one and none is up.
  open func cameBack() {
    guard let ad, !isShowing else { return }
    guard isFresh(forHours: 4) else { return load() }
    isShowing = true
    ad.present(from: self)
  }

  /// The next ad can be loaded.
  open func adDidDismissFullScreenContent(_ ad: any FullScreenPresentingAd) {
    self.ad = nil
    isShowing = false
    load()
  }

  /// The next ad can be loaded.
  open func ad(
    _ ad: any FullScreenPresentingAd, didFailToPresentFullScreenContentWithError error: any Error
  ) {
    self.ad = nil
    isShowing = false
  }
}
