import ExampleApps
import GoogleMobileAds
import UIKit

/// Has a place for the store, and leaves it there when the ad names none.
public final class LeavesItEmptyPage: NativePage {
  private let store = UILabel(frame: CGRect(x: 180, y: 200, width: 160, height: 20))

  /// The place is an outlet whatever the ad has.
  public override func connectOutlets() {
    super.connectOutlets()
    adView.addSubview(store)
    store.text = adView.nativeAd?.store
    adView.storeView = store
  }
}
