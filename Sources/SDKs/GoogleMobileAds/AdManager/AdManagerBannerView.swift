import Simulation

/// A banner of an Ad Manager unit: its ad may come in one of several sizes, and its impression may
/// be counted when the publisher says so.
open class AdManagerBannerView: BannerView {
  /// Told about events that the ad's own code sends; a mediated ad sends none.
  open weak var appEventDelegate: (any AppEventDelegate)?
  /// The sizes in which an ad may come, beside ``BannerView/adSize``, as `nsValue(for:)` makes them.
  /// Adapters are asked for `adSize`; the banner takes the size of the ad that comes.
  open var validAdSizes: [NSValue]?
  /// Whether the impression counts when ``recordImpression()`` is called, and not when the adapter
  /// reports it.
  open var enableManualImpressions = false

  /// Who loads the banner's first ad, and is told in the delegate's place.
  var loader: AdLoader?

  override var otherSizes: [AdSize] {
    (validAdSizes ?? []).map(adSizeFor(nsValue:)).filter(isAdSizeValid(size:))
  }

  override var isCountedByHand: Bool { enableManualImpressions }

  override func tellReceived() {
    guard let loader = takeLoader() else { return super.tellReceived() }
    loader.finish(self)
  }

  override func tellFailed(_ error: NSError) {
    guard let loader = takeLoader() else { return super.tellFailed(error) }
    loader.fail(error)
  }

  private func takeLoader() -> AdLoader? {
    defer { loader = nil }
    return loader
  }

  /// Counts the impression of the ad on screen, if the publisher has enabled that.
  open func recordImpression() {
    let journal = World.current.journal
    guard enableManualImpressions, let tracker else {
      return journal.note(
        by: .google, "recordImpression() does nothing without an ad and enableManualImpressions",
        violation: nil, ad: adName)
    }
    journal.within(tracker.context.because(of: journal.context)) {
      journal.call(from: .app, to: .google, "recordImpression()") { tracker.impressionRecorded() }
    }
  }
}
