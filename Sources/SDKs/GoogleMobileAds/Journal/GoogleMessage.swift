/// What Google's SDK writes into the journal where a ledger or a screen looks for it: whoever writes
/// and whoever reads say it in the same words.
package enum GoogleMessage {
  // The app asks, and hears.
  package static let load = "load(_:)"
  package static let didReceiveAd = "adLoader(_:didReceive:)"
  package static let didFailToReceiveAd = "adLoader(_:didFailToReceiveAdWithError:)"

  // Google asks the adapter, and tells it.
  package static let loadNativeAd = "loadNativeAd(for:completionHandler:)"
  package static let handlesUserClicks = "handlesUserClicks()"
  package static let handlesUserImpressions = "handlesUserImpressions()"
  package static let didRecordImpression = "didRecordImpression()"
  package static let didRecordClick = "didRecordClickOnAsset(with:view:viewController:)"

  // The adapter reports.
  package static let reportImpression = "reportImpression()"
  package static let reportClick = "reportClick()"
}
