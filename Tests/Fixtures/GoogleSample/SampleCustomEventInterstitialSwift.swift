import Foundation
import GoogleMobileAds
import SampleAdSDK

class SampleCustomEventInterstitialSwift: NSObject, GADMediationInterstitialAd {
  var interstitial: SampleInterstitial?
  var delegate: GADMediationInterstitialAdEventDelegate?
  var completionHandler: GADMediationInterstitialLoadCompletionHandler?

  required override init() {
    super.init()
  }

  func loadInterstitial(
    for adConfiguration: GADMediationInterstitialAdConfiguration,
    completionHandler: @escaping GADMediationInterstitialLoadCompletionHandler
  ) {
    interstitial = SampleInterstitial.init(
      adUnitID: adConfiguration.credentials.settings["parameter"] as? String)
    interstitial?.delegate = self
    let request = SampleAdRequest()
    request.testMode = adConfiguration.isTestRequest
    self.completionHandler = completionHandler
    interstitial?.fetchAd(request)
  }

  func present(from viewController: UIViewController) {
    if let interstitial = interstitial, interstitial.isInterstitialLoaded {
      interstitial.show()
    }
  }
}

extension SampleCustomEventInterstitialSwift: SampleInterstitialAdDelegate {
  func interstitialDidLoad(_ interstitial: SampleInterstitial) {
    if let handler = completionHandler {
      delegate = handler(self, nil)
    }
  }

  func interstitial(
    _ interstitial: SampleInterstitial, didFailToLoadAdWith errorCode: SampleErrorCode
  ) {
    if let handler = completionHandler {
      delegate = handler(nil, SampleCustomEventUtilsSwift.error(of: errorCode))
    }
  }

  func interstitialWillPresentScreen(_ interstitial: SampleInterstitial) {
    delegate?.willPresentFullScreenView()
    delegate?.reportImpression()
  }

  func interstitialWillDismissScreen(_ interstitial: SampleInterstitial) {
    delegate?.willDismissFullScreenView()
  }

  func interstitialDidDismissScreen(_ interstitial: SampleInterstitial) {
    delegate?.didDismissFullScreenView()
  }

  func interstitialWillLeaveApplication(_ interstitial: SampleInterstitial) {
    delegate?.reportClick()
  }
}
