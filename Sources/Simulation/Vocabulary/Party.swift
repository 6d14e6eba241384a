/// Who speaks in the journal: a role, and a name where there may be several of that role.
public struct Party: Hashable, Sendable {
  /// What a party does in the story of an ad.
  public enum Role: String, CaseIterable, Sendable {
    case user
    /// The publisher's application.
    case app
    /// A layer between an SDK and the application that uses it: a plugin, or a wrapper of its own.
    case layer
    /// The publisher's code that lets loaded ads of several networks compete.
    case arbiter
    /// A service that loads and shows ads of several networks for the application.
    case service
    /// The Google Mobile Ads SDK.
    case google
    /// The code that knows both SDKs.
    case adapter
    /// A mediated network's SDK.
    case network
    /// What answers over the network connection.
    case server
  }

  /// Its role.
  public let role: Role
  /// Its name; nil if the role says enough.
  public let name: String?

  /// The party with that role and name.
  public init(_ role: Role, name: String? = nil) {
    self.role = role
    self.name = name
  }

  /// The user.
  public static let user = Party(.user)
  /// The publisher's application.
  public static let app = Party(.app)
  /// What stands between an SDK and the application, without a name.
  public static let layer = Party(.layer)
  /// The publisher's code that lets loaded ads of several networks compete.
  public static let arbiter = Party(.arbiter)
  /// A service that loads and shows ads of several networks for the application.
  public static let service = Party(.service)
  /// The Google Mobile Ads SDK.
  public static let google = Party(.google)
  /// The adapter at work.
  public static let adapter = Party(.adapter)
  /// A network without a name.
  public static let network = Party(.network)
  /// What answers over the network connection.
  public static let server = Party(.server)

  /// AppLovin's platform where the application asks it for ads of other networks, too.
  package static let max = Party(.service, name: "MAX")

  /// Who counts by a pixel in the creative, for neither side.
  package static let thirdParty = Party(.server, name: "third party")

  /// The network with that name.
  public static func network(_ name: String) -> Party { Party(.network, name: name) }

  /// The same party under that name, unless it already has one or none is given.
  func named(_ name: String?) -> Party {
    guard self.name == nil, let name else { return self }
    return Party(role, name: name)
  }
}
