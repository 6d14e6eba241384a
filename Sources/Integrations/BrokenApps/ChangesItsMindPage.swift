import ExampleApps
import GoogleMobileAds

/// Sets its options for verification, and writes the user into them when the button is tapped.
public final class ChangesItsMindPage: RewardedPage {
  private let options = ServerSideVerificationOptions()

  /// Sets options without a user: nobody has signed in yet.
  public override func take(_ ad: RewardedAd) {
    super.take(ad)
    ad.serverSideVerificationOptions = options
  }

  /// The user is known by now, but not to the ad.
  public override func show() {
    options.userIdentifier = "player-1"
    super.show()
  }
}
