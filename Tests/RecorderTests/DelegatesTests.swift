import AdplayRecorder
import GoogleMobileAds
import Playing
import Scenarios
import Simulation
import Taping
import Testing
import UIKit

extension AllRecordings {
  /// Delegates of the app are told what they would be told without the recorder.
  @Suite @MainActor struct DelegatesTests {
    /// What an app does with its delegate around `watch`.
    enum Moment: CaseIterable { case setBefore, setAfter, replaced, takenAway, gone }

    @Test(arguments: Watched.allCases, Moment.allCases)
    func `each call reaches the app's delegate, and is recorded`(
      _ watched: Watched, _ moment: Moment
    ) throws {
      let plain = try told(watched, moment, isRecorded: false)
      let tape = Tape()
      #expect(try told(watched, moment, isRecorded: true) == plain)
      #expect(plain.isEmpty == [.takenAway, .gone].contains(moment))
      // That an ad has come is written as it is watched.
      let lines = tape.entries.filter {
        $0.contains(#""to":"app""#) && !$0.contains("completionHandler")
      }
      #expect(lines.count == watched.calls)
    }

    /// What the delegates of the app hear.
    private func told(_ watched: Watched, _ moment: Moment, isRecorded: Bool) throws -> [String] {
      let session = try session(with: watched.format)
      let subject = try #require(watched.subject { session.perform(.advance(.seconds(2))) })
      let log = Spy.Log()
      let spies = ["first", "second"].map { Spy($0, log) }
      var brief: Spy? = Spy("brief", log)
      switch moment {
      case .setBefore, .replaced, .takenAway: subject.set(spies[0])
      case .gone: subject.set(brief)
      case .setAfter: break
      }
      if isRecorded { subject.watch() }
      switch moment {
      case .setBefore: break
      case .setAfter: subject.set(spies[0])
      case .replaced: subject.set(spies[1])
      case .takenAway: subject.set(nil)
      case .gone: brief = nil
      }
      // What came later is seen when there is next something to do.
      let other = AdLoader(adUnitID: "", rootViewController: nil, adTypes: [], options: nil)
      if isRecorded { Recorder.shared.watch(other) }
      subject.tell()
      return withExtendedLifetime((spies, brief)) { log.calls }
    }

    private func session(with format: String) throws -> Session {
      let session = try Session(
        Scenario(
          reading: Array(
            """
            {"title": "one ad", "adUnits": [{"id": "unit", "format": "\(format)", "lines": [
              {"label": "A", "class": "SampleAdapter.SampleCustomEvent", "parameter": "a"}]}]}
            """.utf8)))
      session.start()
      return session
    }
  }
}

/// What `watch` takes.
@MainActor enum Watched: CaseIterable {
  case loader, nativeAd, banner, interstitial, rewarded, rewardedInterstitial, appOpen

  /// An object of this kind, with what an app and Google's SDK do with it.
  struct Subject {
    let watch: () -> Void
    let set: (Spy?) -> Void
    /// Makes each call that there is.
    let tell: () -> Void
  }

  var format: String {
    switch self {
    case .loader, .nativeAd: "native"
    default: "\(self)"
    }
  }

  /// How many calls there are.
  var calls: Int {
    switch self {
    case .loader: 3
    case .nativeAd: 5
    case .banner: 7
    default: 6
    }
  }

  /// `wait` lets an ad come.
  func subject(_ wait: () -> Void) -> Subject? {
    switch self {
    case .loader: loader(wait)
    case .nativeAd: nativeAd(wait)
    case .banner: banner()
    case .interstitial:
      cover(wait) { take in InterstitialAd.load(with: "unit", request: nil) { ad, _ in take(ad) } }
    case .rewarded:
      cover(wait) { take in RewardedAd.load(with: "unit", request: nil) { ad, _ in take(ad) } }
    case .rewardedInterstitial:
      cover(wait) { take in
        RewardedInterstitialAd.load(with: "unit", request: nil) { ad, _ in take(ad) }
      }
    case .appOpen:
      cover(wait) { take in AppOpenAd.load(with: "unit", request: nil) { ad, _ in take(ad) } }
    }
  }

  private func cover<Ad: FullScreenPresentingAd>(
    _ wait: () -> Void, _ load: (@escaping (Ad?) -> Void) -> Void
  ) -> Subject? {
    var loaded: Ad?
    load { loaded = $0 }
    wait()
    return loaded.map { ad in
      Subject(
        watch: { Recorder.shared.watch(ad) }, set: { ad.fullScreenContentDelegate = $0 },
        tell: {
          let delegate = ad.fullScreenContentDelegate
          delegate?.adWillPresentFullScreenContent(ad)
          delegate?.adDidRecordImpression(ad)
          delegate?.adDidRecordClick(ad)
          delegate?.ad(ad, didFailToPresentFullScreenContentWithError: Spy.Refusal())
          delegate?.adWillDismissFullScreenContent(ad)
          delegate?.adDidDismissFullScreenContent(ad)
        })
    }
  }

  private func banner() -> Subject {
    let banner = BannerView(adSize: AdSizeBanner)
    banner.adUnitID = "unit"
    return Subject(
      watch: { Recorder.shared.watch(banner) }, set: { banner.delegate = $0 },
      tell: {
        let delegate = banner.delegate
        delegate?.bannerViewDidReceiveAd(banner)
        delegate?.bannerView(banner, didFailToReceiveAdWithError: Spy.Refusal())
        delegate?.bannerViewDidRecordImpression(banner)
        delegate?.bannerViewDidRecordClick(banner)
        delegate?.bannerViewWillPresentScreen(banner)
        delegate?.bannerViewWillDismissScreen(banner)
        delegate?.bannerViewDidDismissScreen(banner)
      })
  }

  /// A loader, and the ad that it brings.
  private func loaded(_ wait: () -> Void) -> (AdLoader, NativeAd)? {
    let loader = AdLoader(
      adUnitID: "unit", rootViewController: nil, adTypes: [.native], options: nil)
    let spy = Spy("loader", Spy.Log())
    loader.delegate = spy
    loader.load(nil)
    wait()
    loader.delegate = nil
    return spy.ad.map { (loader, $0) }
  }

  private func loader(_ wait: () -> Void) -> Subject? {
    loaded(wait).map { loader, ad in
      Subject(
        watch: { Recorder.shared.watch(loader) }, set: { loader.delegate = $0 },
        tell: {
          let delegate = loader.delegate
          (delegate as? any NativeAdLoaderDelegate)?.adLoader(loader, didReceive: ad)
          delegate?.adLoader(loader, didFailToReceiveAdWithError: Spy.Refusal())
          delegate?.adLoaderDidFinishLoading(loader)
        })
    }
  }

  private func nativeAd(_ wait: () -> Void) -> Subject? {
    loaded(wait).map { _, ad in
      Subject(
        watch: { Recorder.shared.watch(ad) }, set: { ad.delegate = $0 },
        tell: {
          let delegate = ad.delegate
          delegate?.nativeAdDidRecordImpression(ad)
          delegate?.nativeAdDidRecordClick(ad)
          delegate?.nativeAdWillPresentScreen(ad)
          delegate?.nativeAdWillDismissScreen(ad)
          delegate?.nativeAdDidDismissScreen(ad)
        })
    }
  }
}

/// A delegate of everything, which writes down its calls.
final class Spy: NSObject {
  final class Log { var calls: [String] = [] }

  struct Refusal: Error {}

  private let name: String
  private let log: Log
  fileprivate private(set) var ad: NativeAd?

  init(_ name: String, _ log: Log) { (self.name, self.log) = (name, log) }

  private func hear(_ object: AnyObject, _ call: String = #function) {
    log.calls.append("\(name): \(call) of \(type(of: object))")
  }
}

extension Spy: NativeAdLoaderDelegate {
  func adLoader(_ adLoader: AdLoader, didReceive nativeAd: NativeAd) {
    ad = nativeAd
    hear(nativeAd)
  }
  func adLoader(_ adLoader: AdLoader, didFailToReceiveAdWithError error: any Error) {
    if error is Refusal { hear(adLoader) }
  }
  func adLoaderDidFinishLoading(_ adLoader: AdLoader) { hear(adLoader) }
}

extension Spy: NativeAdDelegate {
  func nativeAdDidRecordImpression(_ ad: NativeAd) { hear(ad) }
  func nativeAdDidRecordClick(_ ad: NativeAd) { hear(ad) }
  func nativeAdWillPresentScreen(_ ad: NativeAd) { hear(ad) }
  func nativeAdWillDismissScreen(_ ad: NativeAd) { hear(ad) }
  func nativeAdDidDismissScreen(_ ad: NativeAd) { hear(ad) }
}

extension Spy: BannerViewDelegate {
  func bannerViewDidReceiveAd(_ banner: BannerView) { hear(banner) }
  func bannerView(_ banner: BannerView, didFailToReceiveAdWithError error: any Error) {
    if error is Refusal { hear(banner) }
  }
  func bannerViewDidRecordImpression(_ banner: BannerView) { hear(banner) }
  func bannerViewDidRecordClick(_ banner: BannerView) { hear(banner) }
  func bannerViewWillPresentScreen(_ banner: BannerView) { hear(banner) }
  func bannerViewWillDismissScreen(_ banner: BannerView) { hear(banner) }
  func bannerViewDidDismissScreen(_ banner: BannerView) { hear(banner) }
}

extension Spy: FullScreenContentDelegate {
  func adDidRecordImpression(_ ad: any FullScreenPresentingAd) { hear(ad) }
  func adDidRecordClick(_ ad: any FullScreenPresentingAd) { hear(ad) }
  func ad(
    _ ad: any FullScreenPresentingAd, didFailToPresentFullScreenContentWithError error: any Error
  ) { if error is Refusal { hear(ad) } }
  func adWillPresentFullScreenContent(_ ad: any FullScreenPresentingAd) { hear(ad) }
  func adWillDismissFullScreenContent(_ ad: any FullScreenPresentingAd) { hear(ad) }
  func adDidDismissFullScreenContent(_ ad: any FullScreenPresentingAd) { hear(ad) }
}
