import Foundation
import GoogleMobileAds
import SampleAdSDK
import UIKit

class SampleCustomEventBannerSwift: NSObject, GADMediationBannerAd {
  var bannerAd: SampleBanner?
  var delegate: GADMediationBannerAdEventDelegate?
  var completionHandler: GADMediationBannerLoadCompletionHandler?

  var view: UIView {
    return bannerAd ?? UIView()
  }

  required override init() {
    super.init()
  }

  func loadBanner(
    for adConfiguration: GADMediationBannerAdConfiguration,
    completionHandler: @escaping GADMediationBannerLoadCompletionHandler
  ) {
    let size = adConfiguration.adSize.size
    bannerAd = SampleBanner(frame: CGRect(x: 0, y: 0, width: size.width, height: size.height))
    bannerAd?.delegate = self
    bannerAd?.adUnit = adConfiguration.credentials.settings["parameter"] as? String
    let request = SampleAdRequest()
    request.testMode = adConfiguration.isTestRequest
    self.completionHandler = completionHandler
    bannerAd?.fetchAd(request)
  }
}

extension SampleCustomEventBannerSwift: SampleBannerAdDelegate {
  func bannerDidLoad(_ banner: SampleBanner) {
    if let handler = completionHandler {
      delegate = handler(self, nil)
    }
  }

  func banner(_ banner: SampleBanner, didFailToLoadAdWith errorCode: SampleErrorCode) {
    if let handler = completionHandler {
      delegate = handler(nil, SampleCustomEventUtilsSwift.error(of: errorCode))
    }
  }

  func bannerWillLeaveApplication(_ banner: SampleBanner) {
    delegate?.reportClick()
  }
}
