import Foundation
import GHAD
import MediatedNetworks
import Scenarios
import Simulation

/// What an application does once, before its first ad: loads its modules, and registers and sets up its
/// services. Every step is in the journal, and each can go wrong.
@MainActor
final class ServiceLaunch: NSObject {
  typealias Flaw = Scenario.Aggregation.Flaw

  /// With which mistake each service was set up.
  private var setUp: [Scenario.Vendor: Flaw?] = [:]
  private let modules = GHADModuleHost()

  private var journal: Journal { World.current.journal }

  // MARK: Modules

  /// Loads the modules of the application; its services are set up when they are needed first.
  func loadModules(_ flaw: Flaw?) {
    modules.unload()
    let services: any GHADModule = flaw == .wrongOrder ? LateServicesModule() : ServicesModule()
    modules.load([AdModule(), services])
  }

  // MARK: Services

  /// Registers a service and sets it up, once; again after a mistake was made or was corrected, as in an
  /// application that was launched again.
  func start(_ vendor: Scenario.Vendor, _ flaw: Flaw?) {
    guard let service = vendor.published.service, setUp[vendor] != .some(flaw) else { return }
    if setUp.updateValue(flaw, forKey: vendor) != nil { launchAgain(vendor, service.type, flaw) }
    let manager = GHADManager.shared
    manager.bundleInfo = flaw == .badBundle ? [:] : Self.bundleInfo
    if flaw != .notRegistered { register(vendor, service, flaw) }
    journal.call(
      from: .app, to: .service, "setupServices()", .startAsked,
      data: [Fact.service(vendor.rawValue)]
    ) { manager.setupServices() }
  }

  private func launchAgain(_ vendor: Scenario.Vendor, _ type: GHADServiceType, _ flaw: Flaw?) {
    journal.note(
      by: .app, "launched again", .serviceStep,
      data: [Fact.service(vendor.rawValue), Fact.what("launched")])
    MediatedServer.shared.forgetStart(of: vendor.name)
    GHADManager.shared.unregister(type: type)
    loadModules(flaw)
  }

  private func register(
    _ vendor: Scenario.Vendor, _ published: PublishedVendor.Service, _ flaw: Flaw?
  ) {
    var service = published.make()
    if flaw == .noKey { service.setupParams = [:] }
    service.delegate = self
    step(vendor, "register(type:service:)", "registered", nil)
    GHADManager.shared.register(type: published.type, service: service)
    let isValid = service.checkMainBundleInfoValid()
    step(vendor, "checkMainBundleInfoValid()", "bundle", isValid)
    let user = flaw == .noUser ? [:] : [GHADUserParamKey.userIdentifier.rawValue: "player-1"]
    let isKnown = service.configUserIdentity(params: user)
    step(vendor, "configUserIdentity(params:)", "user", isKnown)
  }

  private func step(
    _ vendor: Scenario.Vendor, _ message: String, _ what: String, _ answer: Bool?
  ) {
    var facts: Fields = [Fact.service(vendor.rawValue), Fact.what(what)]
    facts[.answer] = answer
    journal.call(from: .app, to: .service, message, .serviceStep, data: facts)
  }

  /// The entries of the bundle that the vendors ask for.
  private static let bundleInfo: [String: Any] = [
    "SKAdNetworkItems": [["SKAdNetworkIdentifier": "sample.skadnetwork"]],
    "NSUserTrackingUsageDescription": "Ads that fit you keep this game free.",
  ]
}

extension ServiceLaunch: @preconcurrency GHADPlatfromServiceDelegate {
  func didSetup(service: any GHADPlatfromService, params: [String: Any]) {
    let vendor = Scenario.Vendor.allCases.first {
      guard let type = $0.published.service?.type else { return false }
      return GHADManager.shared.platformService(type: type) as AnyObject === service as AnyObject
    }
    guard let vendor else { return }
    journal.callback(
      from: .service, to: .app, "didSetup(service:params:)", .serviceStep,
      data: [Fact.service(vendor.rawValue), Fact.what("started")])
  }
}

/// Loads what is missing when the application becomes active.
private final class AdModule: GHADModule {
  static func modulePriority() -> Int { 2750 }
  func loadModule() { noteLoaded() }
  func unloadModule() {}
  func applicationDidBecomeActive(notification: Notification) {
    MainActor.assumeIsolated { ServiceHub.shared.becameActive() }
  }
}

/// Has the services, which the ads need.
private class ServicesModule: GHADModule {
  class func modulePriority() -> Int { 3000 }
  func loadModule() { noteLoaded() }
  func unloadModule() {}
  func applicationDidBecomeActive(notification: Notification) {}
}

/// The same with a number that puts it behind the ads.
private final class LateServicesModule: ServicesModule {
  override class func modulePriority() -> Int { 2000 }
}

extension GHADModule {
  fileprivate func noteLoaded() {
    let priority = Self.modulePriority()
    // An optimised program calls a private class something else.
    let name = self is ServicesModule ? "ServicesModule" : "AdModule"
    World.current.journal.note(
      by: .app, "\(name).loadModule(), priority \(priority)", .moduleLoaded,
      data: [Fact.what(name), Fact.priority(priority)])
  }
}
