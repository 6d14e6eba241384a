// The names as they were in Swift before SDK 12, so that code written for them compiles.

/// The name before SDK 12.
public typealias GADInterstitialAd = InterstitialAd
/// The name before SDK 12.
public typealias GADRewardedAd = RewardedAd
/// The name before SDK 12.
public typealias GADRewardedInterstitialAd = RewardedInterstitialAd
/// The name before SDK 12.
public typealias GADAppOpenAd = AppOpenAd
/// The name before SDK 12.
public typealias GADAdReward = AdReward
/// The name before SDK 12.
public typealias GADServerSideVerificationOptions = ServerSideVerificationOptions
/// The name before SDK 12.
public typealias GADFullScreenPresentingAd = FullScreenPresentingAd
/// The name before SDK 12.
public typealias GADFullScreenContentDelegate = FullScreenContentDelegate
/// The name before SDK 12.
public typealias GADMediationInterstitialAd = MediationInterstitialAd
/// The name before SDK 12.
public typealias GADMediationRewardedAd = MediationRewardedAd
/// The name before SDK 12.
public typealias GADMediationAppOpenAd = MediationAppOpenAd
/// The name before SDK 12.
public typealias GADMediationInterstitialAdEventDelegate = MediationInterstitialAdEventDelegate
/// The name before SDK 12.
public typealias GADMediationRewardedAdEventDelegate = MediationRewardedAdEventDelegate
/// The name before SDK 12.
public typealias GADMediationAppOpenAdEventDelegate = MediationAppOpenAdEventDelegate
/// The name before SDK 12.
public typealias GADMediationInterstitialAdConfiguration = MediationInterstitialAdConfiguration
/// The name before SDK 12.
public typealias GADMediationRewardedAdConfiguration = MediationRewardedAdConfiguration
/// The name before SDK 12.
public typealias GADMediationAppOpenAdConfiguration = MediationAppOpenAdConfiguration
/// The name before SDK 12.
public typealias GADPresentationError = PresentationError
/// The name before SDK 12.
public typealias GADAdMetadataProvider = AdMetadataProvider
/// The name before SDK 12.
public typealias GADAdMetadataDelegate = AdMetadataDelegate
