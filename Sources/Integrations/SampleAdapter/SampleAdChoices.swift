import GoogleMobileAds
import SampleAdSDK

/// The view for AdChoices: the network's own, or built here for an ad that only has a picture and an
/// address.
enum SampleAdChoices {
  static func view(for ad: SampleNativeAd, _ downloaded: [String: UIImage]) -> UIView {
    guard let address = ad.adChoicesImageURL else { return SampleAdInfoView() }
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
