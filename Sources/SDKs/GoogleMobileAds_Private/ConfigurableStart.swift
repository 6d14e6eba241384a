public import Foundation
public import GoogleMobileAds
import Simulation

// The beta of SDK 13.4 that lets an application choose which adapters start. Here it compiles, and
// all of them start.

/// Which adapters are to be set up when the SDK starts, and how long that may take.
open class MediationInitializationConfiguration: NSObject {
  /// The formats, by their raw values.
  open var includedAdFormats: Set<NSNumber> = []
  /// The ad units.
  open var includedAdUnitIDs: Set<String> = []
  /// Classes of adapters that are set up in any case.
  open var includedAdapterClasses: Set<String> = []
  /// Classes of adapters that are not set up.
  open var excludedAdapterClasses: Set<String> = []
  /// How long to wait for adapters, in seconds.
  open var initializationTimeout: TimeInterval = 0
}

extension MobileAds {
  /// Starts the SDK. The configuration has no effect here, which is noted.
  public func start(
    with configuration: MediationInitializationConfiguration?,
    completionHandler: ((InitializationStatus) -> Void)? = nil
  ) {
    if configuration != nil {
      World.current.journal.note(
        by: .google, "a configuration of the start has no effect here: all adapters are set up")
    }
    start(completionHandler: completionHandler)
  }

  /// The same for async code.
  @discardableResult
  @preconcurrency @MainActor public func start(
    with configuration: MediationInitializationConfiguration?
  ) async -> InitializationStatus {
    await withCheckedContinuation { continuation in
      start(with: configuration) { continuation.resume(returning: $0) }
    }
  }
}

extension Request {
  /// Whether lines are passed over whose adapters are not set up yet. It has no effect here: a
  /// request waits for the start.
  public var skipUninitializedAdapters: Bool {
    get { skipsUninitializedAdapters }
    set { skipsUninitializedAdapters = newValue }
  }
}
