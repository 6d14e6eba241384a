/// Counts what is reported about a banner.
open class AUTKMediationBannerAdEventDelegate: AUTKMediationAdEventDelegate,
  MediationBannerAdEventDelegate
{
  /// The banner that was loaded.
  open var bannerAd: (any MediationBannerAd)?
}

/// Counts what is reported about an interstitial.
open class AUTKMediationInterstitialAdEventDelegate: AUTKMediationAdEventDelegate,
  MediationInterstitialAdEventDelegate
{
  /// The interstitial that was loaded.
  open var interstitialAd: (any MediationInterstitialAd)?
}

/// Counts what is reported about an app open ad.
open class AUTKMediationAppOpenAdEventDelegate: AUTKMediationAdEventDelegate,
  MediationAppOpenAdEventDelegate
{
  /// The app open ad that was loaded.
  open var appOpenAd: (any MediationAppOpenAd)?
}
