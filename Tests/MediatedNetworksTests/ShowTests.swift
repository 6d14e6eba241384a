import MediatedNetworks
import Simulation
import Testing
import UIKit

/// One showing of a full-screen ad: what the network's SDK hears, what is counted, and when.
@Suite(.serialized) @MainActor struct ShowTests {
  @Test func `an ad is displayed, paid and gone, and counts one impression`() {
    let phone = Phone()
    let record = phone.show()
    phone.pass(.milliseconds(500))
    #expect(phone.tap("close"))
    #expect(
      record.heard == [
        "willPresent @0", "displayed @0", "paid 4200 @0", "closing @500", "closed @500",
      ])
    #expect(phone.book == ["impression", "paid 4200"])
    #expect(!phone.isCovered)
  }

  @Test(arguments: [MicroDollars?.none, MicroDollars(0), MicroDollars(-1)])
  func `without a price above nothing the network's book has no payment`(_ price: MicroDollars?) {
    let phone = Phone()
    let record = phone.show(price: price)
    #expect(record.heard.last == "paid \(price.map { "\($0.count)" } ?? "nothing") @0")
    #expect(phone.book == ["impression"])
  }

  @Test func `a millionth of a dollar is a payment`() {
    let phone = Phone()
    _ = phone.show(price: MicroDollars(1))
    #expect(phone.book == ["impression", "paid 1"])
  }

  @Test func `a broken creative covers nothing and counts nothing`() {
    let phone = Phone()
    let record = phone.show(.fill { $0.showing = .fails })
    #expect(record.heard == ["failed isBroken @0"])
    #expect(phone.book == [] && !phone.isCovered)
  }

  @Test func `there is no room over nothing, a covered controller, or one off the screen`() {
    let phone = Phone()
    let noRoom = ["willPresent @0", "failed noRoom @0"]
    #expect(phone.show(over: nil).heard == noRoom)
    #expect(phone.show(over: UIViewController()).heard == noRoom)
    let first = phone.show()
    #expect(phone.show().heard == noRoom)
    #expect(first.heard.count == 3 && phone.book == ["impression", "paid 4200"])
  }

  @Test func `a click is counted each time, and a page stands before the ad`() {
    let phone = Phone()
    let record = phone.show()
    for _ in 1...2 {
      phone.tap("callToAction")
      #expect(phone.tap("close") && phone.isCovered)
    }
    phone.tap("close")
    #expect(record.heard.dropFirst(3) == ["clicked @0", "clicked @0", "closing @0", "closed @0"])
    #expect(phone.book.filter { $0 == "click" }.count == 2)
    #expect(phone.book.filter { $0 == "impression" }.count == 1)
  }

  @Test func `an ad that is set to say nothing of its end says nothing`() {
    let phone = Phone()
    let record = phone.show(.fill { $0.showing = .goesUntold })
    phone.tap("close")
    phone.pass(.seconds(60))
    #expect(!phone.isCovered && record.heard.last == "closing @0")
    #expect(phone.world.journal.entries.contains { $0.sense == .networkClosedUntold })
  }

  @Test(arguments: [
    (Showing.closesItself, ["closing @10000", "closed @10000"]),
    (.closesUntold, ["closing @10000"]), (.normal, []),
  ])
  func `an ad may close at the end of its countdown, and tell nobody`(
    _ showing: Showing, _ end: [String]
  ) {
    let phone = Phone()
    let record = phone.show(.fill { $0.showing = showing }, isRewarded: true)
    phone.pass(.seconds(60))
    #expect(phone.isCovered == end.isEmpty)
    let heard = record.heard.filter { $0.hasPrefix("closing") || $0.hasPrefix("closed") }
    #expect(heard == end)
  }

  @Test func `an ad may tell its end a second and a half late`() {
    let phone = Phone()
    let record = phone.show(.fill { $0.showing = .goesLate })
    phone.tap("close")
    phone.pass(.milliseconds(1499))
    #expect(!phone.isCovered && record.heard.last == "closing @0")
    phone.pass(.milliseconds(1))
    #expect(record.heard.last == "closed @1500")
    #expect(phone.world.journal.entries.contains { $0.sense == .networkClosedUntold })
  }

  @Test(arguments: [true, false])
  func `an ad may close before anybody has seen it, and pays nothing`(_ isRewarded: Bool) {
    let phone = Phone()
    let record = phone.show(.fill { $0.showing = .closesAtOnce }, isRewarded: isRewarded)
    phone.pass(.milliseconds(499))
    #expect(phone.isCovered)
    phone.pass(.milliseconds(1))
    #expect(!phone.isCovered)
    #expect(record.heard.suffix(2) == ["closing @500", "closed @500"])
    #expect(!record.heard.contains { $0.hasPrefix("rewarded") })
  }

  @Test func `an ad may close as the user comes back, and pays nothing`() {
    let phone = Phone()
    let record = phone.show(.fill { $0.showing = .closesOnReturn }, isRewarded: true)
    phone.pass(.seconds(4))
    UIApplication.shared.enterBackground()
    phone.pass(.seconds(30))
    #expect(phone.isCovered)
    UIApplication.shared.enterForeground()
    phone.pass(.seconds(1))
    #expect(!phone.isCovered)
    #expect(record.heard.suffix(2) == ["closing @34000", "closed @34000"])
    #expect(!record.heard.contains { $0.hasPrefix("rewarded") })
  }

  @Test(arguments: [true, false])
  func `an ad that comes blank has nothing to tap but what closes it`(_ isBlank: Bool) {
    let phone = Phone()
    _ = phone.show(.fill { $0.habits = isBlank ? [.comesBlank] : [] })
    phone.pass(.seconds(1))
    #expect(phone.tap("callToAction") == !isBlank)
    #expect(phone.tap("close"))
  }

  @Test func `an ad that sticks counts down and has no close button`() {
    let phone = Phone()
    let record = phone.show(.fill { $0.showing = .sticks }, isRewarded: true)
    phone.pass(.seconds(3600))
    #expect(!phone.tap("close") && phone.isCovered)
    #expect(record.heard.last == "rewarded 1 Reward @10000")
  }
}

/// What a showing tells the SDK, with the milliseconds since the world began.
private final class Record {
  var heard: [String] = []
}

extension Phone {
  fileprivate func show(
    _ answer: MediatedAnswer = MediatedAnswer(), isRewarded: Bool = false,
    price: MicroDollars? = MicroDollars(4200)
  ) -> Record {
    show(answer, isRewarded: isRewarded, price: price, over: controller)
  }

  fileprivate func show(
    _ answer: MediatedAnswer = MediatedAnswer(), isRewarded: Bool = false,
    price: MicroDollars? = MicroDollars(4200), over controller: UIViewController?
  ) -> Record {
    let record = Record()
    let cover = MediatedCover(answer, of: network, isRewarded: isRewarded)
    let book = MediatedBook(of: network, answer.counting, answer.habits)
    MediatedShow(cover, book: book, price: price) { event in
      record.heard.append("\(event.words) @\(World.current.timeline.now.milliseconds)")
    }.begin(over: controller)
    return record
  }
}

extension MediatedShowEvent {
  fileprivate var words: String {
    switch self {
    case .failed(let failure): "failed \(failure)"
    case .paid(let price): "paid \(price.map { "\($0.count)" } ?? "nothing")"
    case .rewarded(let reward): "rewarded \(reward.amount) \(reward.type)"
    case .willPresent, .displayed, .clicked, .videoStarted, .videoEnded, .closing, .closed:
      "\(self)"
    }
  }
}
