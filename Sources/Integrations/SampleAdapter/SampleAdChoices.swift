import GoogleMobileAds
import SampleAdSDK

/// The view for AdChoices: the network's own, or built here for an ad that only has a picture and an
/// address.
package enum SampleAdChoices {
  static func view(for ad: SampleNativeAd, _ downloaded: [String: UIImage]) -> UIView {
    picture(of: ad, downloaded) ?? SampleAdInfoView()
  }

  /// Nil for an ad that has no picture for it.
  package static func picture(
    of ad: SampleNativeAd, _ downloaded: [String: UIImage]
  ) -> UIView? {
    guard let address = ad.adChoicesImageURL else { return nil }
    let view = UIImageView(image: downloaded[address])
    view.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
    view.accessibilityIdentifier = "adChoices"
    view.isUserInteractionEnabled = true
    let page = ad.adChoicesLinkURL
    view.addGestureRecognizer(
      UITapGestureRecognizer { _ in
        guard let url = URL(string: page) else { return }
        UIApplication.shared.open(url)
      })
    return view
  }
}

/// The adapter's names for what Google has no asset for.
enum SampleCustomEventExtra {
  static let awesomeness = "DegreeOfAwesomeness"
}
