import ExampleApps
import GoogleMobileAds

/// Shows the headline in its own bar, and calls that label the ad's.
///
/// Modelled on public issues of wrappers, whose labels are drawn by somebody else.
public final class BorrowsAViewPage: NativePage {
  private let bar = UILabel(frame: CGRect(x: 20, y: 400, width: 300, height: 20))

  /// The headline's view is not in the ad's.
  public override func connectOutlets() {
    super.connectOutlets()
    view.addSubview(bar)
    bar.text = (adView.headlineView as? UILabel)?.text
    adView.headlineView?.removeFromSuperview()
    adView.headlineView = bar
  }
}
