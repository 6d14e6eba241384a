// An adapter implements the formats that its network has.

extension MediationAdapter {
  /// This adapter has no interstitials.
  public func loadInterstitial(
    for adConfiguration: MediationInterstitialAdConfiguration,
    completionHandler: @escaping GADMediationInterstitialLoadCompletionHandler
  ) {
    OptionalRequirement.leftOut()
    _ = completionHandler(nil, RequestError.formatNotImplemented("loadInterstitial"))
  }

  /// This adapter has no rewarded ads.
  public func loadRewardedAd(
    for adConfiguration: MediationRewardedAdConfiguration,
    completionHandler: @escaping GADMediationRewardedLoadCompletionHandler
  ) {
    OptionalRequirement.leftOut()
    _ = completionHandler(nil, RequestError.formatNotImplemented("loadRewardedAd"))
  }

  /// This adapter has no rewarded interstitials.
  public func loadRewardedInterstitialAd(
    for adConfiguration: MediationRewardedAdConfiguration,
    completionHandler: @escaping GADMediationRewardedLoadCompletionHandler
  ) {
    OptionalRequirement.leftOut()
    _ = completionHandler(nil, RequestError.formatNotImplemented("loadRewardedInterstitialAd"))
  }

  /// This adapter has no app open ads.
  public func loadAppOpenAd(
    for adConfiguration: MediationAppOpenAdConfiguration,
    completionHandler: @escaping GADMediationAppOpenLoadCompletionHandler
  ) {
    OptionalRequirement.leftOut()
    _ = completionHandler(nil, RequestError.formatNotImplemented("loadAppOpenAd"))
  }
}
