import GoogleMobileAds
import SampleAdSDK

/// The texts of the Sample network's native ads in the form Google expects, for every adapter that
/// hands over such an ad.
open class SampleNativeAssets: NSObject {
  /// The network's ad; nil until it has come.
  open var source: SampleNativeAd? { nil }

  /// The headline.
  open var headline: String? { source?.headline.nilIfEmpty }
  /// The text.
  open var body: String? { source?.body.nilIfEmpty }
  /// The text of the button.
  open var callToAction: String? { source?.callToAction.nilIfEmpty }
  /// From 0 to 5.
  open var starRating: NSDecimalNumber? { source?.starRating }
  /// Where to get the application.
  open var store: String? { source?.store.nilIfEmpty }
  /// The price.
  open var price: String? { source?.price.nilIfEmpty }
  /// The advertiser.
  open var advertiser: String? { source?.advertiser.nilIfEmpty }
}
