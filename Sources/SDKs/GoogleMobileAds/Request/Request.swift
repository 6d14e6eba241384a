/// What a publisher passes with a request.
open class Request: NSObject, NSCopying {
  /// Words about what is on the screen.
  open var keywords: [String]?
  /// The page that is on the screen.
  open var contentURL: String?
  /// The pages beside it.
  open var neighboringContentURLs: [String]?
  /// The software that makes the request, if that is not the application itself.
  open var requestAgent: String?
  /// The publisher's own targeting.
  open var customTargeting: [String: String]?

  /// The part of the application that the ad's impression is reported for; 0 for none. It can be
  /// changed on the ad.
  open var placementID: Int64 = 0

  /// The part of the application the ad is for, if it has several windows.
  open weak var scene: UIScene?

  /// Of a beta of the SDK; nothing here depends on it.
  package var skipsUninitializedAdapters = false

  private var extras: [any AdNetworkExtras] = []

  /// A request that says nothing.
  public override init() {}

  /// Hands something to one network; of each class only the last is kept.
  open func register(_ extras: any AdNetworkExtras) {
    removeAdNetworkExtras(for: type(of: extras))
    self.extras.append(extras)
  }

  /// What was registered of this class.
  open func adNetworkExtras(for type: any AdNetworkExtras.Type) -> (any AdNetworkExtras)? {
    extras.first { Swift.type(of: $0) == type }
  }

  /// Removes what was registered of this class.
  open func removeAdNetworkExtras(for type: any AdNetworkExtras.Type) {
    extras.removeAll { Swift.type(of: $0) == type }
  }

  /// The same request again.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = blankCopy()
    copy.keywords = keywords
    copy.contentURL = contentURL
    copy.neighboringContentURLs = neighboringContentURLs
    copy.requestAgent = requestAgent
    copy.customTargeting = customTargeting
    copy.placementID = placementID
    copy.scene = scene
    copy.skipsUninitializedAdapters = skipsUninitializedAdapters
    copy.extras = extras
    return copy
  }

  /// A request of the same class, with what only that class has.
  func blankCopy() -> Request { Request() }
}
