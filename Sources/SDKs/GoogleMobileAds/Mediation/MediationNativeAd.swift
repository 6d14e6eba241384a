/// What an adapter hands back, whatever the format.
public protocol MediationAd: NSObjectProtocol {}

/// A native ad as an adapter hands it back, with the two flags that decide who watches the user.
public protocol MediationNativeAd: MediationAd, MediatedUnifiedNativeAd {
  /// Whether the network's SDK watches for clicks itself and reports them. Google's does when this is
  /// false or not implemented.
  func handlesUserClicks() -> Bool
  /// Whether the network's SDK watches for impressions itself and reports them. Google's does when
  /// this is false or not implemented.
  func handlesUserImpressions() -> Bool
}

extension MediationNativeAd {
  /// Google watches.
  public func handlesUserClicks() -> Bool { false }
  /// Google watches.
  public func handlesUserImpressions() -> Bool { false }
}
