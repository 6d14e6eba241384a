import AdplayRecorder
import GoogleMobileAds
import Taping
import Testing

extension AllRecordings {
  /// Nothing lives longer or shorter because it is recorded: whoever keeps whom.
  @Suite @MainActor struct LifetimeTests {
    /// What Google's SDK keeps after a load. It keeps an ad's delegate wherever it keeps the ad.
    enum Kept: CaseIterable { case nothing, adapter, ad, adapterAndAd }

    @Test(arguments: KeepingAdapter.Keeps.allCases, Kept.allCases)
    func `a recorder changes no lifetime`(_ keeps: KeepingAdapter.Keeps, _ kept: Kept) {
      _ = Tape()
      KeepingAdapter.keeps = keeps
      let plain = remains(of: KeepingAdapter.self, kept)
      #expect(remains(of: RecordedKeepingAdapter.self, kept) == plain)
      #expect(!plain.contains("ad: true") || kept != .nothing)
    }

    /// What is still there after a load, and whether a report reaches Google's SDK.
    private func remains(of type: any MediationAdapter.Type, _ kept: Kept) -> [String] {
      weak var (weakAd, weakEvents): (KeepingAd?, GoogleEvents?)
      weak var weakAdapter: KeepingAdapter?
      let google = Google()
      func load() {
        let adapter = type.init()
        google.adapter = adapter
        adapter.loadInterstitial(for: MediationInterstitialAdConfiguration()) { ad, _ in
          let events = GoogleEvents()
          (google.ad, google.events, weakEvents) = (ad, events, events)
          return events
        }
      }
      load()
      (weakAd, weakAdapter) = (KeepingAdapter.lastAd, KeepingAdapter.last)
      if kept != .adapter, kept != .adapterAndAd { google.adapter = nil }
      if kept != .ad, kept != .adapterAndAd { (google.ad, google.events) = (nil, nil) }
      return withExtendedLifetime(google) {
        weakAd?.report()
        return [
          "adapter: \(weakAdapter != nil)", "ad: \(weakAd != nil)",
          "delegate: \(weakEvents != nil)", "clicks: \(weakEvents?.clicks ?? 0)",
        ]
      }
    }
  }
}

/// Keeps what it is told to.
final class KeepingAdapter: NSObject, MediationAdapter {
  /// What an adapter of this kind keeps, and what its ads do.
  enum Keeps: CaseIterable {
    case nothing, adWithDelegate, adWithWeakDelegate, adWithoutDelegate, handler
    case onlyTheAdItsDelegate
  }

  nonisolated(unsafe) static var keeps = Keeps.nothing
  nonisolated(unsafe) static weak var last: KeepingAdapter?
  nonisolated(unsafe) static weak var lastAd: KeepingAd?

  private var ad: KeepingAd?
  private var handler: GADMediationInterstitialLoadCompletionHandler?

  override init() {
    super.init()
    Self.last = self
  }

  static func adapterVersion() -> VersionNumber { VersionNumber() }
  static func adSDKVersion() -> VersionNumber { VersionNumber() }
  static func networkExtrasClass() -> (any AdNetworkExtras.Type)? { nil }

  func loadInterstitial(
    for adConfiguration: MediationInterstitialAdConfiguration,
    completionHandler: @escaping GADMediationInterstitialLoadCompletionHandler
  ) {
    let ad = KeepingAd()
    Self.lastAd = ad
    let events = completionHandler(ad, nil)
    switch Self.keeps {
    case .nothing: break
    case .adWithDelegate: (self.ad, ad.events) = (ad, events)
    case .adWithWeakDelegate: (self.ad, ad.weakEvents) = (ad, events)
    case .adWithoutDelegate: self.ad = ad
    case .handler: handler = completionHandler
    case .onlyTheAdItsDelegate: ad.events = events
    }
  }
}

final class KeepingAd: NSObject, MediationInterstitialAd {
  var events: (any MediationInterstitialAdEventDelegate)?
  weak var weakEvents: (any MediationInterstitialAdEventDelegate)?

  func report() { (events ?? weakEvents)?.reportClick() }
  func present(from viewController: UIViewController) {}
}

final class RecordedKeepingAdapter: RecordingAdapter {
  override class var adapter: any MediationAdapter.Type { KeepingAdapter.self }
}

private final class Google {
  var adapter: (any MediationAdapter)?
  var ad: (any MediationInterstitialAd)?
  var events: GoogleEvents?
}

private final class GoogleEvents: NSObject, MediationInterstitialAdEventDelegate {
  private(set) var clicks = 0

  func reportClick() { clicks += 1 }
  func reportImpression() {}
  func willPresentFullScreenView() {}
  func didFailToPresentWithError(_ error: any Error) {}
  func willDismissFullScreenView() {}
  func didDismissFullScreenView() {}
}
