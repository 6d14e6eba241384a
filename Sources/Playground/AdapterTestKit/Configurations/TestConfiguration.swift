import Foundation
public import GoogleMobileAds

/// Ready configurations to call an adapter's loads with.
///
/// The settings are what the mediation settings of the line say, with the custom event's parameter at
/// `"parameter"`. With a bid response there is a watermark, too.
public enum TestConfiguration {
  /// For a banner.
  public static func banner(
    settings: [String: Any] = [:], size: AdSize = AdSizeBanner, bidResponse: String? = nil,
    isTest: Bool = true
  ) -> MediationBannerAdConfiguration {
    let configuration = MediationBannerAdConfiguration()
    fill(configuration, .banner, settings, bidResponse, isTest)
    configuration.adSize = size
    return configuration
  }

  /// For an interstitial.
  public static func interstitial(
    settings: [String: Any] = [:], bidResponse: String? = nil, isTest: Bool = true
  ) -> MediationInterstitialAdConfiguration {
    let configuration = MediationInterstitialAdConfiguration()
    fill(configuration, .interstitial, settings, bidResponse, isTest)
    return configuration
  }

  /// For a native ad.
  public static func native(
    settings: [String: Any] = [:], options: [GADAdLoaderOptions] = [], bidResponse: String? = nil,
    isTest: Bool = true
  ) -> MediationNativeAdConfiguration {
    let configuration = MediationNativeAdConfiguration()
    fill(configuration, .native, settings, bidResponse, isTest)
    configuration.options = options
    return configuration
  }

  /// For a rewarded ad.
  public static func rewarded(
    settings: [String: Any] = [:], bidResponse: String? = nil, isTest: Bool = true
  ) -> MediationRewardedAdConfiguration {
    let configuration = MediationRewardedAdConfiguration()
    fill(configuration, .rewarded, settings, bidResponse, isTest)
    return configuration
  }

  /// For a rewarded interstitial.
  public static func rewardedInterstitial(
    settings: [String: Any] = [:], bidResponse: String? = nil, isTest: Bool = true
  ) -> MediationRewardedAdConfiguration {
    let configuration = MediationRewardedAdConfiguration()
    fill(configuration, .rewardedInterstitial, settings, bidResponse, isTest)
    return configuration
  }

  /// For an app open ad.
  public static func appOpen(
    settings: [String: Any] = [:], bidResponse: String? = nil, isTest: Bool = true
  ) -> MediationAppOpenAdConfiguration {
    let configuration = MediationAppOpenAdConfiguration()
    fill(configuration, .appOpen, settings, bidResponse, isTest)
    return configuration
  }

  /// For a set-up, with the settings of each line.
  public static func setUp(_ lines: [[String: Any]]) -> MediationServerConfiguration {
    let configuration = MediationServerConfiguration()
    configuration.credentials = lines.map { credentials($0, .banner) }
    return configuration
  }

  /// For the collection of signals.
  public static func signals(
    settings: [String: Any] = [:], format: AdFormat, size: AdSize = AdSizeInvalid
  ) -> RTBRequestParameters {
    let parameters = RTBRequestParameters()
    parameters.configuration.credentials = [credentials(settings, format)]
    parameters.adSize = size
    return parameters
  }

  private static func fill(
    _ configuration: MediationAdConfiguration, _ format: AdFormat, _ settings: [String: Any],
    _ bidResponse: String?, _ isTest: Bool
  ) {
    configuration.credentials = credentials(settings, format)
    configuration.bidResponse = bidResponse
    configuration.watermark = bidResponse.map { _ in Data("a watermark".utf8) }
    configuration.isTestRequest = isTest
  }

  private static func credentials(
    _ settings: [String: Any], _ format: AdFormat
  ) -> MediationCredentials {
    let credentials = MediationCredentials()
    credentials.settings = settings
    credentials.format = format
    return credentials
  }
}
