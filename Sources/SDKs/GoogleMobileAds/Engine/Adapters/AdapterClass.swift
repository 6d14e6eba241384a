import AdServing

/// A class that the mediation settings name, and how Google makes an adapter of it.
struct AdapterClass {
  /// What is asked of the class, rather than of an adapter.
  let type: any MediationAdapter.Type
  /// An adapter for one request of a line.
  let make: (AdUnit.Line, Request) -> any MediationAdapter

  init(_ type: any MediationAdapter.Type) {
    self.type = type
    make = { _, _ in type.init() }
  }

  /// Nil for a class that is not a custom event.
  init?(customEvent type: AnyClass) {
    guard
      type is any GADCustomEventNativeAd.Type || type is any GADCustomEventBanner.Type
        || type is any GADCustomEventInterstitial.Type,
      let type = type as? NSObject.Type
    else { return nil }
    self.type = CustomEventBridge.self
    self.make = { CustomEventBridge(Newborn.make(type), $0, $1) }
  }
}
