// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import GoogleMobileAds

/// Does everything on a queue of its own: answers there, and reports the impression there. The SDK
/// wants both on main.
public final class QueueHoppingCustomEvent: StrangeCustomEvent {
  fileprivate static let queue = DispatchQueue(label: "stranger")

  public override func loadNativeAd(
    for adConfiguration: MediationNativeAdConfiguration,
    completionHandler: @escaping GADMediationNativeLoadCompletionHandler
  ) {
    let ad = QueueHoppingNativeAd(adConfiguration)
    Self.queue.async {
      ad.events = completionHandler(ad, nil)
    }
  }
}

private final class QueueHoppingNativeAd: StrangeNativeAd {
  override func didRecordImpression() {
    QueueHoppingCustomEvent.queue.async { [events] in events?.willPresentFullScreenView() }
  }
}
