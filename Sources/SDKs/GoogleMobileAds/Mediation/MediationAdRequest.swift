/// What an adapter of the older kind was handed with a request. Adapters of today name the type in
/// code for their network's older SDKs; here nobody makes one, except a test double.
public protocol MediationAdRequest: NSObjectProtocol {
  /// The publisher's own identifier.
  func publisherId() -> String?
  /// The mediation settings of the line.
  func credentials() -> [AnyHashable: Any]?
  /// Whether the ad must be a test ad.
  func testMode() -> Bool
  /// What the publisher registered for this network.
  func networkExtras() -> (any AdNetworkExtras)?
  /// Whether the audience is children; nil says nothing.
  func childDirectedTreatment() -> NSNumber?
  /// The most mature content that the ad may have.
  func maxAdContentRating() -> GADMaxAdContentRating?
  /// Whether the audience is under the age of consent; nil says nothing.
  func underAgeOfConsent() -> NSNumber?
  /// Whether the application said where the user is.
  func userHasLocation() -> Bool
  /// How far north the user is.
  func userLatitude() -> CGFloat
  /// How far east the user is.
  func userLongitude() -> CGFloat
  /// How exact that is.
  func userLocationAccuracyInMeters() -> CGFloat
  /// Where the user is, in words.
  func userLocationDescription() -> String?
  /// Words about what is on the screen.
  func userKeywords() -> [Any]?
}

public typealias GADMediationAdRequest = MediationAdRequest
