/// A publisher's request for a signal. Each format has a class of its own.
open class SignalRequest: NSObject, NSCopying {
  /// The ad unit.
  open var adUnitID: String?
  /// Words about what is on the screen.
  open var keywords: [String]?
  /// The page that is on the screen.
  open var contentURL: String?
  /// The pages beside it.
  open var neighboringContentURLs: [String]?
  /// The software that makes the request, if that is not the application itself.
  open var requestAgent: String?
  /// The publisher's own name for the user.
  open var publisherProvidedID: String?
  /// Kinds of ads that are not wanted.
  open var categoryExclusions: [String]?
  /// The publisher's own targeting.
  open var customTargeting: [String: String]?
  /// The part of the application the ad is for, if it has several windows.
  open weak var scene: UIWindowScene?

  /// The kind of signal that Google has agreed on with the publisher.
  let signalType: String
  private var extras: [any AdNetworkExtras] = []

  init(ofType signalType: String) {
    self.signalType = signalType
    super.init()
  }

  /// Hands something to one network; of each class only the last is kept.
  open func register(_ extras: any AdNetworkExtras) {
    removeAdNetworkExtras(for: type(of: extras))
    self.extras.append(extras)
  }

  /// What was registered of this class.
  open func adNetworkExtras(for aClass: any AdNetworkExtras.Type) -> (any AdNetworkExtras)? {
    extras.first { type(of: $0) == aClass }
  }

  /// Removes what was registered of this class.
  open func removeAdNetworkExtras(for aClass: any AdNetworkExtras.Type) {
    extras.removeAll { type(of: $0) == aClass }
  }

  /// The same request again.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = blankCopy()
    copy.adUnitID = adUnitID
    copy.keywords = keywords
    copy.contentURL = contentURL
    copy.neighboringContentURLs = neighboringContentURLs
    copy.requestAgent = requestAgent
    copy.publisherProvidedID = publisherProvidedID
    copy.categoryExclusions = categoryExclusions
    copy.customTargeting = customTargeting
    copy.scene = scene
    copy.extras = extras
    return copy
  }

  /// A request of the same class, with what only that class has.
  func blankCopy() -> SignalRequest { SignalRequest(ofType: signalType) }

  /// Whether a signal can be made of it.
  var isValid: Bool { true }
  /// The size that is asked for, in formats that have one.
  var size: AdSize? { nil }
  /// The publisher's wishes for native ads.
  var options: [GADAdLoaderOptions] { [] }

  /// The request that adapters hear of.
  var adRequest: Request {
    let request = AdManagerRequest()
    request.keywords = keywords
    request.contentURL = contentURL
    request.neighboringContentURLs = neighboringContentURLs
    request.requestAgent = requestAgent
    request.publisherProvidedID = publisherProvidedID
    request.categoryExclusions = categoryExclusions
    request.customTargeting = customTargeting
    request.scene = scene
    for extra in extras { request.register(extra) }
    return request
  }
}
