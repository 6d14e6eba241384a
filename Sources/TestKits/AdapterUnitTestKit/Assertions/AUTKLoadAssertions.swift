// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of the kit that published suites are written for.

/// Waits for a banner; it is a failure if none comes. Returns the delegate that the adapter was
/// given, with the ad.
@discardableResult
public func AUTKWaitAndAssertLoadBannerAd(
  _ adapter: any MediationAdapter, _ configuration: MediationBannerAdConfiguration,
  file: StaticString = #filePath, line: UInt = #line
) -> AUTKMediationBannerAdEventDelegate {
  let events = AUTKMediationBannerAdEventDelegate()
  LoadAssertion("a banner", file, line).expectAd { answer in
    adapter.loadBanner(for: configuration) { ad, error in
      if error == nil { events.bannerAd = ad }
      answer.give(ad, error)
      return events
    }
  }
  return events
}

/// Waits for the failure to load a banner; it is a failure of the test if an ad comes, or an error
/// with another domain or code.
public func AUTKWaitAndAssertLoadBannerAdFailure(
  _ adapter: any MediationAdapter, _ configuration: MediationBannerAdConfiguration,
  _ expectedError: any Error, file: StaticString = #filePath, line: UInt = #line
) {
  LoadAssertion("a banner", file, line).expectFailure(expectedError) { answer in
    adapter.loadBanner(for: configuration) { ad, error in
      answer.give(ad, error)
      return AUTKMediationBannerAdEventDelegate()
    }
  }
}

/// Waits for an interstitial; it is a failure if none comes. Returns the delegate that the adapter was
/// given, with the ad.
@discardableResult
public func AUTKWaitAndAssertLoadInterstitialAd(
  _ adapter: any MediationAdapter, _ configuration: MediationInterstitialAdConfiguration,
  file: StaticString = #filePath, line: UInt = #line
) -> AUTKMediationInterstitialAdEventDelegate {
  let events = AUTKMediationInterstitialAdEventDelegate()
  LoadAssertion("an interstitial", file, line).expectAd { answer in
    adapter.loadInterstitial(for: configuration) { ad, error in
      if error == nil { events.interstitialAd = ad }
      answer.give(ad, error)
      return events
    }
  }
  return events
}

/// Waits for the failure to load an interstitial; it is a failure of the test if an ad comes, or an error
/// with another domain or code.
public func AUTKWaitAndAssertLoadInterstitialAdFailure(
  _ adapter: any MediationAdapter, _ configuration: MediationInterstitialAdConfiguration,
  _ expectedError: any Error, file: StaticString = #filePath, line: UInt = #line
) {
  LoadAssertion("an interstitial", file, line).expectFailure(expectedError) { answer in
    adapter.loadInterstitial(for: configuration) { ad, error in
      answer.give(ad, error)
      return AUTKMediationInterstitialAdEventDelegate()
    }
  }
}

/// Waits for a native ad; it is a failure if none comes. Returns the delegate that the adapter was
/// given, with the ad.
@discardableResult
public func AUTKWaitAndAssertLoadNativeAd(
  _ adapter: any MediationAdapter, _ configuration: MediationNativeAdConfiguration,
  file: StaticString = #filePath, line: UInt = #line
) -> AUTKMediationNativeAdEventDelegate {
  let events = AUTKMediationNativeAdEventDelegate()
  LoadAssertion("a native ad", file, line).expectAd { answer in
    adapter.loadNativeAd(for: configuration) { ad, error in
      if error == nil { events.nativeAd = ad }
      answer.give(ad, error)
      return events
    }
  }
  return events
}

/// Waits for the failure to load a native ad; it is a failure of the test if an ad comes, or an error
/// with another domain or code.
public func AUTKWaitAndAssertLoadNativeAdFailure(
  _ adapter: any MediationAdapter, _ configuration: MediationNativeAdConfiguration,
  _ expectedError: any Error, file: StaticString = #filePath, line: UInt = #line
) {
  LoadAssertion("a native ad", file, line).expectFailure(expectedError) { answer in
    adapter.loadNativeAd(for: configuration) { ad, error in
      answer.give(ad, error)
      return AUTKMediationNativeAdEventDelegate()
    }
  }
}

/// Waits for a rewarded ad; it is a failure if none comes. Returns the delegate that the adapter was
/// given, with the ad.
@discardableResult
public func AUTKWaitAndAssertLoadRewardedAd(
  _ adapter: any MediationAdapter, _ configuration: MediationRewardedAdConfiguration,
  file: StaticString = #filePath, line: UInt = #line
) -> AUTKMediationRewardedAdEventDelegate {
  let events = AUTKMediationRewardedAdEventDelegate()
  LoadAssertion("a rewarded ad", file, line).expectAd { answer in
    adapter.loadRewardedAd(for: configuration) { ad, error in
      if error == nil { events.rewardedAd = ad }
      answer.give(ad, error)
      return events
    }
  }
  return events
}

/// Waits for the failure to load a rewarded ad; it is a failure of the test if an ad comes, or an error
/// with another domain or code.
public func AUTKWaitAndAssertLoadRewardedAdFailure(
  _ adapter: any MediationAdapter, _ configuration: MediationRewardedAdConfiguration,
  _ expectedError: any Error, file: StaticString = #filePath, line: UInt = #line
) {
  LoadAssertion("a rewarded ad", file, line).expectFailure(expectedError) { answer in
    adapter.loadRewardedAd(for: configuration) { ad, error in
      answer.give(ad, error)
      return AUTKMediationRewardedAdEventDelegate()
    }
  }
}

/// Waits for a rewarded interstitial; it is a failure if none comes. Returns the delegate that the adapter was
/// given, with the ad.
@discardableResult
public func AUTKWaitAndAssertLoadRewardedInterstitialAd(
  _ adapter: any MediationAdapter, _ configuration: MediationRewardedAdConfiguration,
  file: StaticString = #filePath, line: UInt = #line
) -> AUTKMediationRewardedAdEventDelegate {
  let events = AUTKMediationRewardedAdEventDelegate()
  LoadAssertion("a rewarded interstitial", file, line).expectAd { answer in
    adapter.loadRewardedInterstitialAd(for: configuration) { ad, error in
      if error == nil { events.rewardedAd = ad }
      answer.give(ad, error)
      return events
    }
  }
  return events
}

/// Waits for the failure to load a rewarded interstitial; it is a failure of the test if an ad comes, or an error
/// with another domain or code.
public func AUTKWaitAndAssertLoadRewardedInterstitialAdFailure(
  _ adapter: any MediationAdapter, _ configuration: MediationRewardedAdConfiguration,
  _ expectedError: any Error, file: StaticString = #filePath, line: UInt = #line
) {
  LoadAssertion("a rewarded interstitial", file, line).expectFailure(expectedError) { answer in
    adapter.loadRewardedInterstitialAd(for: configuration) { ad, error in
      answer.give(ad, error)
      return AUTKMediationRewardedAdEventDelegate()
    }
  }
}

/// Waits for an app open ad; it is a failure if none comes. Returns the delegate that the adapter was
/// given, with the ad.
@discardableResult
public func AUTKWaitAndAssertLoadAppOpenAd(
  _ adapter: any MediationAdapter, _ configuration: MediationAppOpenAdConfiguration,
  file: StaticString = #filePath, line: UInt = #line
) -> AUTKMediationAppOpenAdEventDelegate {
  let events = AUTKMediationAppOpenAdEventDelegate()
  LoadAssertion("an app open ad", file, line).expectAd { answer in
    adapter.loadAppOpenAd(for: configuration) { ad, error in
      if error == nil { events.appOpenAd = ad }
      answer.give(ad, error)
      return events
    }
  }
  return events
}

/// Waits for the failure to load an app open ad; it is a failure of the test if an ad comes, or an error
/// with another domain or code.
public func AUTKWaitAndAssertLoadAppOpenAdFailure(
  _ adapter: any MediationAdapter, _ configuration: MediationAppOpenAdConfiguration,
  _ expectedError: any Error, file: StaticString = #filePath, line: UInt = #line
) {
  LoadAssertion("an app open ad", file, line).expectFailure(expectedError) { answer in
    adapter.loadAppOpenAd(for: configuration) { ad, error in
      answer.give(ad, error)
      return AUTKMediationAppOpenAdEventDelegate()
    }
  }
}
