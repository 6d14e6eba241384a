// The names as they were in Swift before SDK 12, so that code written for them compiles.

public typealias GADMobileAds = MobileAds
public typealias GADRequest = Request
public typealias GADAdLoader = AdLoader
public typealias GADAdLoaderDelegate = AdLoaderDelegate
public typealias GADNativeAdLoaderDelegate = NativeAdLoaderDelegate
public typealias GADNativeAd = NativeAd
public typealias GADNativeAdDelegate = NativeAdDelegate
public typealias GADNativeAdView = NativeAdView
public typealias GADNativeAdImage = NativeAdImage
public typealias GADMediaView = MediaView
public typealias GADMediaContent = MediaContent
public typealias GADVideoController = VideoController
public typealias GADVideoControllerDelegate = VideoControllerDelegate
public typealias GADResponseInfo = ResponseInfo
public typealias GADAdNetworkResponseInfo = AdNetworkResponseInfo
public typealias GADAdValue = AdValue
public typealias GADExtras = Extras
public typealias GADAdNetworkExtras = AdNetworkExtras
public typealias GADVersionNumber = VersionNumber
public typealias GADMediationAdapter = MediationAdapter
public typealias GADMediationServerConfiguration = MediationServerConfiguration
public typealias GADMediationCredentials = MediationCredentials
public typealias GADMediationNativeAdConfiguration = MediationNativeAdConfiguration
public typealias GADMediationNativeAd = MediationNativeAd
public typealias GADMediationAdEventDelegate = MediationAdEventDelegate
public typealias GADMediationNativeAdEventDelegate = MediationNativeAdEventDelegate
public typealias GADMediatedUnifiedNativeAd = MediatedUnifiedNativeAd
public typealias GADNativeAdImageAdLoaderOptions = NativeAdImageAdLoaderOptions
public typealias GADNativeAdMediaAdLoaderOptions = NativeAdMediaAdLoaderOptions
public typealias GADNativeAdViewAdOptions = NativeAdViewAdOptions
public typealias GADVideoOptions = VideoOptions
public typealias GADMultipleAdsAdLoaderOptions = MultipleAdsAdLoaderOptions
public typealias GADMediaAspectRatio = MediaAspectRatio
public typealias GADAdChoicesPosition = AdChoicesPosition
public typealias GADAdChoicesView = AdChoicesView
public typealias GADAdFormat = AdFormat
public typealias GADRequestError = RequestError
public typealias GADRTBAdapter = RTBAdapter
public typealias GADRTBRequestParameters = RTBRequestParameters
public typealias GADRTBMediationSignalsConfiguration = RTBMediationSignalsConfiguration
public typealias GADCustomEventExtras = CustomEventExtras
public typealias GADMuteThisAdReason = MuteThisAdReason
public typealias GADNativeAdUnconfirmedClickDelegate = NativeAdUnconfirmedClickDelegate
public typealias GADRequestConfiguration = RequestConfiguration
public typealias GADInitializationStatus = InitializationStatus
public typealias GADAdapterStatus = AdapterStatus
public typealias GADAdapterInitializationState = AdapterInitializationState
public typealias GADNativeMuteThisAdLoaderOptions = NativeMuteThisAdLoaderOptions
public typealias GADAdLoaderAdType = AdLoaderAdType
public typealias GADMediationAd = MediationAd
public typealias GADMediationAdConfiguration = MediationAdConfiguration
public typealias GADAdValuePrecision = AdValuePrecision
public typealias GADAudioVideoManager = AudioVideoManager
public typealias GADAudioVideoManagerDelegate = AudioVideoManagerDelegate
public typealias GADAdSize = AdSize
public typealias GADBannerView = BannerView
public typealias GADBannerViewDelegate = BannerViewDelegate
public typealias GADAdSizeDelegate = AdSizeDelegate
public typealias GADMediationBannerAd = MediationBannerAd
public typealias GADMediationBannerAdConfiguration = MediationBannerAdConfiguration
public typealias GADMediationBannerAdEventDelegate = MediationBannerAdEventDelegate
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
