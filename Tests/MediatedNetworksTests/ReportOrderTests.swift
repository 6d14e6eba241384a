import MediatedNetworks
import Simulation
import Testing
import UIKit

/// When an ad's display and its revenue are told.
@Suite(.serialized) @MainActor struct ReportOrderTests {
  private final class Record {
    var heard: [String] = []
  }

  /// What is told of an ad that is closed after one second.
  private func told(_ change: (inout MediatedOrder) -> Void) -> [String] {
    let phone = Phone()
    let record = Record()
    let answer = MediatedAnswer.fill { change(&$0.order) }
    let cover = MediatedCover(answer, of: phone.network, isRewarded: false)
    MediatedShow(cover, price: MicroDollars(5)) { event in
      let now = World.current.timeline.now.milliseconds
      switch event {
      case .displayed: record.heard.append("displayed \(now)")
      case .paid: record.heard.append("paid \(now)")
      case .closed: record.heard.append("closed \(now)")
      case .willPresent, .closing: break
      case .failed, .clicked, .videoStarted, .videoEnded, .rewarded:
        record.heard.append("something else")
      }
    }.begin(over: phone.controller)
    phone.pass(.seconds(1))
    phone.tap("close")
    phone.pass(.milliseconds(299))
    let early = record.heard.count
    phone.pass(.seconds(60))
    #expect(record.heard.dropFirst(early).allSatisfy { $0 == "paid 1300" })
    #expect(phone.book == ["impression", "paid 5"])
    return record.heard
  }

  @Test func `the display is told when it happens, twice, late or never`() {
    #expect(told { _ in } == ["displayed 0", "paid 0", "closed 1000"])
    #expect(
      told { $0.display = .twice } == ["displayed 0", "displayed 0", "paid 0", "closed 1000"])
    #expect(told { $0.display = .late } == ["paid 0", "displayed 1000", "closed 1000"])
    #expect(told { $0.display = .never } == ["paid 0", "closed 1000"])
  }

  @Test func `the revenue is told first, twice, late or never, and counted once`() {
    #expect(told { $0.revenue = .first } == ["paid 0", "displayed 0", "closed 1000"])
    #expect(told { $0.revenue = .twice } == ["displayed 0", "paid 0", "paid 0", "closed 1000"])
    #expect(told { $0.revenue = .late } == ["displayed 0", "closed 1000", "paid 1300"])
    #expect(told { $0.revenue = .never } == ["displayed 0", "closed 1000"])
  }
}
