/// The network's own tracking of the view its ad is in.
@MainActor
final class SampleSelfTracking {
  private weak var ad: SampleNativeAd?
  private var taps: [UITapGestureRecognizer] = []
  private var watcher: ViewabilityWatcher?

  init(
    of ad: SampleNativeAd, in view: UIView, _ clickableViews: [UIView], _ tracks: SampleTracking
  ) {
    self.ad = ad
    if tracks.contains(.clicks) { clickableViews.forEach(watchTaps) }
    if tracks.contains(.impressions), !ad.ledger.isClosed {
      watcher = ViewabilityWatcher(view: view, by: network) { [weak ad] in
        ad?.seen()
      }
    }
  }

  func detach() {
    for tap in taps { tap.view?.removeGestureRecognizer(tap) }
    taps = []
    watcher?.invalidate()
    watcher = nil
  }

  private func watchTaps(on view: UIView) {
    let tap = UITapGestureRecognizer { [weak ad] tap in
      guard let view = tap.view else { return }
      ad?.tapped(view)
    }
    // Labels and pictures let taps through unless told otherwise.
    view.isUserInteractionEnabled = true
    view.addGestureRecognizer(tap)
    taps.append(tap)
  }
}
