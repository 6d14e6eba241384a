import Foundation
import UIKit

/// All vendors' services of an application, and what their ads have in common.
public final class GHADManager: NSObject {
  /// How far a service is.
  public enum SetUp: Equatable {
    /// Registered, and not yet asked to set up.
    case registered
    /// Its SDK was started.
    case done
    /// It could not be set up.
    case failed
  }

  private static let all = PerApplication<GHADManager>()

  /// The application's manager.
  public static var shared: GHADManager { all.instance { GHADManager() } }

  /// The types of all services, in the order of their registration.
  public private(set) var types: [GHADServiceType] = []
  /// Whether ads may load without being asked to: retries, the next ad, and preloading. An
  /// application says no for a user who pays.
  public var allowsAutomaticLoads: () -> Bool = { true }
  /// Measures time for retries.
  public var scheduler: any GHADScheduler = GHADMainScheduler()
  /// A number from 0 to 1 for the jitter of retries. An application gives its own dice.
  public var dice: () -> Double = { 0.5 }
  /// What Info.plist says.
  public var bundleInfo: [String: Any] = Bundle.main.infoDictionary ?? [:]

  private var services: [GHADServiceType: any GHADPlatfromService] = [:]
  private var setUps: [GHADServiceType: SetUp] = [:]
  private var units: [UnitName: GHADRewardedUnit] = [:]

  private struct UnitName: Hashable {
    let type: GHADServiceType
    let adUnitId: String
  }

  // MARK: Services

  /// Adds a service. One that was registered for the same type before is replaced.
  public func register(type: GHADServiceType, service: any GHADPlatfromService) {
    if services[type] == nil { types.append(type) }
    services[type] = service
    setUps[type] = .registered
  }

  /// Takes a service away; its ads find none any more.
  public func unregister(type: GHADServiceType) {
    types.removeAll { $0 == type }
    services[type] = nil
    setUps[type] = nil
  }

  /// Sets up every service that has not been; the order is that of registration.
  public func setupServices() {
    for type in types where setUps[type] != .done {
      let isDone = services[type]?.setup() ?? false
      setUps[type] = isDone ? .done : .failed
      GHADLogEventManager.shared.serviceWasSetUp(type, isDone)
    }
  }

  /// The service for a type; nil if none is registered.
  public func platformService(type: GHADServiceType) -> (any GHADPlatfromService)? {
    services[type]
  }

  /// How far a service is; nil if none is registered.
  public func setUp(of type: GHADServiceType) -> SetUp? { setUps[type] }

  /// Tells every service who the user is; false if one of them cannot use it.
  @discardableResult
  public func configUserIdentity(params: [String: Any]) -> Bool {
    types.compactMap { services[$0]?.configUserIdentity(params: params) }.allSatisfy { $0 }
  }

  // MARK: Ads

  /// To be called when `allowsAutomaticLoads` answers differently: pending retries are cancelled
  /// for a user who now pays.
  public func automaticLoadPolicyDidChange() {
    for unit in sortedUnits { unit.policyDidChange() }
  }

  /// Loads every ad that has none, as far as automatic loads are allowed.
  public func preload() {
    for unit in sortedUnits { unit.preload() }
  }

  /// The only owner of a vendor's ad unit, however many ads an application makes of it.
  public func rewardedUnit(
    type: GHADServiceType, adUnitId: String, _ make: @escaping () -> (any GHADRewardedSource)?
  ) -> GHADRewardedUnit {
    let name = UnitName(type: type, adUnitId: adUnitId)
    if let unit = units[name] { return unit }
    let unit = GHADRewardedUnit(type: type, adUnitId: adUnitId, make)
    units[name] = unit
    return unit
  }

  /// Gives up an ad unit: what is open ends, and the next ad of it begins anew.
  public func dispose(type: GHADServiceType, adUnitId: String) {
    units.removeValue(forKey: UnitName(type: type, adUnitId: adUnitId))?.dispose()
  }

  private var sortedUnits: [GHADRewardedUnit] {
    units.values.sorted {
      ($0.type.rawValue, $0.adUnitId) < ($1.type.rawValue, $1.adUnitId)
    }
  }
}
