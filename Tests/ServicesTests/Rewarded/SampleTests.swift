import Foundation
import GHAD
import GHADAppLovin
import MediatedNetworks
import Testing
import UIKit

@testable import Seed004

/// The article's usage sample, as it stands there.
@Suite(.serialized) @MainActor struct SampleTests {
  private static let unit = "c3ae87d19c167b0b"

  private func start(_ answers: MediatedAnswer...) -> (Phone, AdModule) {
    let phone = Phone(setUp: false)
    (PEHUD.shown, PurchaseManager.isPaying) = ([], false)
    MediatedServer.shared.set(
      MediatedSettings(answers), for: MediatedAdID(network: "AppLovin MAX", key: Self.unit))
    let module = AdModule()
    module.loadModule()
    phone.advance(1)
    return (phone, module)
  }

  @Test func `a user who watches to the end is rewarded`() {
    let (phone, module) = start(.fill)
    showAd()
    #expect(phone.isCovered)
    phone.watch()
    #expect(PEHUD.shown == ["success"])
    withExtendedLifetime(module) {}
  }

  @Test func `a user who leaves early is told so once`() {
    let (phone, module) = start(.fill)
    showAd()
    phone.leave()
    phone.advance(10)
    #expect(PEHUD.shown == ["failed"])
    withExtendedLifetime(module) {}
  }

  @Test func `without an ad the user is told at once`() {
    let (phone, module) = start(.noFill)
    showAd()
    #expect(PEHUD.shown == ["failed"])
    #expect(!phone.isCovered)
    withExtendedLifetime(module) {}
  }

  @Test func `ten retries, and not one more`() {
    let (phone, module) = start(.noFill)
    phone.advance(1000)
    #expect(phone.requests == 11)
    withExtendedLifetime(module) {}
  }

  @Test func `nothing is preloaded for a user who pays`() {
    let (phone, module) = start(.noFill)
    PurchaseManager.isPaying = true
    let before = phone.requests
    module.applicationDidBecomeActive(notification: Notification(name: .init("active")))
    #expect(phone.requests == before)
  }
}
