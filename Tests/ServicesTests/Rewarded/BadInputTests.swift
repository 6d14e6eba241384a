import Foundation
import GHAD
import GHADAppLovin
import MediatedNetworks
import Simulation
import Testing
import UIKit

/// What an application can get wrong.
@Suite(.serialized) @MainActor struct BadInputTests {
  @Test(arguments: [nil, "", 7] as [(any Sendable)?])
  func `without a key the service is not set up`(_ key: (any Sendable)?) {
    let phone = Phone(setUp: false)
    let service = GHAppLovinService()
    service.setupParams[GHAppLovinServiceParamKey.sdkKey.rawValue] = key
    GHADManager.shared.register(type: .appLovin, service: service)
    GHADManager.shared.setupServices()
    #expect(GHADManager.shared.setUp(of: .appLovin) == .failed)
    let answer = phone.ad(.good).asked()
    #expect(answer.error == GHADFailure.serviceNotSetUp.error)
  }

  @Test func `a service that is not registered has no state`() {
    _ = Phone(setUp: false)
    #expect(GHADManager.shared.platformService(type: .appLovin) == nil)
    #expect(GHADManager.shared.setUp(of: .appLovin) == nil)
  }

  @Test func `a service that is set up later is found by the next load`() {
    let phone = Phone(setUp: false)
    phone.serve(.fill)
    let ad = phone.ad(.good, retries: .some(nil))
    let first = ad.asked()
    phone.setUpService()
    #expect(first.all == [false])
    phone.advance(3)
    #expect(ad.isThere)
  }

  @Test func `Info.plist is checked`() {
    _ = Phone(setUp: false)
    func isValid(_ info: [String: Any]) -> Bool {
      GHADManager.shared.bundleInfo = info
      return GHAppLovinService().checkMainBundleInfoValid()
    }
    let reason = "NSUserTrackingUsageDescription"
    #expect(isValid(["SKAdNetworkItems": ["x"], reason: "Ads"]))
    #expect(!isValid([:]))
    #expect(!isValid(["SKAdNetworkItems": ["x"]]))
    #expect(!isValid(["SKAdNetworkItems": [String](), reason: "Ads"]))
    #expect(!isValid(["SKAdNetworkItems": "x", reason: "Ads"]))
  }

  @Test func `a user without an identifier is not told to MAX`() {
    _ = Phone()
    #expect(!GHADManager.shared.configUserIdentity(params: ["userIdentifier": 7]))
    #expect(GHADManager.shared.configUserIdentity(params: ["userIdentifier": "u-1"]))
  }

  @Test func `a show before any load ends at once, without a request`() {
    let phone = Phone()
    let answer = phone.ad(.good).shown()
    #expect(answer.error == GHADFailure.notLoaded.error)
    #expect(phone.requests == 0)
  }

  @Test func `a show out of a load's completion works`() {
    let phone = Phone()
    phone.serve(.fill)
    let ad = phone.ad(.good)
    var answer: Answer?
    ad.load { _, _ in answer = ad.shown() }
    phone.advance(1)
    phone.watch()
    #expect(answer?.all == [true])
  }

  @Test func `a second application in the process has a manager of its own`() {
    let first = Phone()
    let manager = GHADManager.shared
    _ = Phone(setUp: false)
    #expect(GHADManager.shared !== manager)
    first.world.resume()
    #expect(GHADManager.shared === manager)
  }

  @Test func `modules are loaded by priority, and unloaded the other way`() {
    _ = Phone(setUp: false)
    var heard: [String] = []
    let host = GHADModuleHost()
    let low = LowModule { heard.append("low \($0)") }
    host.load([low, HighModule { heard.append("high \($0)") }])
    UIApplication.shared.enterBackground()
    UIApplication.shared.enterForeground()
    host.unload()
    UIApplication.shared.enterBackground()
    UIApplication.shared.enterForeground()
    #expect(
      heard == [
        "high loaded", "low loaded", "high active", "low active", "low unloaded", "high unloaded",
      ])
  }
}

private class LowModule: GHADModule {
  private let say: (String) -> Void

  init(_ say: @escaping (String) -> Void) { self.say = say }

  class func modulePriority() -> Int { 1 }
  func loadModule() { say("loaded") }
  func unloadModule() { say("unloaded") }
  func applicationDidBecomeActive(notification: Notification) { say("active") }
}

private final class HighModule: LowModule {
  override class func modulePriority() -> Int { 2750 }
}
