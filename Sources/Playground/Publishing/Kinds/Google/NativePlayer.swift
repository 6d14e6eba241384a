import AdServing
import GoogleMobileAds
import Scenarios
import Simulation

/// A native ad unit: its loader, and the newest ad in a card in the feed.
final class NativePlayer: NSObject, Player {
  private let unitID: String
  private let api: AdapterAPI
  private let screen: AppScreen
  private var state = State.empty
  private var loader: AdLoader?
  /// Loaders that nobody waits for any more: each is kept until it has answered.
  private var abandoned: [AdLoader] = []
  private let listener = AdListener()
  private var wasShown = false

  private enum State {
    case empty, loading, failed
    case loaded(NativeAd)
  }

  init(unitID: String, _ api: AdapterAPI, on screen: AppScreen) {
    self.unitID = unitID
    self.api = api
    self.screen = screen
  }

  private var ad: NativeAd? {
    if case .loaded(let ad) = state { ad } else { nil }
  }

  let place = AdPlace.inApp
  var hasAd: Bool { ad != nil }
  var hasUnseenAd: Bool { hasAd && !wasShown }
  var isLoading: Bool {
    if case .loading = state { true } else { false }
  }

  func load(_ options: Scenario.Options) {
    options.registerConfiguration()
    // A loader that is still waiting is abandoned, as when a screen is opened again.
    loader?.delegate = nil
    abandoned = (abandoned + [loader].compactMap(\.self)).filter(\.isLoading)
    let loader = AdLoader(
      adUnitID: unitID, rootViewController: screen.feed, adTypes: options.adTypes(api),
      options: options.adLoaderOptions)
    loader.delegate = self
    self.loader = loader
    state = .loading
    loader.load(options.request(of: unitID))
  }

  func show(_ options: Scenario.Options, at placement: String?) {
    guard let ad else { return }
    wasShown = true
    ad.delegate = listener
    ad.mediaContent.videoController.delegate = listener
    ad.paidEventHandler = { _ in }
    if let layout = options.layout {
      World.current.journal.note(by: .app, layout.inWords, .layoutDrawn, ad: ad.name)
    }
    screen.feed.show(ad, options)
  }

  func takeDown() { screen.feed.takeDown() }

  func take(_ order: PlayerOrder) {
    guard order == .unit(.dispose) else { return }
    World.current.journal.letsGo(of: unitID)
    if screen.unitInFeed == unitID { takeDown() }
    loader?.delegate = nil
    (state, loader) = (.empty, nil)
  }
}

extension NativePlayer: @preconcurrency NativeAdLoaderDelegate {
  func adLoader(_ adLoader: AdLoader, didReceive nativeAd: NativeAd) {
    (state, wasShown) = (.loaded(nativeAd), false)
  }

  func adLoader(_ adLoader: AdLoader, didFailToReceiveAdWithError error: any Error) {
    state = .failed
  }
}

extension AdLayout {
  fileprivate var inWords: String {
    let count = views.count == 1 ? "one view" : "\(views.count) views"
    return "the application lays out the ad itself, in \(count)"
  }
}

/// The application is told what happens to its ads, but has nothing to do about it.
private final class AdListener: NSObject, NativeAdDelegate, VideoControllerDelegate {}
