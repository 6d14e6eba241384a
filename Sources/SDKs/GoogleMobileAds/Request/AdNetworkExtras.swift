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

  /// Sets the extras of the line with this label; nil removes them.
  open func setExtras(_ extras: [AnyHashable: Any]?, forLabel label: String) {
    extrasByLabel[label] = extras
  }

  /// What was set for the line with this label.
  open func extras(forLabel label: String) -> [AnyHashable: Any]? {
    extrasByLabel[label]
  }

  /// Removes all of them.
  open func removeAllExtras() {
    extrasByLabel = [:]
  }

  /// The extras of every line by its label.
  open func allExtras() -> [AnyHashable: Any] {
    extrasByLabel
  }
}
