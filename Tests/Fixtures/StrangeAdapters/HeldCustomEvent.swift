// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import GoogleMobileAds
import Simulation

/// Answers when a test says so, and as often.
public final class HeldCustomEvent: StrangeCustomEvent {
  public override func loadNativeAd(
    for adConfiguration: MediationNativeAdConfiguration,
    completionHandler: @escaping GADMediationNativeLoadCompletionHandler
  ) {
    HeldLoads.shared.all.append(HeldLoad(adConfiguration, completionHandler))
  }
}

/// The loads of this world that have no answer yet.
public final class HeldLoads {
  public static var shared: HeldLoads { World.current.instance { HeldLoads() } }
  public fileprivate(set) var all: [HeldLoad] = []
}

/// A load without an answer.
public final class HeldLoad {
  public let configuration: MediationNativeAdConfiguration
  public let ad: StrangeNativeAd
  private let handler: GADMediationNativeLoadCompletionHandler

  init(
    _ configuration: MediationNativeAdConfiguration,
    _ handler: @escaping GADMediationNativeLoadCompletionHandler
  ) {
    self.configuration = configuration
    self.handler = handler
    ad = StrangeNativeAd(configuration)
  }

  /// Answers with an ad and returns the adapter's delegate.
  public func succeed() -> MediationNativeAdEventDelegate? { handler(ad, nil) }
  public func fail(_ error: Error) -> MediationNativeAdEventDelegate? { handler(nil, error) }
  public func answerWithBoth(_ error: Error) -> MediationNativeAdEventDelegate? {
    handler(ad, error)
  }
  public func answerWithNothing() -> MediationNativeAdEventDelegate? { handler(nil, nil) }
}
