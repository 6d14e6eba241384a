import ArbiterInterstitial
import GHAD
import Scenarios

/// The application's calls to a vendor's SDK, where no adapter makes them.
struct PublishedVendor: Sendable {
  /// Starts the SDK; told whether it has started or not.
  var start: @MainActor @Sendable (@escaping () -> Void) -> Void = { done in done() }
  /// The vendor's ad in a slot; nil if its SDK has not started, or it is in no slots.
  var slot: @MainActor @Sendable (Scenario.Slot, Scenario.Unit) -> (any ArbiterSlot)? = { _, _ in
    nil
  }
  /// The vendor behind a wrapper; nil for one that is in slots only.
  var service: Service?

  struct Service: Sendable {
    /// GHAD's name for it.
    let type: GHADServiceType
    /// The service, ready to be set up.
    let make: @Sendable () -> any GHADPlatfromService
    /// A rewarded ad of an ad unit.
    let ad: @Sendable (String) -> GHADRewardedAd
  }
}

extension Scenario.Vendor {
  /// A new vendor gets a line here, and a file beside this one.
  var published: PublishedVendor {
    switch self {
    case .cloudX: .cloudX
    case .levelPlay: .levelPlay
    case .pubMatic: .pubMatic
    case .appLovin: .appLovin
    }
  }
}
