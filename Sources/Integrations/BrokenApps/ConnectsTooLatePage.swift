import ExampleApps
import GoogleMobileAds

/// Hands over the ad, and says afterwards which view is its button.
public final class ConnectsTooLatePage: NativePage {
  /// The ad first, the button last.
  public override func show(_ ad: NativeAd) {
    let button = UILabel(frame: CGRect(x: 180, y: 200, width: 160, height: 20))
    button.text = ad.callToAction
    super.show(ad)
    adView.addSubview(button)
    adView.callToActionView?.removeFromSuperview()
    adView.callToActionView = button
  }
}
