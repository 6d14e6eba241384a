import ExampleApps
import GoogleMobileAds

/// Listens with methods of SDK 7, which nobody calls any more.
///
/// Modelled on a public issue of Google's examples, whose code had been moved to SDK 8.
public final class ListensInAnOldLanguagePage: InterstitialPage {
  private final class Listener: NSObject, FullScreenContentDelegate {
    var whenGone: () -> Void = {}

    func interstitialDidDismissScreen(_ ad: InterstitialAd) { whenGone() }

    func interstitialDidFail(toPresentScreen ad: InterstitialAd) { whenGone() }
  }

  private let listener = Listener()
  private var shown: InterstitialAd?

  /// Has its listener hear of the ad.
  public override func take(_ ad: InterstitialAd) {
    super.take(ad)
    listener.whenGone = { [weak self] in self?.say("On to level two") }
    ad.fullScreenContentDelegate = listener
  }

  /// Shows the ad, and loads the next one.
  public override func show() {
    guard let ad else { return say("On to level two") }
    (shown, self.ad) = (ad, nil)
    ad.present(from: self)
    load()
  }
}
