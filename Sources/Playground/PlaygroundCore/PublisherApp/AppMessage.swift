/// What the publisher's application writes into the journal where a ledger looks for it.
enum AppMessage {
  static let showAd = "nativeAdView.nativeAd = ad"
  static let takeAdDown = "nativeAdView.nativeAd = nil"
}
