import GoogleMobileAds

/// Draws AdChoices as a line of text.
///
/// After the changelogs of public adapters.
public final class SpellsItOutCustomEvent: ZooCustomEvent {
  override class var adClass: any ZooAd.Type { Ad.self }

  private final class Ad: ZooNativeAd {
    override var adChoicesView: UIView? {
      infoView.frame.size = CGSize(width: 60, height: 20)
      return infoView
    }
  }
}
