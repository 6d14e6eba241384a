import GoogleMobileAds
import SampleAdSDK

/// The texts of the Sample network's native ads in the shape Google expects, for each adapter that hands
/// such an ad over.
open class SampleNativeAssets: NSObject {
  /// The network's ad; nil until it is there.
  open var source: SampleNativeAd? { nil }

  /// The headline.
  open var headline: String? { source?.headline.nilIfEmpty }
  /// The text.
  open var body: String? { source?.body.nilIfEmpty }
  /// What the button says.
  open var callToAction: String? { source?.callToAction.nilIfEmpty }
  /// From 0 to 5.
  open var starRating: NSDecimalNumber? { source?.starRating }
  /// Where the application can be had.
  open var store: String? { source?.store.nilIfEmpty }
  /// What it costs.
  open var price: String? { source?.price.nilIfEmpty }
  /// Who advertises.
  open var advertiser: String? { source?.advertiser.nilIfEmpty }
}
