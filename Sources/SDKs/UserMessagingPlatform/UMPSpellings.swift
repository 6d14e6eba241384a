// The names as they were in Swift before version 3, so that code written for them compiles.

/// The name before version 3.
public typealias UMPConsentInformation = ConsentInformation
/// The name before version 3.
public typealias UMPConsentForm = ConsentForm
/// The name before version 3.
public typealias UMPConsentStatus = ConsentStatus
/// The name before version 3.
public typealias UMPFormStatus = FormStatus
/// The name before version 3.
public typealias UMPPrivacyOptionsRequirementStatus = PrivacyOptionsRequirementStatus
/// The name before version 3.
public typealias UMPRequestParameters = RequestParameters
/// The name before version 3.
public typealias UMPDebugSettings = DebugSettings
/// The name before version 3.
public typealias UMPDebugGeography = DebugGeography

extension ConsentInformation {
  /// The name before version 3 of ``shared``.
  public class var sharedInstance: ConsentInformation { shared }
}

extension RequestParameters {
  /// The name before version 3 of ``isTaggedForUnderAgeOfConsent``.
  public var tagForUnderAgeOfConsent: Bool {
    get { isTaggedForUnderAgeOfConsent }
    set { isTaggedForUnderAgeOfConsent = newValue }
  }
}
