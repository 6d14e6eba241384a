// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import GoogleMobileAds
import Simulation

/// Answers and reports on a queue of its own, in the way its parameter says. The SDK wants both on
/// main.
public final class QueueHoppingCustomEvent: StrangeCustomEvent {
  fileprivate static let queue = DispatchQueue(label: "stranger")

  /// Waits until everything on its queue is done.
  public static func finish() { queue.sync {} }

  public override func loadNativeAd(
    for adConfiguration: MediationNativeAdConfiguration,
    completionHandler: @escaping GADMediationNativeLoadCompletionHandler
  ) {
    let ad = QueueHoppingNativeAd(adConfiguration)
    QueueHops.shared.ads.append(ad)
    switch adConfiguration.credentials.settings["parameter"] as? String {
    case "sync": Self.queue.sync { ad.events = completionHandler(ad, nil) }
    case "main waits": ad.hasComeBack = wait { ad.events = completionHandler(ad, nil) }
    case "twice":
      Self.queue.async {
        ad.events = completionHandler(ad, nil)
        ad.secondEvents = completionHandler(ad, nil)
      }
    default: Self.queue.async { ad.events = completionHandler(ad, nil) }
    }
  }
}

/// The ads of this world.
public final class QueueHops {
  public static var shared: QueueHops { World.current.instance { QueueHops() } }
  public fileprivate(set) var ads: [QueueHoppingNativeAd] = []
}

public final class QueueHoppingNativeAd: StrangeNativeAd {
  public fileprivate(set) var secondEvents: MediationNativeAdEventDelegate?
  /// Whether its queue finished while main was waiting for it.
  public fileprivate(set) var hasComeBack = false

  /// Reports a click from its queue while main waits.
  public func reportClick() {
    hasComeBack = wait { self.events?.reportClick() }
  }

  /// Reports a click to the delegate of the second answer.
  public func reportClickAgain() {
    QueueHoppingCustomEvent.queue.async { self.secondEvents?.reportClick() }
  }
}

/// Sets up on its queue while main waits.
public final class QueueHoppingSetUp: NSObject, MediationAdapter {
  public override init() {}
  public static func adapterVersion() -> VersionNumber { VersionNumber() }
  public static func adSDKVersion() -> VersionNumber { VersionNumber() }
  public static func networkExtrasClass() -> AdNetworkExtras.Type? { nil }

  public static func setUp(
    with configuration: MediationServerConfiguration,
    completionHandler: @escaping GADMediationAdapterSetUpCompletionBlock
  ) {
    let hasComeBack = wait { completionHandler(nil) }
    World.current.journal.note(by: .adapter, hasComeBack ? "came back" : "did not come back")
  }
}

/// Whether the queue finished in time; it would not if it waited for main.
private func wait(for body: @escaping () -> Void) -> Bool {
  let done = DispatchSemaphore(value: 0)
  QueueHoppingCustomEvent.queue.async {
    body()
    done.signal()
  }
  return done.wait(timeout: .now() + 5) == .success
}
