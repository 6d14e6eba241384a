import AppLovinSDK
import CloudXCore
import Dispatch
import IronSource
import MediatedNetworks
import OpenWrapSDK
import Simulation
import Testing
import UIKit

/// Networks that are asked from other queues. Main is free while a test waits, so each has a process of
/// its own.
struct OffMainTests {
  @Test func `a load from another queue is made on main, and noted`() async {
    await #expect(processExitsWith: .success) { await Self.loadFromAnotherQueue() }
  }

  @MainActor private static func loadFromAnotherQueue() async {
    let phone = Phone()
    let networks = ["CloudX", "LevelPlay", "PubMatic", "AppLovin MAX"]
    for network in networks { phone.answer(network, "unit", .init()) }
    nonisolated(unsafe) let loads: [() -> Void] = [
      CloudXCore.shared.createInterstitial(adUnitId: "unit").map { ad in { ad.load() } } ?? {},
      { LPMInterstitialAd(adUnitId: "unit").loadAd() },
      { POBInterstitial(publisherId: "1", profileId: 1, adUnitId: "unit").loadAd() },
      { MAInterstitialAd(adUnitIdentifier: "unit").load() },
    ]
    await withCheckedContinuation { main in
      DispatchQueue.global().async {
        for load in loads { load() }
        DispatchQueue.main.async { main.resume() }
      }
    }
    let entries = phone.world.journal.entries
    #expect(entries.count { $0.message.hasSuffix("was called off the main queue") } == 4)
    #expect(entries.filter { $0.sense == .networkAsked }.map { $0.to?.name } == networks)
  }
}
