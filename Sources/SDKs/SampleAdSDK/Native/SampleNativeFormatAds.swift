/// An ad for something to read, for an adapter that asked for such.
open class SampleNativeContentAd: SampleNativeAd {
  /// The advertiser's small picture; nil if only its URL was requested.
  public var logo: UIImage? { icon }
  // As in the real SDK, what is always there is not optional.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// Where to get it.
  public var logoURL: String! { iconURL }
  /// Pixels per point of it.
  public var logoScale: CGFloat { iconScale }
}

/// An ad for an application, for an adapter that asked for such.
open class SampleNativeAppInstallAd: SampleNativeAd {}
