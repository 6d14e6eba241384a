/// What the SDK hands the adapter with the load of a banner, to be filled by a test.
open class AUTKMediationBannerAdConfiguration: MediationBannerAdConfiguration {
  /// What older adapters read instead of the request configuration's tag.
  open var childDirectedTreatment: NSNumber?
  private var presenter: UIViewController?

  /// Where the adapter may present; nil until a test sets it.
  @preconcurrency @MainActor open override var topViewController: UIViewController? {
    get { presenter }
    set { presenter = newValue }
  }
}

/// What the SDK hands the adapter with the load of an interstitial, to be filled by a test.
open class AUTKMediationInterstitialAdConfiguration: MediationInterstitialAdConfiguration {
  /// What older adapters read instead of the request configuration's tag.
  open var childDirectedTreatment: NSNumber?
  private var presenter: UIViewController?

  /// Where the adapter may present; nil until a test sets it.
  @preconcurrency @MainActor open override var topViewController: UIViewController? {
    get { presenter }
    set { presenter = newValue }
  }
}

/// What the SDK hands the adapter with the load of a native ad, to be filled by a test.
open class AUTKMediationNativeAdConfiguration: MediationNativeAdConfiguration {
  /// What older adapters read instead of the request configuration's tag.
  open var childDirectedTreatment: NSNumber?
  private var presenter: UIViewController?

  /// Where the adapter may present; nil until a test sets it.
  @preconcurrency @MainActor open override var topViewController: UIViewController? {
    get { presenter }
    set { presenter = newValue }
  }
}

/// What the SDK hands the adapter with the load of a rewarded ad or a rewarded interstitial, to be filled by a test.
open class AUTKMediationRewardedAdConfiguration: MediationRewardedAdConfiguration {
  /// What older adapters read instead of the request configuration's tag.
  open var childDirectedTreatment: NSNumber?
  private var presenter: UIViewController?

  /// Where the adapter may present; nil until a test sets it.
  @preconcurrency @MainActor open override var topViewController: UIViewController? {
    get { presenter }
    set { presenter = newValue }
  }
}

/// What the SDK hands the adapter with the load of an app open ad, to be filled by a test.
open class AUTKMediationAppOpenAdConfiguration: MediationAppOpenAdConfiguration {
  /// What older adapters read instead of the request configuration's tag.
  open var childDirectedTreatment: NSNumber?
  private var presenter: UIViewController?

  /// Where the adapter may present; nil until a test sets it.
  @preconcurrency @MainActor open override var topViewController: UIViewController? {
    get { presenter }
    set { presenter = newValue }
  }
}
