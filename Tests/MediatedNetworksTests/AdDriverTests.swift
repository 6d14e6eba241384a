import MediatedNetworks
import Simulation
import Testing
import UIKit

/// What is the same in the ads of all networks: requests, age, and what is reported of a showing.
@Suite(.serialized) @MainActor struct AdDriverTests {
  private func noFill(_ manner: MediatedAnswer.Manner) -> MediatedAnswer {
    var answer = MediatedAnswer(.noFill)
    answer.manner = manner
    return answer
  }

  private func rings(_ phone: Phone) -> Int {
    phone.world.journal.entries.count { $0.sense == .adTooOld }
  }

  @Test func `an answer to an earlier request is dropped, and noted`() {
    let phone = Phone()
    let ad = DrivenAd(noFill(.twice), MediatedAnswer())
    ad.onNews = { if case .failed = $0 { ad.load() } }
    ad.load()
    phone.pass(.seconds(1))
    #expect(ad.heard == ["failed", "loaded"])
    let notes = phone.world.journal.entries.filter { $0.message.contains("earlier request") }
    #expect(notes.map(\.data) == [["adUnitID": "unit"]])
  }

  @Test func `an answer that comes twice is told twice, and brings one ad of one age`() {
    let phone = Phone()
    let ad = DrivenAd(
      .fill {
        $0.manner = .twice
        $0.expiresAfter = .seconds(30)
      })
    ad.load()
    phone.pass(.seconds(60))
    #expect(ad.heard == ["loaded", "loaded", "expired"])
    #expect(rings(phone) == 1)
  }

  @Test func `an ad ages only while it waits`() {
    let phone = Phone()
    let ad = DrivenAd(.fill { $0.expiresAfter = .seconds(30) })
    ad.load()
    phone.pass(.seconds(10))
    ad.show(over: phone.controller)
    phone.pass(.seconds(60))
    #expect(rings(phone) == 0)
  }

  @Test func `an ad that expires before its time does not expire again`() {
    let phone = Phone()
    let ad = DrivenAd(.fill { $0.expiresAfter = .seconds(30) })
    ad.load()
    phone.pass(.seconds(10))
    MediatedServer.shared.ad(ad.driver.id)?.expire()
    phone.pass(.seconds(60))
    #expect(ad.heard == ["loaded", "expired"] && rings(phone) == 0)
  }

  @Test func `an ad that is shown when it is loaded does not age on the screen`() {
    let phone = Phone()
    let ad = DrivenAd(.fill { $0.expiresAfter = .seconds(30) })
    ad.onNews = { if case .loaded = $0 { ad.show(over: phone.controller) } }
    ad.load()
    phone.pass(.seconds(60))
    #expect(phone.isCovered && rings(phone) == 0)
  }

  @Test func `what is reported late is about the ad that was shown`() {
    let phone = Phone()
    let ad = DrivenAd(
      .fill {
        $0.price = 1
        $0.order.revenue = .late
      },
      .fill {
        $0.price = 2
        $0.latency = .milliseconds(100)
      })
    ad.onNews = { if case .closed = $0 { ad.load() } }
    ad.load()
    phone.pass(.seconds(1))
    ad.show(over: phone.controller)
    phone.pass(.seconds(10))
    phone.tap("close")
    phone.pass(.seconds(1))
    #expect(ad.heard.suffix(3) == ["closed 1", "loaded 2", "paid 1"])
  }

  @Test func `an ad that nobody holds lives until it has answered`() {
    let phone = Phone()
    weak var ad: DrivenAd?
    var heard = 0
    do {
      let made = DrivenAd(MediatedAnswer())
      made.onNews = { _ in heard += 1 }
      made.load()
      ad = made
    }
    #expect(ad != nil)
    phone.pass(.seconds(1))
    #expect(heard == 1 && ad == nil)
  }
}
