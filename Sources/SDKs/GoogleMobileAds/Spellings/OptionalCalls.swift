// Objective-C's optional requirements are called with `?` or `!`: `ad.handlesUserClicks!()`. Here they
// are requirements with a default, which cannot be called so; a property of the same name can, if
// it is in a parent protocol. It is never nil, although on a phone it would be for a requirement
// that the adapter leaves out.

/// Lets optional requirements of ``MediatedUnifiedNativeAd`` be called with `?` and `!`.
public protocol MediatedUnifiedNativeAdCalls: NSObjectProtocol {}

/// Lets optional requirements of ``MediationNativeAd`` be called with `?` and `!`.
public protocol MediationNativeAdCalls: NSObjectProtocol {}

/// Lets optional requirements of ``MediationBannerAd`` be called with `?` and `!`.
public protocol MediationBannerAdCalls: NSObjectProtocol {}

extension MediatedUnifiedNativeAdCalls {
  private var ad: (any MediatedUnifiedNativeAd)? { self as? any MediatedUnifiedNativeAd }

  /// For `ad.didRender?(in:clickableAssetViews:nonclickableAssetViews:viewController:)`.
  public var didRender: RenderCall? { ad.map(RenderCall.init) }

  /// For `ad.didRecordImpression?()`.
  public var didRecordImpression: (() -> Void)? {
    ad.map { ad in { ad.didRecordImpression() } }
  }

  /// For `ad.didRecordClickOnAsset?(with:view:viewController:)`.
  public var didRecordClickOnAsset: ClickCall? { ad.map(ClickCall.init) }

  /// For `ad.didUntrackView?(_:)`.
  public var didUntrackView: ((UIView?) -> Void)? {
    ad.map { ad in { ad.didUntrackView($0) } }
  }
}

extension MediationNativeAdCalls {
  private var mediationAd: (any MediationNativeAd)? { self as? any MediationNativeAd }

  /// For `ad.handlesUserClicks?()`.
  public var handlesUserClicks: (() -> Bool)? {
    mediationAd.map { ad in { ad.handlesUserClicks() } }
  }

  /// For `ad.handlesUserImpressions?()`.
  public var handlesUserImpressions: (() -> Bool)? {
    mediationAd.map { ad in { ad.handlesUserImpressions() } }
  }
}

extension MediationBannerAdCalls {
  /// For `ad.changeAdSize?(to:)`.
  public var changeAdSize: ChangeSizeCall? {
    (self as? any MediationBannerAd).map(ChangeSizeCall.init)
  }
}

/// A call of `didRender` with its labels.
public struct RenderCall {
  fileprivate let ad: any MediatedUnifiedNativeAd

  /// Calls it.
  public func callAsFunction(
    in view: UIView, clickableAssetViews: [GADNativeAssetIdentifier: UIView],
    nonclickableAssetViews: [GADNativeAssetIdentifier: UIView], viewController: UIViewController
  ) {
    ad.didRender(
      in: view, clickableAssetViews: clickableAssetViews,
      nonclickableAssetViews: nonclickableAssetViews, viewController: viewController)
  }
}

/// A call of `didRecordClickOnAsset` with its labels.
public struct ClickCall {
  fileprivate let ad: any MediatedUnifiedNativeAd

  /// Calls it.
  public func callAsFunction(
    with assetName: GADNativeAssetIdentifier, view: UIView, viewController: UIViewController
  ) {
    ad.didRecordClickOnAsset(with: assetName, view: view, viewController: viewController)
  }
}

/// A call of `changeAdSize` with its label.
public struct ChangeSizeCall {
  fileprivate let ad: any MediationBannerAd

  /// Calls it.
  public func callAsFunction(to adSize: AdSize) { ad.changeAdSize(to: adSize) }
}
