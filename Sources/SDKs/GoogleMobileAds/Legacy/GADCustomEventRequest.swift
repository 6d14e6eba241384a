/// What the publisher said about one request, as SDK 7 handed it to a custom event.
open class GADCustomEventRequest: NSObject {
  /// What the application knew about the user. Nobody says it here.
  open var userGender: GADGender { .unknown }
  /// When the user was born, if the application knew it. Nobody says it here.
  open var userBirthday: Date? { nil }
  /// Whether the application said where the user is. Nobody does here.
  open var userHasLocation: Bool { false }
  /// How far north the user is.
  open var userLatitude: CGFloat { 0 }
  /// How far east the user is.
  open var userLongitude: CGFloat { 0 }
  /// How exact that is.
  open var userLocationAccuracyInMeters: CGFloat { 0 }
  /// Where the user is, in words.
  open var userLocationDescription: String? { nil }

  /// Words about what is on the screen.
  open var userKeywords: [Any]? { keywords }
  /// What the publisher registered for the label of this line.
  open var additionalParameters: [AnyHashable: Any]? { parameters }
  /// Whether the ad must be a test ad.
  open var isTesting: Bool { isTest }

  private let keywords: [String]?
  private let parameters: [AnyHashable: Any]?
  private let isTest: Bool

  /// A request that says nothing.
  public override convenience init() {
    self.init(keywords: nil, parameters: nil, isTest: false)
  }

  init(keywords: [String]?, parameters: [AnyHashable: Any]?, isTest: Bool) {
    self.keywords = keywords
    self.parameters = parameters
    self.isTest = isTest
  }
}

/// What an application could say about its user in SDK 7.
public enum GADGender: Int, Sendable {
  case unknown = 0
  case male = 1
  case female = 2
}

/// The name of ``GADCustomEventRequest`` in newer code.
public typealias CustomEventRequest = GADCustomEventRequest
