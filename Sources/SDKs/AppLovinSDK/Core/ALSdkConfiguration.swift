import Simulation
import UIKit

/// What the SDK is started with.
public final class ALSdkInitializationConfiguration: NSObject {
  /// The account's key.
  public let sdkKey: String
  /// Who mediates.
  public let mediationProvider: String?
  /// The ad units to prepare; none means all.
  public let adUnitIdentifiers: [String]
  /// Devices that only get test ads.
  public let testDeviceAdvertisingIdentifiers: [String]

  /// A configuration that a block fills in.
  public convenience init(
    sdkKey: String, builderBlock: ((ALSdkInitializationConfigurationBuilder) -> Void)? = nil
  ) {
    let builder = ALSdkInitializationConfigurationBuilder()
    builderBlock?(builder)
    self.init(sdkKey, builder)
  }

  private init(_ sdkKey: String, _ builder: ALSdkInitializationConfigurationBuilder) {
    self.sdkKey = sdkKey
    mediationProvider = builder.mediationProvider
    adUnitIdentifiers = builder.adUnitIdentifiers
    testDeviceAdvertisingIdentifiers = builder.testDeviceAdvertisingIdentifiers
  }
}

/// Fills in what the SDK is started with.
public final class ALSdkInitializationConfigurationBuilder: NSObject {
  /// Who mediates.
  public var mediationProvider: String?
  /// The ad units to prepare; none means all.
  public var adUnitIdentifiers: [String] = []
  /// Devices that only get test ads.
  public var testDeviceAdvertisingIdentifiers: [String] = []
}

/// What mediation through MAX is called.
public let ALMediationProviderMAX = "max"  // swift-format-ignore: AlwaysUseLowerCamelCase

/// What the SDK knows once it was started.
public final class ALSdkConfiguration: NSObject {
  /// The user's country, if it is known.
  public var countryCode: String { "US" }
  /// Whether the SDK only loads test ads.
  public var isTestModeEnabled: Bool { false }
}

/// What an application may change.
public final class ALSdkSettings: NSObject {
  /// Whether the SDK writes a long log.
  public var isVerboseLoggingEnabled = false
  /// Whether videos begin without sound.
  public var isMuted = false
  /// The user, as the application names it.
  public var userIdentifier: String?
  /// Settings without a name of their own.
  public private(set) var extraParameters: [String: String] = [:]

  /// Sets one of them; nil removes it.
  public func setExtraParameterForKey(_ key: String, value: String?) {
    extraParameters[key] = value
  }
}

/// What the user has agreed to.
public final class ALPrivacySettings: NSObject {
  private static var choices: ALPrivacyChoices {
    World.current.instance { ALPrivacyChoices() }
  }

  /// Whether the user's data may be used.
  public class func setHasUserConsent(_ hasUserConsent: Bool) { choices.consent = hasUserConsent }
  /// The last answer; false if there was none.
  public class func hasUserConsent() -> Bool { choices.consent ?? false }
  /// Whether there was an answer.
  public class func isUserConsentSet() -> Bool { choices.consent != nil }
  /// Whether the user's data may not be sold.
  public class func setDoNotSell(_ doNotSell: Bool) { choices.doNotSell = doNotSell }
  /// The last answer; false if there was none.
  public class func isDoNotSell() -> Bool { choices.doNotSell ?? false }
  /// Whether there was an answer.
  public class func isDoNotSellSet() -> Bool { choices.doNotSell != nil }
}

private final class ALPrivacyChoices {
  var consent: Bool?
  var doNotSell: Bool?
}
