// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import GoogleMobileAds

// The test is that this compiles: source written for the SDK before version 12 uses these names.

/// Every type with an older name.
public enum OlderTypes {
  public static let all: [Any.Type] = [
    GADMobileAds.self, GADRequest.self, GADAdLoader.self, GADAdLoaderDelegate.self,
    GADNativeAdLoaderDelegate.self, GADNativeAd.self, GADNativeAdDelegate.self,
    GADNativeAdView.self, GADNativeAdImage.self, GADMediaView.self, GADMediaContent.self,
    GADVideoController.self, GADVideoControllerDelegate.self, GADResponseInfo.self,
    GADAdNetworkResponseInfo.self, GADAdValue.self, GADExtras.self, GADAdNetworkExtras.self,
    GADVersionNumber.self, GADMediationAdapter.self, GADMediationServerConfiguration.self,
    GADMediationCredentials.self, GADMediationNativeAdConfiguration.self,
    GADMediationNativeAd.self, GADMediationAdEventDelegate.self,
    GADMediationNativeAdEventDelegate.self, GADMediatedUnifiedNativeAd.self,
    GADNativeAdImageAdLoaderOptions.self, GADNativeAdMediaAdLoaderOptions.self,
    GADNativeAdViewAdOptions.self, GADVideoOptions.self, GADMultipleAdsAdLoaderOptions.self,
    GADMediaAspectRatio.self, GADAdChoicesPosition.self, GADAdChoicesView.self, GADAdFormat.self,
    GADRequestError.self, GADUnifiedNativeAssetIdentifier.self, GADNativeAssetIdentifier.self,
    GADMediationNativeAdLoadCompletionHandler.self, GADMediationNativeLoadCompletionHandler.self,
    GADMediationAdapterSetUpCompletionBlock.self, GADAdLoaderOptions.self,
    GADMaxAdContentRating.self,
  ]
}

/// Every member with an older name.
public enum OlderMembers {
  public static func startMuted(_ muted: Bool) -> GADVideoOptions {
    let options = GADVideoOptions()
    options.startMuted = muted
    options.customControlsRequested = !muted
    options.clickToExpandRequested = !muted
    return options
  }

  public static func disableImages() -> GADNativeAdImageAdLoaderOptions {
    let options = GADNativeAdImageAdLoaderOptions()
    options.disableImageLoading = true
    return options
  }

  public static func muteApplication() {
    GADMobileAds.sharedInstance().applicationMuted = true
  }

  public static func extras(of info: GADResponseInfo) -> [String: Any] {
    info.extrasDictionary
  }
}
