import GoogleMobileAds
import SampleAdSDK

/// An ad for an application.
open class LegacyAppInstallAd: LegacyMappedAd, GADMediatedNativeAppInstallAd {
  /// The headline.
  open func headline() -> String? { ad.headline.orNil }
  /// The pictures.
  open func images() -> [Any]? { mappedImages() }
  /// The text.
  open func body() -> String? { ad.body.orNil }
  /// The small picture.
  open func icon() -> GADNativeAdImage? { mappedIcon() }
  /// The text of the button.
  open func callToAction() -> String? { ad.callToAction.orNil }
  /// From 0 to 5.
  open func starRating() -> NSDecimalNumber? { ad.starRating }
  /// Where to get the application.
  open func store() -> String? { ad.store.orNil }
  /// The price.
  open func price() -> String? { ad.price.orNil }
  /// The video, if there is one.
  open func mediaView() -> UIView? { ad.hasVideo ? ad.mediaView : nil }
  /// Whether there is one.
  open func hasVideoContent() -> Bool { ad.hasVideo }
}

/// An ad for something to read.
open class LegacyContentAd: LegacyMappedAd, GADMediatedNativeContentAd {
  /// The headline.
  open func headline() -> String? { ad.headline.orNil }
  /// The text.
  open func body() -> String? { ad.body.orNil }
  /// The pictures.
  open func images() -> [Any]? { mappedImages() }
  /// The small picture.
  open func logo() -> GADNativeAdImage? { mappedIcon() }
  /// The text of the button.
  open func callToAction() -> String? { ad.callToAction.orNil }
  /// The advertiser.
  open func advertiser() -> String? { ad.advertiser.orNil }
  /// The video, if there is one.
  open func mediaView() -> UIView? { ad.hasVideo ? ad.mediaView : nil }
  /// Whether there is one.
  open func hasVideoContent() -> Bool { ad.hasVideo }
}

extension String? {
  /// An application makes room for every text that is not nil, so an empty one must not reach it.
  fileprivate var orNil: String? { self?.isEmpty == false ? self : nil }
}
