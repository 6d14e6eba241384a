/// A request for the signal of a banner.
public final class BannerSignalRequest: SignalRequest {
  /// The size to ask for.
  public var adSize = AdSizeInvalid
  /// The sizes in which an ad may come instead, as `nsValue(for:)` makes them. The first one is asked
  /// for if ``adSize`` is not set.
  public var adSizes: [NSValue]?

  /// A request for a signal of this type.
  public init(signalType: String) { super.init(ofType: signalType) }

  override var size: AdSize? {
    isAdSizeValid(size: adSize) ? adSize : adSizes?.first.map(adSizeFor(nsValue:))
  }

  override func blankCopy() -> SignalRequest {
    let copy = BannerSignalRequest(signalType: signalType)
    copy.adSize = adSize
    copy.adSizes = adSizes
    return copy
  }
}
