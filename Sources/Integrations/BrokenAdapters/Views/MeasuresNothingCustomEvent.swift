import GoogleMobileAds

/// Gives its AdChoices the shape of a picture that has not come yet: nothing by nothing.
///
/// After crash reports of layouts with CALayerInvalidGeometry.
public final class MeasuresNothingCustomEvent: ZooCustomEvent {
  override class var adClass: any ZooAd.Type { Ad.self }

  private final class Ad: ZooNativeAd {
    override func cameIntoView() {
      let picture = CGSize.zero
      infoView.frame.size.width = infoView.frame.height * picture.width / picture.height
    }
  }
}
