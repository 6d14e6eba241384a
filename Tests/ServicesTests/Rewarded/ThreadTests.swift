import AppLovinSDK
import Dispatch
import Foundation
import GHAD
import GHADAppLovin
import GHADSeed
import MediatedNetworks
import Simulation
import Synchronization
import Testing
import UIKit

/// G22: nothing keeps the article's wrapper on one thread.
@Suite(.serialized) struct ThreadTests {
  // They need their world while they wait for main, so each has a process of its own.

  @Test func `G22: loads from many threads are one request, and all are answered on main`() async {
    await #expect(processExitsWith: .success) { await Self.loadFromEverywhere() }
  }

  @MainActor private static func loadFromEverywhere() async {
    let phone = Phone()
    phone.serve(.fill)
    nonisolated(unsafe) let ad = phone.ad(.good)
    let told = Mutex<[Bool]>([])
    await withCheckedContinuation { (done: CheckedContinuation<Void, Never>) in
      DispatchQueue.global().async {
        DispatchQueue.concurrentPerform(iterations: 50) { _ in
          ad.load { _, _ in
            let isOnMain = pthread_main_np() != 0
            told.withLock { $0.append(isOnMain) }
          }
        }
        DispatchQueue.main.async { done.resume() }
      }
    }
    #expect(phone.requests == 1)
    phone.advance(1)
    #expect(told.withLock { $0 } == Array(repeating: true, count: 50))
  }

  @Test func `G22: the article's wrapper answers on whatever thread it is asked`() async {
    await #expect(processExitsWith: .success) { await Self.askTheSeedFromElsewhere() }
  }

  @MainActor private static func askTheSeedFromElsewhere() async {
    let phone = Phone()
    phone.serve(.fill)
    nonisolated(unsafe) let ad = phone.ad(.seed)
    ad.load()
    phone.advance(1)
    let isOnMain = await withCheckedContinuation { (done: CheckedContinuation<Bool, Never>) in
      DispatchQueue.global().async {
        ad.load { _, _ in done.resume(returning: pthread_main_np() != 0) }
      }
    }
    #expect(!isOnMain)
  }
}
