/// Something a publisher can hand to one network with a request.
public protocol AdNetworkExtras: NSObjectProtocol {}

/// Extras by name.
open class Extras: NSObject, AdNetworkExtras {
  /// The extras.
  open var additionalParameters: [AnyHashable: Any]?
}

/// Extras for custom events, by the label of their line.
open class CustomEventExtras: NSObject, AdNetworkExtras {
  private var extrasByLabel: [String: [AnyHashable: Any]] = [:]

  /// The extras of the line with this label from now on; nil takes them back.
  open func setExtras(_ extras: [AnyHashable: Any]?, forLabel label: String) {
    extrasByLabel[label] = extras
  }

  /// What was set for the line with this label.
  open func extras(forLabel label: String) -> [AnyHashable: Any]? {
    extrasByLabel[label]
  }

  /// Takes back all of them.
  open func removeAllExtras() {
    extrasByLabel = [:]
  }

  /// The extras of every line by its label.
  open func allExtras() -> [AnyHashable: Any] {
    extrasByLabel
  }
}
