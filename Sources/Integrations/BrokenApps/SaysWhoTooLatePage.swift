import ExampleApps
import GoogleMobileAds

/// Says whose reward it is when the ad is on the screen.
public final class SaysWhoTooLatePage: RewardedPage {
  /// Says nothing of the user.
  public override func take(_ ad: RewardedAd) {
    self.ad = ad
    ad.fullScreenContentDelegate = self
  }

  /// Shows the ad, and says whose it is.
  public override func show() {
    let ad = ad
    super.show()
    let options = ServerSideVerificationOptions()
    options.userIdentifier = "player-1"
    ad?.serverSideVerificationOptions = options
  }
}
