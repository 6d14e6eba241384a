// The names as they were in Swift before SDK 12, so that code written for them compiles.

public typealias GAMRequest = AdManagerRequest
public typealias GAMBannerView = AdManagerBannerView
public typealias GAMBannerAdLoaderDelegate = AdManagerBannerAdLoaderDelegate
public typealias GAMInterstitialAd = AdManagerInterstitialAd
public typealias GADAppEventDelegate = AppEventDelegate
public typealias GADCustomNativeAd = CustomNativeAd
public typealias GADCustomNativeAdDelegate = CustomNativeAdDelegate
public typealias GADCustomNativeAdLoaderDelegate = CustomNativeAdLoaderDelegate
