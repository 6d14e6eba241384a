// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import GoogleMobileAds
import GoogleMobileAds_Private
import UIKit
import UserMessagingPlatform

/// A page that asks for consent first, and whose names are those before SDK 12.
public final class ConsentController: UIViewController {
  public private(set) var interstitial: GAMInterstitialAd?
  public private(set) var heard: [String] = []
  public let banner = GAMBannerView(adSize: AdSizeBanner)

  public func ask() {
    let parameters = UMPRequestParameters()
    parameters.tagForUnderAgeOfConsent = false
    let debugSettings = UMPDebugSettings()
    debugSettings.geography = .EEA
    parameters.debugSettings = debugSettings
    if UMPConsentInformation.sharedInstance.canRequestAds { heard.append("too early") }
    UMPConsentInformation.sharedInstance.requestConsentInfoUpdate(with: parameters) {
      [weak self] error in
      guard let self, error == nil else { return }
      UMPConsentForm.loadAndPresentIfRequired(from: self) { [weak self] error in
        guard error == nil, ConsentInformation.shared.canRequestAds else { return }
        self?.start()
      }
    }
  }

  private let parameters = RequestParameters()

  /// Passes one text after the other, and says what was set.
  public func sync(_ identifiers: [String?]) -> [String?] {
    identifiers.map {
      parameters.consentSyncID = $0
      return parameters.consentSyncID
    }
  }

  public func askLater() async throws {
    parameters.consentSyncID = UIDevice.current.identifierForVendor?.uuidString
    try await ConsentInformation.shared.requestConsentInfoUpdate(with: parameters)
  }

  public func showFormLater() async throws {
    try await ConsentForm.loadAndPresentIfRequired(from: self)
  }

  public func showOptionsLater() async {
    do {
      try await ConsentForm.presentPrivacyOptionsForm(from: self)
    } catch {
      heard.append("no form")
    }
  }

  private func start() {
    let configuration = MediationInitializationConfiguration()
    configuration.includedAdFormats = [AdFormat.interstitial.rawValue as NSNumber]
    configuration.initializationTimeout = 5
    MobileAds.shared.start(with: configuration) { [weak self] _ in self?.load() }
  }

  private func load() {
    let request = GAMRequest()
    request.skipUninitializedAdapters = true
    GAMInterstitialAd.load(withAdManagerAdUnitID: "break", request: request) { [weak self] ad, _ in
      self?.interstitial = ad
      ad?.fullScreenContentDelegate = self
      ad?.appEventDelegate = self
    }
  }

  public func show() {
    do {
      try interstitial?.canPresent(fromRootViewController: self)
      interstitial?.present(fromRootViewController: self)
    } catch {
      heard.append("cannot")
    }
  }
}

extension ConsentController: GADFullScreenContentDelegate, GADAppEventDelegate {
  public func ad(
    _ ad: GADFullScreenPresentingAd, didFailToPresentFullScreenContentWithError error: Error
  ) {
    heard.append(error.localizedDescription)
  }
}
