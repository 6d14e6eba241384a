import AdServing

/// Lets a custom event of SDK 7 stand where today's SDK has an adapter: Google asks the bridge, and
/// the bridge asks the custom event and answers for it.
final class CustomEventBridge: NSObject, MediationAdapter {
  private let event: any NSObjectProtocol
  private let parameter: String?
  /// What else the line's settings have. On a phone a publisher passes such things as extras.
  private let settings: [AnyHashable: Any]
  private let label: String
  private let keywords: [String]?

  init(_ event: any NSObjectProtocol, _ line: AdUnit.Line, _ request: Request) {
    self.event = event
    parameter = line.settings[GADCustomEventParametersServer] as? String
    settings = line.settings.filter { $0.key != GADCustomEventParametersServer }
    label = line.label
    keywords = request.keywords
  }

  /// A bridge that leads nowhere; Google makes none.
  override init() {
    (event, parameter, settings, label, keywords) = (NSObject(), nil, [:], "", nil)
  }

  // A custom event has neither versions nor a set-up, and nobody asks the bridge for them.
  static func adapterVersion() -> VersionNumber { VersionNumber() }
  static func adSDKVersion() -> VersionNumber { VersionNumber() }
  /// What the publisher registers for custom events, by the labels of their lines.
  static func networkExtrasClass() -> (any AdNetworkExtras.Type)? { CustomEventExtras.self }

  func loadNativeAd(
    for adConfiguration: MediationNativeAdConfiguration,
    completionHandler: @escaping GADMediationNativeLoadCompletionHandler
  ) {
    guard let event = event as? any GADCustomEventNativeAd else {
      _ = completionHandler(nil, RequestError.formatNotImplemented("GADCustomEventNativeAd"))
      return
    }
    let listener = NativeCustomEventListener(completionHandler)
    CustomEventListeners.shared.keep(listener, of: event)
    event.delegate = listener
    event.request(
      withParameter: parameter ?? "", request: request(adConfiguration),
      adTypes: adConfiguration.adTypes.map(\.asObject), options: adConfiguration.options,
      rootViewController: rootViewController(adConfiguration))
  }

  func loadBanner(
    for adConfiguration: MediationBannerAdConfiguration,
    completionHandler: @escaping GADMediationBannerLoadCompletionHandler
  ) {
    guard let event = event as? any GADCustomEventBanner else {
      _ = completionHandler(nil, RequestError.formatNotImplemented("GADCustomEventBanner"))
      return
    }
    let listener = BannerCustomEventListener(completionHandler)
    CustomEventListeners.shared.keep(listener, of: event)
    event.delegate = listener
    event.requestAd(
      adConfiguration.adSize, parameter: parameter, label: label,
      request: request(adConfiguration))
  }

  func loadInterstitial(
    for adConfiguration: MediationInterstitialAdConfiguration,
    completionHandler: @escaping GADMediationInterstitialLoadCompletionHandler
  ) {
    guard let event = event as? any GADCustomEventInterstitial else {
      _ = completionHandler(nil, RequestError.formatNotImplemented("GADCustomEventInterstitial"))
      return
    }
    let listener = InterstitialCustomEventListener(completionHandler)
    CustomEventListeners.shared.keep(listener, of: event)
    event.delegate = listener
    event.requestAd(
      withParameter: parameter, label: label, request: request(adConfiguration))
  }

  /// There were no custom events for rewarded ads.
  func loadRewardedAd(
    for adConfiguration: MediationRewardedAdConfiguration,
    completionHandler: @escaping GADMediationRewardedLoadCompletionHandler
  ) {
    _ = completionHandler(
      nil, RequestError.formatNotImplemented("GADMRewardBasedVideoAdNetworkAdapter"))
  }

  private func request(_ configuration: MediationAdConfiguration) -> GADCustomEventRequest {
    let extras = (configuration.extras as? CustomEventExtras)?.extras(forLabel: label)
    let parameters = settings.merging(extras ?? [:]) { _, extra in extra }
    return GADCustomEventRequest(
      keywords: keywords, parameters: parameters.isEmpty ? nil : parameters,
      isTest: configuration.isTestRequest)
  }

  private func rootViewController(_ configuration: MediationAdConfiguration) -> UIViewController {
    MainActor.assumeIsolated { configuration.topViewController ?? UIViewController() }
  }
}
