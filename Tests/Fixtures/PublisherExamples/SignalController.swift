// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import GoogleMobileAds
import UIKit

/// Ads that the application's own server gets: the application sends it signals, and renders its answers.
public final class SignalController: UIViewController {
  public private(set) var signal: String?
  public private(set) var heard: [String] = []
  public private(set) var nativeAd: NativeAd?
  public private(set) var interstitial: InterstitialAd?
  public let bannerView = BannerView(adSize: AdSizeBanner)
  private lazy var adLoader = AdLoader(rootViewController: self)

  public override func viewDidLoad() {
    super.viewDidLoad()
    bannerView.rootViewController = self
    bannerView.delegate = self
    view.addSubview(bannerView)
  }

  // MARK: Signals

  public func askForNative(_ adUnitID: String, numberOfAds: Int = 1) {
    let request = NativeSignalRequest(signalType: "SIGNAL_TYPE")
    request.adUnitID = adUnitID
    request.requestAgent = "REQUEST_AGENT"
    request.numberOfAds = numberOfAds
    request.isImageLoadingDisabled = true
    request.shouldRequestMultipleImages = false
    request.mediaAspectRatio = .any
    request.preferredAdChoicesPosition = .bottomLeftCorner
    let videoOptions = VideoOptions()
    videoOptions.shouldStartMuted = true
    request.videoOptions = videoOptions
    request.adLoaderAdTypes = [.native]
    ask(request)
  }

  public func askForBanner(_ adUnitID: String) {
    let request = BannerSignalRequest(signalType: "SIGNAL_TYPE")
    request.adUnitID = adUnitID
    request.adSize = currentOrientationInlineAdaptiveBanner(width: 375)
    request.adSizes = [nsValue(for: AdSizeBanner)]
    ask(request)
  }

  public func askForInterstitial(_ adUnitID: String) {
    let request = InterstitialSignalRequest(signalType: "SIGNAL_TYPE")
    request.adUnitID = adUnitID
    request.keywords = ["soup"]
    ask(request)
  }

  private func ask(_ request: SignalRequest) {
    MobileAds.generateSignal(request) { [weak self] signal, error in
      if let error {
        self?.heard.append("no signal \((error as NSError).code)")
        return
      }
      self?.signal = signal?.signal
    }
  }

  /// The same for async code.
  public static func signal(of adUnitID: String) async throws -> String {
    let request = RewardedSignalRequest(signalType: "SIGNAL_TYPE")
    request.adUnitID = adUnitID
    let signal: Signal = try await MobileAds.generateSignal(request)
    return signal.signal
  }

  // MARK: Answers

  public func renderNative(_ adResponseString: String) {
    adLoader.delegate = self
    adLoader.load(with: adResponseString)
  }

  public func renderBanner(_ adResponseString: String) {
    bannerView.load(with: adResponseString)
  }

  public func renderInterstitial(_ adResponseString: String) {
    InterstitialAd.load(with: adResponseString) { [weak self] ad, error in
      self?.interstitial = ad
      if let error { self?.heard.append("no interstitial \((error as NSError).code)") }
    }
  }

  /// The unit of the rewarded ad that comes.
  public static func reward(_ adResponseString: String) async throws -> String {
    try await RewardedAd.load(with: adResponseString).adUnitID
  }
}

extension SignalController: NativeAdLoaderDelegate, BannerViewDelegate {
  public func adLoader(_ adLoader: AdLoader, didReceive nativeAd: NativeAd) {
    self.nativeAd = nativeAd
    heard.append("native of \(adLoader.adUnitID)")
  }

  public func adLoader(_ adLoader: AdLoader, didFailToReceiveAdWithError error: Error) {
    heard.append("no native \((error as NSError).code)")
  }

  public func bannerViewDidReceiveAd(_ bannerView: BannerView) {
    heard.append("banner of \(bannerView.adUnitID ?? "")")
  }

  public func bannerView(
    _ bannerView: BannerView, didFailToReceiveAdWithError error: Error
  ) {
    heard.append("no banner \((error as NSError).code)")
  }
}
