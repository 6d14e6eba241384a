/// What a class had to be in SDK 7 so that the mediation settings of an ad unit could name it as a
/// custom event for native ads.
///
/// Today's SDK does not know it: its units must be for the older interface.
public protocol GADCustomEventNativeAd: NSObjectProtocol {
  /// Told how the request went; the SDK sets it.
  var delegate: (any GADCustomEventNativeAdDelegate)? { get set }

  /// Requests a native ad, and tells the delegate later.
  ///
  /// `serverParameter` is what the settings of the line say. `adTypes` has the formats that the
  /// publisher can show, as texts; an ad in any other is refused. `options` are the publisher's
  /// wishes, each a ``GADAdLoaderOptions``.
  func request(
    withParameter serverParameter: String, request: GADCustomEventRequest, adTypes: [Any],
    options: [Any], rootViewController: UIViewController)

  /// Whether the network's SDK tracks clicks itself and reports them. If this is false or not
  /// implemented, Google's SDK does.
  func handlesUserClicks() -> Bool
  /// Whether the network's SDK tracks impressions itself and reports them. If this is false or not
  /// implemented, Google's SDK does.
  func handlesUserImpressions() -> Bool
}

extension GADCustomEventNativeAd {
  /// Google tracks.
  public func handlesUserClicks() -> Bool {
    OptionalRequirement.leftOut()
    return false
  }
  /// Google tracks.
  public func handlesUserImpressions() -> Bool {
    OptionalRequirement.leftOut()
    return false
  }
}

/// Told how the request of a custom event went: exactly one of the two, once.
public protocol GADCustomEventNativeAdDelegate: NSObjectProtocol {
  /// The network has an ad. It must be in one of the formats that were asked for.
  func customEventNativeAd(
    _ customEventNativeAd: any GADCustomEventNativeAd,
    didReceive mediatedNativeAd: (any GADMediatedNativeAd)?)
  /// The network has an ad in the one format that later versions of SDK 7 knew.
  func customEventNativeAd(
    _ customEventNativeAd: any GADCustomEventNativeAd,
    didReceive mediatedUnifiedNativeAd: any GADMediatedUnifiedNativeAd)
  /// The network has none.
  func customEventNativeAd(
    _ customEventNativeAd: any GADCustomEventNativeAd, didFailToLoadWithError error: (any Error)?)
}
