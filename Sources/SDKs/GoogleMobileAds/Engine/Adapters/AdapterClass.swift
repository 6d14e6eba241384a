import AdServing

/// A class that the mediation settings name, and how Google makes an adapter of it.
struct AdapterClass {
  /// What is asked of the class, rather than of an adapter.
  let type: any MediationAdapter.Type
  /// An adapter for one request of a line.
  let make: (AdUnit.Line, Request) -> any MediationAdapter

  init(
    type: any MediationAdapter.Type, make: @escaping (AdUnit.Line, Request) -> any MediationAdapter
  ) {
    self.type = type
    self.make = make
  }

  init(_ type: any MediationAdapter.Type) {
    self.init(type: type) { _, _ in type.init() }
  }

  /// Nil for a class that is not a custom event.
  init?(customEvent type: AnyClass) {
    guard
      type is any GADCustomEventNativeAd.Type || type is any GADCustomEventBanner.Type
        || type is any GADCustomEventInterstitial.Type,
      let type = type as? NSObject.Type
    else { return nil }
    self.init(type: CustomEventBridge.self) { CustomEventBridge(Newborn.make(type), $0, $1) }
  }
}
