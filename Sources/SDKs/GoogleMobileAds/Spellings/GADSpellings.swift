// The names as they were in Swift before SDK 12, so that code written for them compiles.

/// The name before SDK 12.
public typealias GADMobileAds = MobileAds
/// The name before SDK 12.
public typealias GADRequest = Request
/// The name before SDK 12.
public typealias GADAdLoader = AdLoader
/// The name before SDK 12.
public typealias GADAdLoaderDelegate = AdLoaderDelegate
/// The name before SDK 12.
public typealias GADNativeAdLoaderDelegate = NativeAdLoaderDelegate
/// The name before SDK 12.
public typealias GADNativeAd = NativeAd
/// The name before SDK 12.
public typealias GADNativeAdDelegate = NativeAdDelegate
/// The name before SDK 12.
public typealias GADNativeAdView = NativeAdView
/// The name before SDK 12.
public typealias GADNativeAdImage = NativeAdImage
/// The name before SDK 12.
public typealias GADMediaView = MediaView
/// The name before SDK 12.
public typealias GADMediaContent = MediaContent
/// The name before SDK 12.
public typealias GADVideoController = VideoController
/// The name before SDK 12.
public typealias GADVideoControllerDelegate = VideoControllerDelegate
/// The name before SDK 12.
public typealias GADResponseInfo = ResponseInfo
/// The name before SDK 12.
public typealias GADAdNetworkResponseInfo = AdNetworkResponseInfo
/// The name before SDK 12.
public typealias GADAdValue = AdValue
/// The name before SDK 12.
public typealias GADExtras = Extras
/// The name before SDK 12.
public typealias GADAdNetworkExtras = AdNetworkExtras
/// The name before SDK 12.
public typealias GADVersionNumber = VersionNumber
/// The name before SDK 12.
public typealias GADMediationAdapter = MediationAdapter
/// The name before SDK 12.
public typealias GADMediationServerConfiguration = MediationServerConfiguration
/// The name before SDK 12.
public typealias GADMediationCredentials = MediationCredentials
/// The name before SDK 12.
public typealias GADMediationNativeAdConfiguration = MediationNativeAdConfiguration
/// The name before SDK 12.
public typealias GADMediationNativeAd = MediationNativeAd
/// The name before SDK 12.
public typealias GADMediationAdEventDelegate = MediationAdEventDelegate
/// The name before SDK 12.
public typealias GADMediationNativeAdEventDelegate = MediationNativeAdEventDelegate
/// The name before SDK 12.
public typealias GADMediatedUnifiedNativeAd = MediatedUnifiedNativeAd
/// The name before SDK 12.
public typealias GADNativeAdImageAdLoaderOptions = NativeAdImageAdLoaderOptions
/// The name before SDK 12.
public typealias GADNativeAdMediaAdLoaderOptions = NativeAdMediaAdLoaderOptions
/// The name before SDK 12.
public typealias GADNativeAdViewAdOptions = NativeAdViewAdOptions
/// The name before SDK 12.
public typealias GADVideoOptions = VideoOptions
/// The name before SDK 12.
public typealias GADMultipleAdsAdLoaderOptions = MultipleAdsAdLoaderOptions
/// The name before SDK 12.
public typealias GADMediaAspectRatio = MediaAspectRatio
/// The name before SDK 12.
public typealias GADAdChoicesPosition = AdChoicesPosition
/// The name before SDK 12.
public typealias GADAdChoicesView = AdChoicesView
/// The name before SDK 12.
public typealias GADAdFormat = AdFormat
/// The name before SDK 12.
public typealias GADRequestError = RequestError
/// The name before SDK 12.
public typealias GADRTBAdapter = RTBAdapter
/// The name before SDK 12.
public typealias GADRTBRequestParameters = RTBRequestParameters
/// The name before SDK 12.
public typealias GADRTBMediationSignalsConfiguration = RTBMediationSignalsConfiguration
/// The name before SDK 12.
public typealias GADCustomEventExtras = CustomEventExtras
/// The name before SDK 12.
public typealias GADMuteThisAdReason = MuteThisAdReason
/// The name before SDK 12.
public typealias GADNativeAdUnconfirmedClickDelegate = NativeAdUnconfirmedClickDelegate
/// The name before SDK 12.
public typealias GADRequestConfiguration = RequestConfiguration
/// The name before SDK 12.
public typealias GADInitializationStatus = InitializationStatus
/// The name before SDK 12.
public typealias GADAdapterStatus = AdapterStatus
/// The name before SDK 12.
public typealias GADAdapterInitializationState = AdapterInitializationState
/// The name before SDK 12.
public typealias GADNativeMuteThisAdLoaderOptions = NativeMuteThisAdLoaderOptions
/// The name before SDK 12.
public typealias GADAdLoaderAdType = AdLoaderAdType
/// The name before SDK 12.
public typealias GADMediationAd = MediationAd
/// The name before SDK 12.
public typealias GADMediationAdConfiguration = MediationAdConfiguration
/// The name before SDK 12.
public typealias GADAdValuePrecision = AdValuePrecision
/// The name before SDK 12.
public typealias GADAudioVideoManager = AudioVideoManager
/// The name before SDK 12.
public typealias GADAudioVideoManagerDelegate = AudioVideoManagerDelegate
/// The name before SDK 12.
public typealias GADAdSize = AdSize
/// The name before SDK 12.
public typealias GADBannerView = BannerView
/// The name before SDK 12.
public typealias GADBannerViewDelegate = BannerViewDelegate
/// The name before SDK 12.
public typealias GADAdSizeDelegate = AdSizeDelegate
/// The name before SDK 12.
public typealias GADMediationBannerAd = MediationBannerAd
/// The name before SDK 12.
public typealias GADMediationBannerAdConfiguration = MediationBannerAdConfiguration
/// The name before SDK 12.
public typealias GADMediationBannerAdEventDelegate = MediationBannerAdEventDelegate
/// The name before SDK 12.
public typealias GADNativeAdCustomClickGestureOptions = NativeAdCustomClickGestureOptions

/// SDK 7's name for what identifies an asset.
public typealias GADUnifiedNativeAssetIdentifier = GADNativeAssetIdentifier
/// A name that guides use but no SDK ever had.
public typealias GADMediationNativeAdLoadCompletionHandler = GADMediationNativeLoadCompletionHandler
/// SDK 7's name for a native ad, in its later versions.
public typealias GADUnifiedNativeAd = NativeAd
/// SDK 7's name for its view.
public typealias GADUnifiedNativeAdView = NativeAdView
/// SDK 7's name for its delegate.
public typealias GADUnifiedNativeAdDelegate = NativeAdDelegate
/// SDK 7's name for the delegate of its loader.
public typealias GADUnifiedNativeAdLoaderDelegate = NativeAdLoaderDelegate
