// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import GoogleMobileAds
import UIKit

/// Pages to swipe through; one of them is an ad.
public final class SwipeableController: UIViewController {
  public private(set) var heard: [String] = []
  public private(set) var ad: SwipeableInterstitialAd?

  public func load(_ adUnitID: String, adSize: CGSize = .zero, hold: TimeInterval = 0) {
    let options = SwipeableInterstitialAdOptions()
    options.adSize = adSize
    options.maxScreenHoldDuration = hold
    SwipeableInterstitialAd.load(with: adUnitID, request: Request(), options: options) {
      [weak self] ad, error in
      if let error {
        self?.heard.append("no ad \((error as NSError).code)")
        return
      }
      self?.ad = ad
      ad?.delegate = self
      ad?.videoControllerDelegate = self
      ad?.paidEventHandler = { self?.heard.append("paid \($0.value)") }
      self?.heard.append("loaded")
    }
  }

  /// The unit of the ad that comes, for async code.
  public static func unit(_ adUnitID: String) async throws -> String {
    try await SwipeableInterstitialAd.load(
      with: adUnitID, request: AdManagerRequest(), options: nil
    ).adUnitID
  }

  /// The user has swiped to the ad's page.
  public func show() {
    guard let ad else { return }
    ad.rootViewController = self
    view.addSubview(ad.adView)
  }

  /// The user has swiped on; an ad may want to stay.
  public func leave() {
    guard let ad, ad.minScreenHoldDuration == 0 else { return }
    ad.adView.removeFromSuperview()
  }
}

extension SwipeableController: SwipeableInterstitialAdDelegate, VideoControllerDelegate {
  public func swipeableInterstitialAdDidRecordImpression(_ ad: SwipeableInterstitialAd) {
    heard.append("impression")
  }
  public func swipeableInterstitialAdDidRecordClick(_ ad: SwipeableInterstitialAd) {
    heard.append("click")
  }
  public func swipeableInterstitialAdWillPresentScreen(_ ad: SwipeableInterstitialAd) {
    heard.append("will present")
  }
  public func swipeableInterstitialAdWillDismissScreen(_ ad: SwipeableInterstitialAd) {
    heard.append("will dismiss")
  }
  public func swipeableInterstitialAdDidDismissScreen(_ ad: SwipeableInterstitialAd) {
    heard.append("did dismiss")
  }
}
