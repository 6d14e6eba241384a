/// What the SDK hands the adapter with the load of a banner, to be filled by a test.
open class AUTKMediationBannerAdConfiguration: MediationBannerAdConfiguration {
  private var presenter: UIViewController?

  /// Where the adapter may present; nil until a test sets it.
  @preconcurrency @MainActor open override var topViewController: UIViewController? {
    get { presenter }
    set { presenter = newValue }
  }
}

/// What the SDK hands the adapter with the load of an interstitial, to be filled by a test.
open class AUTKMediationInterstitialAdConfiguration: MediationInterstitialAdConfiguration {
  private var presenter: UIViewController?

  /// Where the adapter may present; nil until a test sets it.
  @preconcurrency @MainActor open override var topViewController: UIViewController? {
    get { presenter }
    set { presenter = newValue }
  }
}

/// What the SDK hands the adapter with the load of a native ad, to be filled by a test.
open class AUTKMediationNativeAdConfiguration: MediationNativeAdConfiguration {
  private var presenter: UIViewController?

  /// Where the adapter may present; nil until a test sets it.
  @preconcurrency @MainActor open override var topViewController: UIViewController? {
    get { presenter }
    set { presenter = newValue }
  }
}

/// What the SDK hands the adapter with the load of a rewarded ad or a rewarded interstitial, to be filled by a test.
open class AUTKMediationRewardedAdConfiguration: MediationRewardedAdConfiguration {
  private var presenter: UIViewController?

  /// Where the adapter may present; nil until a test sets it.
  @preconcurrency @MainActor open override var topViewController: UIViewController? {
    get { presenter }
    set { presenter = newValue }
  }
}

/// What the SDK hands the adapter with the load of an app open ad, to be filled by a test.
open class AUTKMediationAppOpenAdConfiguration: MediationAppOpenAdConfiguration {
  private var presenter: UIViewController?

  /// Where the adapter may present; nil until a test sets it.
  @preconcurrency @MainActor open override var topViewController: UIViewController? {
    get { presenter }
    set { presenter = newValue }
  }
}
