// The names as they were in Swift before SDK 12, so that code written for them compiles.

/// The name before SDK 12.
public typealias GAMRequest = AdManagerRequest
/// The name before SDK 12.
public typealias GAMBannerView = AdManagerBannerView
/// The name before SDK 12.
public typealias GAMBannerAdLoaderDelegate = AdManagerBannerAdLoaderDelegate
/// The name before SDK 12.
public typealias GAMInterstitialAd = AdManagerInterstitialAd
/// The name before SDK 12.
public typealias GADAppEventDelegate = AppEventDelegate
/// The name before SDK 12.
public typealias GADCustomNativeAd = CustomNativeAd
/// The name before SDK 12.
public typealias GADCustomNativeAdDelegate = CustomNativeAdDelegate
/// The name before SDK 12.
public typealias GADCustomNativeAdLoaderDelegate = CustomNativeAdLoaderDelegate
