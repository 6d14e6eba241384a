import ExampleApps
import GoogleMobileAds
import UIKit

/// Wants a card around its ad's view, and puts the view of the ad into its own headline.
///
/// Modelled on layouts that are put together by code.
public final class PutsAViewIntoItselfPage: NativePage {
  /// The ad's view has the headline in it already.
  public override func connectOutlets() {
    super.connectOutlets()
    adView.headlineView?.addSubview(adView)
  }
}
