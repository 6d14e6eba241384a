import Simulation

/// What the Sample network is told of the user's choices. It reads nothing of them by itself, and keeps what
/// it was told until it is told something else.
public final class SamplePrivacySettings: NSObject {
  private final class Told { var facts: [String: Fields.Value] = [:] }
  private static var told: Told { World.current.instance { Told() } }

  /// The TCF string.
  public class var gdprConsentString: String? { text(PrivacyChoice.tcf.rawValue) }
  /// Sets the TCF string; nil if the user has not answered.
  public class func setGDPRConsentString(_ string: String?) {
    tell("setGDPRConsentString(_:)", PrivacyChoice.tcf.rawValue, Fields.Value(string))
  }

  /// The string of Google's Additional Consent.
  public class var additionalConsentString: String? {
    text(PrivacyChoice.additionalConsent.rawValue)
  }
  /// Sets the string of Google's Additional Consent.
  public class func setAdditionalConsentString(_ string: String?) {
    tell(
      "setAdditionalConsentString(_:)", PrivacyChoice.additionalConsent.rawValue,
      Fields.Value(string))
  }

  /// The GPP string.
  public class var gppString: String? { text(PrivacyChoice.gpp.rawValue) }
  /// Sets the GPP string.
  public class func setGPPString(_ string: String?) {
    tell("setGPPString(_:)", PrivacyChoice.gpp.rawValue, Fields.Value(string))
  }

  /// The sections of the GPP string that apply, as `7_8`.
  public class var gppSectionIDs: String? { text(PrivacyChoice.gppSections.rawValue) }
  /// Sets the sections of the GPP string that apply.
  public class func setGPPSectionIDs(_ ids: String?) {
    tell("setGPPSectionIDs(_:)", PrivacyChoice.gppSections.rawValue, Fields.Value(ids))
  }

  /// The US privacy string.
  public class var usPrivacyString: String? { text(PrivacyChoice.usPrivacy.rawValue) }
  /// Sets the US privacy string.
  public class func setUSPrivacyString(_ string: String?) {
    tell("setUSPrivacyString(_:)", PrivacyChoice.usPrivacy.rawValue, Fields.Value(string))
  }

  /// Whether the user agrees that the network uses their data; nil if nobody has said it.
  public class var hasUserConsent: Bool? { flag(.hasUserConsent) }
  /// Sets whether the user agrees that the network uses their data.
  public class func setHasUserConsent(_ hasUserConsent: Bool) {
    tell("setHasUserConsent(_:)", PrivacyAnswer.hasUserConsent.rawValue, .bool(hasUserConsent))
  }

  /// Whether the user's data must not be sold; nil if nobody has said it.
  public class var doNotSell: Bool? { flag(.doNotSell) }
  /// Sets whether the user's data must not be sold.
  public class func setDoNotSell(_ doNotSell: Bool) {
    tell("setDoNotSell(_:)", PrivacyAnswer.doNotSell.rawValue, .bool(doNotSell))
  }

  /// Whether ads may be chosen by what is known about the user; nil if nobody has said it.
  public class var personalizedAds: Bool? { flag(.personalizedAds) }
  /// Sets whether ads may be chosen by what is known about the user.
  public class func setPersonalizedAds(_ isEnabled: Bool) {
    tell("setPersonalizedAds(_:)", PrivacyAnswer.personalizedAds.rawValue, .bool(isEnabled))
  }

  /// Whether the user lets the application track them; nil if nobody has said it.
  public class var trackingEnabled: Bool? { flag(.trackingEnabled) }
  /// Sets whether the user lets the application track them.
  public class func setTrackingEnabled(_ isEnabled: Bool) {
    tell("setTrackingEnabled(_:)", PrivacyAnswer.trackingEnabled.rawValue, .bool(isEnabled))
  }

  /// What it says when it is asked for an ad; nil as long as the application has said nothing of its user.
  static var known: Fields? {
    guard PrivacyStore.shared.isUsed else { return nil }
    return Fields(told.facts.sorted { $0.key < $1.key }.map { ($0.key, $0.value) })
  }

  private static func text(_ choice: String) -> String? {
    told.facts[choice].flatMap { String(fact: $0) }
  }

  private static func flag(_ answer: PrivacyAnswer) -> Bool? {
    told.facts[answer.rawValue].flatMap { Bool(fact: $0) }
  }

  private static func tell(_ message: String, _ choice: String, _ value: Fields.Value) {
    told.facts[choice] = value == .null ? nil : value
    let by = World.current.journal.called == .app ? Party.app : .adapter
    World.current.journal.call(
      from: by, to: network, message, .privacyPassedOn,
      data: ["choice": .string(choice), "value": value])
  }
}
