// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import GoogleMobileAds
import UIKit

/// A page that is followed by an interstitial of Ad Manager.
public final class InterstitialController: UIViewController {
  public private(set) var interstitial: AdManagerInterstitialAd?
  public private(set) var heard: [String] = []

  public func load() {
    AdManagerInterstitialAd.load(with: "break", request: AdManagerRequest()) { ad, error in
      if error != nil {
        self.heard.append("error")
        return
      }
      self.interstitial = ad
      self.interstitial?.fullScreenContentDelegate = self
      self.interstitial?.appEventDelegate = self
    }
  }

  public func loadLater() async {
    do {
      interstitial = try await AdManagerInterstitialAd.load(with: "break", request: nil)
    } catch {
      heard.append("error")
    }
  }

  public func show() {
    interstitial?.present(from: self)
  }
}

extension InterstitialController: FullScreenContentDelegate, AppEventDelegate {
  public func ad(
    _ ad: FullScreenPresentingAd, didFailToPresentFullScreenContentWithError error: Error
  ) {
    heard.append(error.localizedDescription)
  }

  public func adView(
    _ interstitialAd: InterstitialAd, didReceiveAppEvent name: String, with info: String?
  ) {
    heard.append(name)
  }
}
