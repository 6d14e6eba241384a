/// Something a publisher can hand to one network with a request.
public protocol AdNetworkExtras: NSObjectProtocol {}

/// Extras by name.
open class Extras: NSObject, AdNetworkExtras {
  /// The extras.
  open var additionalParameters: [AnyHashable: Any]?
}
