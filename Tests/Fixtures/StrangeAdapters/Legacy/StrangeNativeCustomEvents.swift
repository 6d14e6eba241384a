import Dispatch
import GoogleMobileAds

/// Custom events that answer as none should.
class StrangeNativeCustomEvent: NSObject, GADCustomEventNativeAd {
  weak var delegate: (any GADCustomEventNativeAdDelegate)?

  required override init() {}

  func request(
    withParameter serverParameter: String, request: GADCustomEventRequest, adTypes: [Any],
    options: [Any], rootViewController: UIViewController
  ) {
    answer()
  }

  /// What it does when it is asked.
  func answer() {}
}

/// Neither an ad nor an error.
final class MapsNothingCustomEvent: StrangeNativeCustomEvent {
  override func answer() {
    delegate?.customEventNativeAd(self, didReceive: nil)
  }
}

/// A failure for no reason.
final class FailsForNoReasonCustomEvent: StrangeNativeCustomEvent {
  override func answer() {
    delegate?.customEventNativeAd(self, didFailToLoadWithError: nil)
  }
}

/// The same ad, twice for one request.
final class AnswersAgainCustomEvent: StrangeNativeCustomEvent {
  private let ad = StrangeContentAd()

  override func answer() {
    delegate?.customEventNativeAd(self, didReceive: ad)
    delegate?.customEventNativeAd(self, didReceive: ad)
  }
}

/// One ad for every request.
final class SharesItsAdCustomEvent: StrangeNativeCustomEvent {
  nonisolated(unsafe) private static var shared: StrangeContentAd?

  override func answer() {
    let ad = Self.shared ?? StrangeContentAd()
    Self.shared = ad
    delegate?.customEventNativeAd(self, didReceive: ad)
  }
}

/// Answers when nobody waits any more, and lives on until then.
final class DawdlingCustomEvent: StrangeNativeCustomEvent {
  override func answer() {
    DispatchQueue.main.asyncAfter(deadline: .now() + 60) {
      self.delegate?.customEventNativeAd(self, didReceive: StrangeContentAd())
    }
  }
}

/// An ad with a headline and nothing else.
final class StrangeContentAd: NSObject, GADMediatedNativeContentAd {
  func mediatedNativeAdDelegate() -> (any GADMediatedNativeAdDelegate)? { nil }
  func extraAssets() -> [AnyHashable: Any]? { [7: "seven", "eight": 8] }
  func headline() -> String? { "Strange" }
  func body() -> String? { nil }
  func images() -> [Any]? { ["not a picture"] }
  func logo() -> GADNativeAdImage? { nil }
  func callToAction() -> String? { nil }
  func advertiser() -> String? { nil }
}
