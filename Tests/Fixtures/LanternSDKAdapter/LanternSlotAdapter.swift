// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import GoogleMobileAds
import LanternSDKStandIn

/// An adapter for the part of the SDK that has one call for all events, and views that are bound to ads.
public final class LanternSlotAdapter: NSObject, MediationAdapter {
  private var load: AnyObject?

  public required override init() {}

  public static func adapterVersion() -> VersionNumber { LanternSDKAdapter.adapterVersion() }
  public static func adSDKVersion() -> VersionNumber { LanternSDKAdapter.adSDKVersion() }
  public static func networkExtrasClass() -> AdNetworkExtras.Type? { nil }

  public static func setUp(
    with configuration: MediationServerConfiguration,
    completionHandler: @escaping GADMediationAdapterSetUpCompletionBlock
  ) { completionHandler(nil) }

  public func loadAppOpenAd(
    for adConfiguration: MediationAppOpenAdConfiguration,
    completionHandler: @escaping GADMediationAppOpenLoadCompletionHandler
  ) {
    let settings = LanternCards.settings(from: adConfiguration.text)
    guard settings.isOk, let id = (try? settings.get())?["slot"] as? Int else {
      _ = completionHandler(nil, settings.error ?? LanternError.noFill)
      return
    }
    let load = LanternSlotAd(completionHandler)
    self.load = load
    load.begin(id)
  }

  public func loadBanner(
    for adConfiguration: MediationBannerAdConfiguration,
    completionHandler: @escaping GADMediationBannerLoadCompletionHandler
  ) {
    let load = LanternCardBanner(completionHandler)
    self.load = load
    load.begin(Int(adConfiguration.text) ?? 0)
  }
}

extension MediationAdConfiguration {
  fileprivate var text: String { credentials.settings["parameter"] as? String ?? "" }
}

/// An ad whose events are cases.
private final class LanternSlotAd: NSObject, LanternScreenDelegate, MediationAppOpenAd {
  private var slot: LanternSlot?
  private var answer: GADMediationAppOpenLoadCompletionHandler?
  private var events: MediationAppOpenAdEventDelegate?

  init(_ answer: @escaping GADMediationAppOpenLoadCompletionHandler) { self.answer = answer }

  func begin(_ id: Int) {
    slot = LanternSlot(id, delegate: self)
    slot?.loadAd()
  }

  func present(from viewController: UIViewController) { slot?.show(from: viewController) }

  func slot(_ slot: LanternSlot?, didEmit event: LanternSlotEvent, data: [String: Any]?) {
    switch event {
    case .ready: events = answer?(self, nil)
    case .failed: _ = answer?(nil, LanternError.noFill)
    case .viewed: events?.reportImpression()
    case .clicked, .clickedAgain: events?.reportClick()
    case .rendered, .heightUpdated: break
    }
  }

  func slot(_ slot: LanternSlot?, onScreen event: LanternScreenEvent) {
    switch event {
    case .willPresent: events?.willPresentFullScreenView()
    case .presented: break
    case .failedToPresent(let error): events?.didFailToPresentWithError(error)
    case .willDismiss: events?.willDismissFullScreenView()
    case .dismissed: events?.didDismissFullScreenView()
    }
  }
}

/// A view that an ad is bound to.
private final class LanternCardBanner: NSObject, LanternCardPlacementDelegate,
  LanternCardDelegate, MediationBannerAd
{
  private let card = LanternCardView(frame: CGRect(x: 0, y: 0, width: 320, height: 50))
  private var answer: GADMediationBannerLoadCompletionHandler?
  private var events: MediationBannerAdEventDelegate?

  init(_ answer: @escaping GADMediationBannerLoadCompletionHandler) { self.answer = answer }

  var view: UIView { card }

  func begin(_ id: Int) {
    // The SDK keeps it while it loads.
    LanternCards.placement(delegate: self)?.request(id: id)
  }

  func didReceive(card ad: LanternCard) {
    ad.delegate = self
    card.bind(ad)
    events = answer?(self, nil)
    answer = nil
  }

  func didFailToReceiveCard(reason: any Error) {
    _ = answer?(nil, reason)
    answer = nil
  }

  func didRecordImpression(card: LanternCard) { events?.reportImpression() }
  func didRecordClick(card: LanternCard) { events?.reportClick() }
}
