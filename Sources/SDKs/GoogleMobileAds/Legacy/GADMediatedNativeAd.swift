/// A network's native ad in the form that SDK 7 expected: a mapper. It must also be one of the two
/// formats, ``GADMediatedNativeAppInstallAd`` or ``GADMediatedNativeContentAd``.
public protocol GADMediatedNativeAd: NSObjectProtocol {
  /// Told what happens to the ad; often the mapper itself.
  func mediatedNativeAdDelegate() -> (any GADMediatedNativeAdDelegate)?
  /// What the network has beyond the assets of the format.
  func extraAssets() -> [AnyHashable: Any]?
}

/// An ad for an application, mapped.
public protocol GADMediatedNativeAppInstallAd: GADMediatedNativeAd {
  /// The headline; the one asset that must be shown.
  func headline() -> String?
  /// The pictures, each a ``NativeAdImage``.
  func images() -> [Any]?
  /// The text.
  func body() -> String?
  /// The small picture.
  func icon() -> NativeAdImage?
  /// The text of the button.
  func callToAction() -> String?
  /// From 0 to 5.
  func starRating() -> NSDecimalNumber?
  /// Where to get the application.
  func store() -> String?
  /// The price.
  func price() -> String?

  /// A view for AdChoices that Google places; nil if not implemented.
  func adChoicesView() -> UIView?
  /// The view that plays the network's media; nil if not implemented.
  func mediaView() -> UIView?
  /// Whether the media is a video; false if not implemented.
  func hasVideoContent() -> Bool
}

/// An ad for something to read, mapped.
public protocol GADMediatedNativeContentAd: GADMediatedNativeAd {
  /// The headline; the one asset that must be shown.
  func headline() -> String?
  /// The text.
  func body() -> String?
  /// The pictures, each a ``NativeAdImage``.
  func images() -> [Any]?
  /// The small picture.
  func logo() -> NativeAdImage?
  /// The text of the button.
  func callToAction() -> String?
  /// The advertiser.
  func advertiser() -> String?

  /// A view for AdChoices that Google places; nil if not implemented.
  func adChoicesView() -> UIView?
  /// The view that plays the network's media; nil if not implemented.
  func mediaView() -> UIView?
  /// Whether the media is a video; false if not implemented.
  func hasVideoContent() -> Bool
}

extension GADMediatedNativeAppInstallAd {
  /// None.
  public func adChoicesView() -> UIView? { nil }
  /// None.
  public func mediaView() -> UIView? { nil }
  /// No.
  public func hasVideoContent() -> Bool { false }
}

extension GADMediatedNativeContentAd {
  /// None.
  public func adChoicesView() -> UIView? { nil }
  /// None.
  public func mediaView() -> UIView? { nil }
  /// No.
  public func hasVideoContent() -> Bool { false }
}
