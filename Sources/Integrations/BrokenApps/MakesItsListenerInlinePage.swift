import ExampleApps
import GoogleMobileAds

/// Has a new object listen to the ad, and keeps it nowhere.
///
/// Modelled on public issues of two wrappers.
public final class MakesItsListenerInlinePage: InterstitialPage {
  private final class Listener: NSObject, FullScreenContentDelegate {}

  /// Sets a listener that is gone when this call ends.
  public override func take(_ ad: InterstitialAd) {
    super.take(ad)
    // A compiler warns of it in one line.
    let listener = Listener()
    ad.fullScreenContentDelegate = listener
  }
}
