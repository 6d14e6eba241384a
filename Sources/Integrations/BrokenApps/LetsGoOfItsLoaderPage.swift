import ExampleApps
import GoogleMobileAds

/// Has its loader in a local variable: it is gone before the ad comes.
public final class LetsGoOfItsLoaderPage: NativePage {
  /// Asks, and keeps nothing.
  public override func load() {
    let loader = AdLoader(
      adUnitID: "feed", rootViewController: self, adTypes: [.native], options: nil)
    loader.delegate = self
    loader.load(Request())
  }
}
