@testable import Contract
import GoogleMobileAds
import Observing
@testable import Playing
@testable import Publishing
@testable import Scenarios
import Simulation
import Testing
import UIKit
import UserMessagingPlatform

extension AllSessions {
  /// Applications that do what looks like a mistake of the zoo, and is none.
  @Suite @MainActor struct InnocentAppTests {
    /// Plays a scenario of the zoo with another page.
    private func findings(
      _ name: String, _ page: @escaping @MainActor () -> UIViewController,
      changed: (inout Scenario) -> Void = { _ in }
    ) throws -> [String] {
      var scenario = try Scenario(reading: try #require(ScenarioLibrary.content(of: name)))
      scenario.app = "innocent"
      changed(&scenario)
      LinkedApps.register(["innocent": page])
      return ScriptRun.play(Session(scenario)).session.findings
    }

    @Test func `an ad that is kept for a second and then dropped`() throws {
      #expect(try findings("lets-go-at-once") { BreakPage { $0.dropLater() } } == [])
    }

    @Test func `an ad that comes for a page that is gone`() throws {
      #expect(try findings("lets-go-at-once") { BreakPage { $0.handover = { _, _ in } } } == [])
    }

    @Test func `a delegate that hears of failures only`() throws {
      #expect(try findings("listens-in-an-old-language") { BreakPage() } == [])
    }

    @Test func `a request right after the start, when the adapters need no time`() throws {
      #expect(try findings("lets-go-at-once") { BreakPage { $0.waits = false } } == [])
    }

    @Test func `the same when an adapter is not ready is a mistake`() throws {
      let found = try findings("lets-go-at-once") {
        BreakPage { $0.waits = false }
      } changed: {
        $0.adUnits[0].lines.append(
          .sample(label: "slow", className: "BrokenAdapters.NeverStartsCustomEvent"))
      }
      #expect(found.contains("asked-before-start"))
    }

    @Test func `a native ad that is taken off the screen before its second is over`() throws {
      #expect(try findings("shows-it-twice") { PassingPage() } == [])
    }

    @Test func `consent that is asked for first, and again`() throws {
      #expect(try findings("asks-for-consent-too-late") { BreakPage { $0.asks = true } } == [])
    }

    @Test func `a user who taps while the preloader has nothing`() throws {
      let found = try findings("asks-in-a-loop") {
        ImpatientPage()
      } changed: { scenario in
        let taps = (0..<9).map { _ in Action.tap(.button("Next level")) }
        scenario.script = taps.map { ScriptStep(.action($0)) }
      }
      #expect(found == [])
    }
  }
}

/// Shows an interstitial at a break, and listens to failures only.
private final class BreakPage: UIViewController, @preconcurrency FullScreenContentDelegate {
  var handover: (BreakPage, InterstitialAd) -> Void = { page, ad in
    page.ads.append(ad)
    ad.fullScreenContentDelegate = page
  }
  var waits = true
  var asks = false
  private var ads: [InterstitialAd] = []
  private var shown = 0

  convenience init(_ change: (BreakPage) -> Void) {
    self.init(nibName: nil, bundle: nil)
    change(self)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(
      UIButton(
        frame: CGRect(x: 20, y: 100, width: 200, height: 20),
        primaryAction: UIAction(title: "Next level") { [weak self] _ in self?.show() }))
    guard asks else { return start() }
    ConsentInformation.shared.requestConsentInfoUpdate(with: nil) { [weak self] _ in
      self?.start()
      ConsentInformation.shared.requestConsentInfoUpdate(with: nil) { _ in }
    }
  }

  func dropLater() {
    handover = { page, ad in
      page.ads.append(ad)
      ad.fullScreenContentDelegate = page
      DispatchQueue.main.asyncAfter(deadline: .now() + 1) { [weak page] in page?.ads = [] }
    }
  }

  private func start() {
    guard waits else {
      MobileAds.shared.start()
      return load()
    }
    MobileAds.shared.start { [weak self] _ in self?.load() }
  }

  private func load() {
    InterstitialAd.load(with: "break", request: Request()) { [weak self] ad, _ in
      guard let self, let ad else { return }
      handover(self, ad)
    }
  }

  private func show() {
    guard shown < ads.count else { return }
    ads[shown].present(from: self)
    shown += 1
    load()
  }

  func ad(
    _ ad: any FullScreenPresentingAd, didFailToPresentFullScreenContentWithError error: any Error
  ) {}
}

/// Asks its preloader whenever the button is tapped.
private final class ImpatientPage: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(
      UIButton(
        frame: CGRect(x: 20, y: 100, width: 200, height: 20),
        primaryAction: UIAction(title: "Next level") { [weak self] _ in self?.show() }))
    MobileAds.shared.start { _ in
      InterstitialAdPreloader.shared.preload(
        for: "break", configuration: PreloadConfigurationV2(adUnitID: "break"))
    }
  }

  private func show() {
    guard let ad = InterstitialAdPreloader.shared.ad(with: "break") else { return }
    ad.present(from: self)
  }
}

/// Shows a native ad, and takes its view away half a second later with the ad in it.
private final class PassingPage: FeedPage {
  private let adView = NativeAdView(frame: CGRect(x: 10, y: 100, width: 340, height: 240))

  override func adLoader(_ adLoader: AdLoader, didReceive nativeAd: NativeAd) {
    let badge = UILabel(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    let headline = UILabel(frame: CGRect(x: 30, y: 0, width: 270, height: 20))
    let media = MediaView(frame: CGRect(x: 0, y: 30, width: 340, height: 180))
    badge.text = "Ad"
    headline.text = nativeAd.headline
    [badge, headline, media].forEach(adView.addSubview)
    adView.headlineView = headline
    adView.mediaView = media
    view.addSubview(adView)
    adView.nativeAd = nativeAd
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { [weak self] in
      self?.adView.removeFromSuperview()
    }
  }
}
