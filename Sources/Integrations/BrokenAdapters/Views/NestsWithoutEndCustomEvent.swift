import GoogleMobileAds

/// Puts a view into its AdChoices, and one into that, whenever it is rendered: a loop that ends only where
/// the phone's stack does.
///
/// After crash reports of layouts that overflow the stack.
public final class NestsWithoutEndCustomEvent: ZooCustomEvent {
  override class var adClass: any ZooAd.Type { Ad.self }

  private final class Ad: ZooNativeAd {
    override func cameIntoView() {
      var innermost: UIView = infoView
      for _ in 0..<1_000 {
        let next = UIView()
        innermost.addSubview(next)
        innermost = next
      }
    }
  }
}
