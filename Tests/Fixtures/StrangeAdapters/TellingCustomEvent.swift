// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import GoogleMobileAds

/// Fails with what it finds about the request, the way published adapters look for it.
public final class TellingCustomEvent: NSObject, MediationAdapter {
  public override init() {}
  public static func adapterVersion() -> VersionNumber { VersionNumber() }
  public static func adSDKVersion() -> VersionNumber { VersionNumber() }
  public static func networkExtrasClass() -> AdNetworkExtras.Type? { Extras.self }

  public func loadNativeAd(
    for adConfiguration: MediationNativeAdConfiguration,
    completionHandler: @escaping GADMediationNativeLoadCompletionHandler
  ) {
    let all = MobileAds.shared.requestConfiguration
    let extras = adConfiguration.extras as? Extras
    let words = [
      "child: \(all.tagForChildDirectedTreatment?.stringValue ?? "-")",
      "consent: \(all.tagForUnderAgeOfConsent?.stringValue ?? "-")",
      "age: \(all.ageRestrictedTreatment)",
      "extras: \(extras?.additionalParameters?["region"] ?? "-")",
    ]
    let error = NSError(
      domain: "telling", code: 1,
      userInfo: [NSLocalizedDescriptionKey: words.joined(separator: ", ")])
    _ = completionHandler(nil, error)
  }
}

/// The same for an adapter that looks under its line's label.
public final class LabelledCustomEvent: NSObject, MediationAdapter {
  public override init() {}
  public static func adapterVersion() -> VersionNumber { VersionNumber() }
  public static func adSDKVersion() -> VersionNumber { VersionNumber() }
  public static func networkExtrasClass() -> AdNetworkExtras.Type? { CustomEventExtras.self }

  public func loadNativeAd(
    for adConfiguration: MediationNativeAdConfiguration,
    completionHandler: @escaping GADMediationNativeLoadCompletionHandler
  ) {
    let extras = adConfiguration.extras as? CustomEventExtras
    let error = NSError(
      domain: "telling", code: 1,
      userInfo: [NSLocalizedDescriptionKey: "\(extras?.extras(forLabel: "A")?["region"] ?? "-")"])
    _ = completionHandler(nil, error)
  }
}
