import Simulation

// What the network tracks itself, and how the adapter is told.

extension SampleNativeAd {
  @MainActor
  func tapped(_ view: UIView) {
    ledger.countClick()
    tell("nativeAdDidRecordClick(_:)", .networkSawClick) { $0.nativeAdDidRecordClick(self) }
    SampleDestination(of: self).open(from: view)
  }

  func seen() {
    guard !ledger.isClosed else { return }
    ledger.countImpression()
    tell("nativeAdDidRecordImpression(_:)", .networkSawImpression) {
      $0.nativeAdDidRecordImpression(self)
    }
  }

  /// Tells the ad's delegate, if there is one.
  func tell(
    _ message: String, _ sense: Sense, data: Fields = .none,
    _ body: (any SampleNativeAdEventDelegate) -> Void
  ) {
    guard let delegate else { return }
    World.current.journal.callback(
      from: network, to: .adapter, message, sense, data: data
    ) { body(delegate) }
  }
}
