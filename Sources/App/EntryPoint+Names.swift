public import GoogleMobileAds
import Playing
import Publishing

/// Does what ``main()`` does, with names for adapters.
///
/// An ad server names an adapter as Objective-C does, which Linux cannot look up:
///
/// ```swift
/// Adplay.main(adapters: ["GADMediationAdapterHouse": HouseAdapter.self])
/// ```
///
/// Scenarios and `--adapter` may name each by the name given here, and by `Module.Class`.
@preconcurrency @MainActor
public func main(adapters: [String: any MediationAdapter.Type]) -> Never {
  LinkedAdapters.register(adapters)
  main()
}
