import ExampleApps
import GoogleMobileAds

/// Asks for a banner when it appears and again when the SDK has started, although the first has not come.
///
/// Modelled on pages whose set-up runs twice.
public final class AsksWhileItWaitsPage: BannerPage {
  /// Both times at once.
  public override func begin() {
    MobileAds.shared.start { [weak self] _ in
      self?.banner.load(Request())
      self?.banner.load(Request())
    }
  }
}
