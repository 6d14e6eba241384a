// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import Dispatch
import GoogleMobileAds

/// A custom event of SDK 7 for native ads, as they were written then: it takes the formats for texts.
/// Its manners are in its line's settings, as ``Manners`` lists them.
public final class MannerNativeCustomEvent: NSObject, GADCustomEventNativeAd {
  public weak var delegate: (any GADCustomEventNativeAdDelegate)?
  private var ad: MannerMappedAd?
  private let queue = DispatchQueue(label: "manner.native.event")

  public required override init() {}

  public func request(
    withParameter serverParameter: String, request: GADCustomEventRequest, adTypes: [Any],
    options: [Any], rootViewController: UIViewController
  ) {
    guard let types = adTypes as? [String] else { return }
    let settings = request.additionalParameters as? [String: Any] ?? [:]
    let options = options.compactMap { $0 as? GADAdLoaderOptions }
    let manners = Manners(settings)
    let make: (MannerNetwork) -> MannerMappedAd =
      if types.contains(kGADAdLoaderAdTypeNativeAppInstall) {
        { MannerAppInstallAd(settings, options, manners, $0) }
      } else {
        { MannerContentAd(settings, options, manners, $0) }
      }
    let ad = make(MannerNetwork(manners.books))
    self.ad = ad
    manners.questions.go(over: queue) { [self] in
      ad.network.asked("cook(_:)", .networkAsked) {
        manners.answers.go(over: queue) { [self] in answer(ad) }
      }
    }
  }

  public func handlesUserClicks() -> Bool { ad?.clicks ?? false }
  public func handlesUserImpressions() -> Bool { ad?.impressions ?? false }

  private func answer(_ ad: MannerMappedAd) {
    if let refusal = ad.manners.refuses.error {
      ad.network.tell("nothing(_:)", .networkFailed) { [self] in
        delegate?.customEventNativeAd(self, didFailToLoadWithError: refusal)
      }
    } else {
      ad.network.tell("cooked(_:)", .networkAnswered) { [self] in
        delegate?.customEventNativeAd(self, didReceive: ad)
      }
    }
  }
}
