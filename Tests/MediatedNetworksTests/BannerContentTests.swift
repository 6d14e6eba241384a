import MediatedNetworks
import Simulation
import Testing
import UIKit

/// What a banner of a mediated network counts, and whom it tells.
@Suite(.serialized) @MainActor struct BannerContentTests {
  private final class Record {
    var heard: [String] = []
  }

  private func banner(
    on phone: Phone, price: MicroDollars? = nil, opens: MediatedCreative.Destination = .nothing
  ) -> (MediatedBannerContent, Record) {
    let record = Record()
    var creative = MediatedCreative()
    creative.texts["headline"] = "Marmalade"
    creative.opens = opens
    let banner = MediatedBannerContent(
      MediatedViewAd(creative, of: phone.network, price: price) { event in
        switch event {
        case .seen, .clicked: record.heard.append("\(event)")
        case .way(let step): record.heard.append("\(step)")
        }
      })
    banner.frame = CGRect(x: 0, y: 0, width: 320, height: 50)
    return (banner, record)
  }

  @Test func `a banner is seen after one second on the screen, once`() {
    let phone = Phone()
    let (banner, record) = banner(on: phone, price: MicroDollars(7))
    phone.controller.view.addSubview(banner)
    phone.pass(.milliseconds(999))
    #expect(record.heard == [] && phone.book == [])
    phone.pass(.milliseconds(1))
    #expect(record.heard == ["seen"] && phone.book == ["impression", "paid 7"])
    banner.removeFromSuperview()
    phone.controller.view.addSubview(banner)
    phone.pass(.seconds(5))
    #expect(record.heard == ["seen"] && phone.book.count == 2)
    #expect(phone.world.journal.entries.count { $0.sense == .seenLongEnough } == 1)
  }

  @Test func `a banner that leaves before the second is over begins again`() {
    let phone = Phone()
    let (banner, record) = banner(on: phone)
    phone.controller.view.addSubview(banner)
    phone.pass(.milliseconds(600))
    banner.removeFromSuperview()
    phone.controller.view.addSubview(banner)
    phone.pass(.milliseconds(999))
    #expect(record.heard == [])
    phone.pass(.milliseconds(1))
    #expect(record.heard == ["seen"])
  }

  @Test(arguments: [MicroDollars?.none, MicroDollars(0)])
  func `a banner without a price above nothing pays nothing`(_ price: MicroDollars?) {
    let phone = Phone()
    let (banner, _) = banner(on: phone, price: price)
    phone.controller.view.addSubview(banner)
    phone.pass(.seconds(1))
    #expect(phone.book == ["impression"])
  }

  @Test(arguments: ["callToAction", "banner"])
  func `a touch is one click, on the button or beside it`(_ place: String) {
    let phone = Phone()
    let (banner, record) = banner(on: phone)
    phone.controller.view.addSubview(banner)
    phone.tap(place)
    #expect(record.heard == ["clicked"] && phone.book == ["click"])
    #expect(!phone.isCovered)
  }

  @Test func `a click opens a page, or leaves the application`() {
    let phone = Phone()
    let (page, way) = banner(on: phone, opens: .page)
    phone.controller.view.addSubview(page)
    phone.tap("callToAction")
    #expect(phone.isCovered && phone.tap("close") && !phone.isCovered)
    #expect(way.heard == ["clicked", "pageOpened", "pageShown", "pageClosing", "pageClosed"])
    page.removeFromSuperview()
    let (app, record) = banner(on: phone, opens: .app)
    phone.controller.view.addSubview(app)
    phone.tap("callToAction")
    #expect(UIApplication.shared.applicationState == .background)
    #expect(record.heard == ["clicked", "leavesApp"])
  }
}
