import GoogleMobileAds

/// Shows an interstitial at a break, and loads the next one when it is gone.
open class InterstitialPage: ExamplePage, FullScreenContentDelegate {
  /// The ad that is loaded or on the screen.
  public var ad: InterstitialAd?

  open override func viewDidLoad() {
    title = "Level one"
    super.viewDidLoad()
    MobileAds.shared.start { [weak self] _ in self?.load() }
    addButton("Next level") { [weak self] in self?.show() }
  }

  /// Asks for the next ad.
  open func load() {
    guard !isLoading else { return }
    isLoading = true
    InterstitialAd.load(with: "break", request: Request()) { [weak self] ad, error in
      self?.isLoading = false
      guard let ad else {
        self?.say(error?.localizedDescription ?? "No ad")
        return
      }
      self?.take(ad)
    }
  }

  /// Keeps the ad, and listens to it.
  open func take(_ ad: InterstitialAd) {
    self.ad = ad
    noteArrival()
    ad.fullScreenContentDelegate = self
    ad.paidEventHandler = { [weak self] value in self?.say("\(value.value) \(value.currencyCode)") }
    say("An ad is ready")
  }

  /// Shows the ad at the end of a level; without a good one the game goes on.
  open func show() {
    guard let ad, isFresh() else { return playOn() }
    ad.present(from: self)
  }

  /// The game goes on, and the next ad is loaded.
  private func playOn() {
    ad = nil
    say("On to level two")
    load()
  }

  /// The game goes on.
  open func adDidDismissFullScreenContent(_ ad: any FullScreenPresentingAd) { playOn() }

  /// The game goes on.
  open func ad(
    _ ad: any FullScreenPresentingAd, didFailToPresentFullScreenContentWithError error: any Error
  ) {
    self.ad = nil
    say(error.localizedDescription)
  }
}
