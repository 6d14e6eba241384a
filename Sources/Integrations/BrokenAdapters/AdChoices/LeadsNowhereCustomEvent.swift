import GoogleMobileAds

/// Makes AdChoices from a picture, and forgets that a tap on it has to open a page.
///
/// After public adapters whose AdChoices is an image view: it lets taps through unless it is told not to.
public final class LeadsNowhereCustomEvent: ZooCustomEvent {
  override class var adClass: any ZooAd.Type { Ad.self }

  private final class Ad: ZooNativeAd {
    private lazy var badge: UILabel = {
      let badge = UILabel(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
      badge.text = "ⓘ"
      badge.accessibilityIdentifier = "adChoices"
      return badge
    }()

    override var adChoicesView: UIView? { badge }
  }
}
