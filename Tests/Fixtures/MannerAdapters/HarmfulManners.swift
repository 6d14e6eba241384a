// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import Dispatch
import Foundation
import GoogleMobileAds

/// Harms the program when a rewarded ad is loaded, and answers twice for a banner.
open class HarmfulCustomEvent: MannerCustomEvent {
  open func harm() {}

  public override func loadBanner(
    for adConfiguration: MediationBannerAdConfiguration,
    completionHandler: @escaping GADMediationBannerLoadCompletionHandler
  ) {
    let banner = MannerBanner(adConfiguration.adSize.size)
    banner.events = completionHandler(banner, nil)
    _ = completionHandler(banner, nil)
  }

  public override func loadRewardedAd(
    for adConfiguration: MediationRewardedAdConfiguration,
    completionHandler: @escaping GADMediationRewardedLoadCompletionHandler
  ) {
    harm()
    super.loadRewardedAd(for: adConfiguration, completionHandler: completionHandler)
  }
}

/// Takes the program with it.
public final class CrashingCustomEvent: HarmfulCustomEvent {
  public override func harm() { preconditionFailure("no page") }
}

/// Keeps main, and waits for what nobody brings.
public final class BlockingCustomEvent: HarmfulCustomEvent {
  public override func harm() { DispatchSemaphore(value: 0).wait() }
}

/// Keeps all the memory it can have.
public final class GreedyCustomEvent: HarmfulCustomEvent {
  public override func harm() {
    let size = 1 << 26
    while true { memset(UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 1), 1, size) }
  }
}

/// Has a thread for each part of a page, and none of them ends.
public final class SpawningCustomEvent: HarmfulCustomEvent {
  public override func harm() {
    for _ in 0..<200 { Thread.detachNewThread { DispatchSemaphore(value: 0).wait() } }
  }
}

/// Was not cleaned up before it went out.
public final class ChattyCustomEvent: HarmfulCustomEvent {
  public override func harm() { print("here") }
}
