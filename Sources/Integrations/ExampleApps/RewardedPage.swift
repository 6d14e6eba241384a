import GoogleMobileAds

/// Gives a life for an ad that the user wants to see.
open class RewardedPage: ExamplePage, FullScreenContentDelegate {
  /// The ad that is loaded or on the screen.
  public var ad: RewardedAd?

  open override func viewDidLoad() {
    title = "Out of lives"
    super.viewDidLoad()
    MobileAds.shared.start { [weak self] _ in self?.load() }
    addButton("Watch an ad for a life") { [weak self] in self?.show() }
  }

  /// Asks for the next ad.
  open func load() {
    guard !isLoading else { return }
    isLoading = true
    RewardedAd.load(with: "lives", request: Request()) { [weak self] ad, error in
      self?.isLoading = false
      guard let ad else {
        self?.say(error?.localizedDescription ?? "No ad")
        return
      }
      self?.take(ad)
    }
  }

  /// Keeps the ad, listens to it, and says whose reward it is before it is shown.
  open func take(_ ad: RewardedAd) {
    self.ad = ad
    noteArrival()
    ad.fullScreenContentDelegate = self
    let options = ServerSideVerificationOptions()
    options.userIdentifier = "player-1"
    ad.serverSideVerificationOptions = options
    say("A life for an ad")
  }

  /// Shows the ad, if it is good; the next one is loaded otherwise.
  open func show() {
    guard let ad, isFresh() else {
      say("No ad is ready")
      return startOver()
    }
    ad.present(from: self) { [weak self] in self?.say("\(ad.adReward.amount) \(ad.adReward.type)") }
  }

  /// The next ad is loaded.
  open func adDidDismissFullScreenContent(_ ad: any FullScreenPresentingAd) { startOver() }

  /// The next ad is loaded.
  open func ad(
    _ ad: any FullScreenPresentingAd, didFailToPresentFullScreenContentWithError error: any Error
  ) {
    startOver()
  }

  private func startOver() {
    ad = nil
    load()
  }
}
