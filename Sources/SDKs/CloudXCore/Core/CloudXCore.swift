import MediatedNetworks
import Simulation
@_exported import UIKit

/// The CloudX SDK.
public final class CloudXCore: NSObject {
  /// The only one.
  public static var shared: CloudXCore { World.current.instance { CloudXCore() } }

  let starter = MediatedStarter(of: cloudX)
  let arbiter = CLXArbiterService()

  /// Whether ads can be requested.
  public var isInitialized: Bool { starter.isDone }

  /// The version that is simulated.
  public var sdkVersion: String { "3.4.0" }

  /// Starts the SDK. A caller that comes while it starts is answered with the others, one that comes
  /// later at once; after a failure the next caller starts it again.
  public func initialize(
    with configuration: CLXInitializationConfiguration,
    completion: ((CLXSdkConfiguration?, CLXError?) -> Void)? = nil
  ) {
    let refusal = configuration.appKey.isBlank ? CLXError(.invalidAppKey) : nil
    starter.start(
      "initialize(with:completion:)", refusal: refusal, failure: CLXError(.serverError),
      answer: "completion(configuration, error)"
    ) { completion?($0 == nil ? CLXSdkConfiguration() : nil, $0) }
  }

  // MARK: Ads

  /// An ad between two screens; nil if the SDK could not be started, or without an ad unit.
  public func createInterstitial(adUnitId: String) -> CLXInterstitial? {
    canCreate(adUnitId) ? CLXInterstitial(adUnitId, .interstitial) : nil
  }

  /// An ad that is watched for a reward; nil if the SDK could not be started, or without an ad unit.
  public func createRewarded(adUnitId: String) -> CLXRewarded? {
    canCreate(adUnitId) ? CLXRewarded(adUnitId, .rewarded) : nil
  }

  /// A banner of 320×50; nil if the SDK could not be started, or without an ad unit.
  public func createBanner(adUnitId: String) -> CLXBannerAdView? {
    canCreate(adUnitId) ? CLXBannerAdView(adUnitId, .banner) : nil
  }

  /// A banner of 300×250; nil if the SDK could not be started, or without an ad unit.
  public func createMREC(adUnitId: String) -> CLXBannerAdView? {
    canCreate(adUnitId) ? CLXBannerAdView(adUnitId, .MREC) : nil
  }

  private func canCreate(_ adUnitId: String) -> Bool { !adUnitId.isBlank && !starter.hasFailed }

  // MARK: The Trusted Arbiter

  /// Which of these loaded bids should be shown. The completion is called exactly once, on main.
  public func arbiter(
    with configuration: CLXArbiterConfiguration, completion: @escaping (CLXArbiterResult) -> Void
  ) {
    entering("arbiter(with:completion:)") { [self] in
      arbiter.arbitrate(configuration.bids, completion)
    }
  }

  // MARK: Privacy and targeting, without effect here

  /// Whether the user agreed to personalised ads; nil if nobody knows.
  public func setHasUserConsent(_ hasUserConsent: NSNumber?) {}
  /// Whether the user's data must not be sold; nil if nobody knows.
  public func setDoNotSell(_ doNotSell: NSNumber?) {}
  /// The user, in a form that nobody can read.
  public func setHashedUserID(_ hashedUserID: String?) {}
  /// A fact about the user.
  public func setUserKeyValue(_ key: String, value: String) {}
  /// A fact about the application.
  public func setAppKeyValue(_ key: String, value: String) {}
  /// Forgets all such facts.
  public func clearAllKeyValues() {}
}

extension String {
  var isBlank: Bool { allSatisfy(\.isWhitespace) }
}
