import MadeUpNetwork
import Simulation
import Testing
import Touches
import UIKit

/// The life of an ad whose SDK is made up.
@Suite(.serialized) @MainActor struct MadeUpAdTests {
  /// A phone, whose world begins when a test has begun: others have theirs in the meantime.
  @MainActor private final class Phone {
    let world = World.begin(seed: 1)
    let root = UIViewController()
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

    init() {
      window.rootViewController = root
      window.makeKeyAndVisible()
    }

    func pass(_ time: Duration) { world.timeline.advance(by: time) }
    func tap(_ word: String) { window.tap(word) }
    func shows(_ text: String) -> Bool { window.shows(text) }

    var counts: [String] {
      world.journal.entries.compactMap {
        if case .count(let count) = $0.kind { "\(count.ledger) \(count.what)" } else { nil }
      }
    }
  }

  private final class Heard { var events: [MadeUpEvent] = [] }

  /// An ad that is listened to, and what is heard.
  private func ad(isReady: Bool = false) -> (MadeUpAd, Heard) {
    let (ad, heard) = (MadeUpAd(MadeUpServer("Acme"), isReady: isReady), Heard())
    for event in MadeUpEvent.allCases {
      ad.on(event, event.rawValue) { heard.events.append(event) }
    }
    return (ad, heard)
  }

  // MARK: Loading

  @Test func `it loads after the server's time, and is ready`() {
    let phone = Phone()
    let (ad, heard) = ad()
    ad.load("load()", ["front door"])
    phone.pass(.milliseconds(119))
    #expect(heard.events == [] && !ad.isReady)
    phone.pass(.milliseconds(1))
    #expect(heard.events == [.loaded] && ad.isReady)
  }

  @Test(arguments: [("no-fill", "Acme has no ad."), ("error", "Acme could not be asked.")])
  func `a word is refused, and the error says why`(_ word: String, _ sentence: String) {
    let phone = Phone()
    let (ad, heard) = ad()
    ad.load("load()", ["front door", word])
    phone.pass(.seconds(1))
    #expect(heard.events == [.failed] && !ad.isReady)
    #expect(ad.error.localizedDescription == sentence)
  }

  @Test func `silence lasts`() {
    let phone = Phone()
    let (ad, heard) = ad()
    ad.load("load()", ["silent"])
    phone.pass(.seconds(60))
    #expect(heard.events == [])
  }

  // MARK: Showing

  @Test func `a full-screen ad is shown, seen and closed`() {
    let phone = Phone()
    let (ad, heard) = ad(isReady: true)
    ad.show("show()", from: phone.root)
    phone.pass(.seconds(1))
    #expect(heard.events == [.willShow, .shown, .impression, .videoStarted])
    #expect(phone.shows("Fresh from Acme"))
    phone.tap("close")
    phone.pass(.seconds(1))
    #expect(heard.events.suffix(2) == [.willClose, .closed])
    #expect(phone.root.presentedViewController == nil)
    #expect(phone.counts == ["network impression"])
  }

  @Test func `a controller that is the ad itself is seen and closed once it is presented`() {
    let phone = Phone()
    let (ad, heard) = ad(isReady: true)
    let page = UIViewController()
    phone.root.present(page, animated: true) { ad.appeared(as: page) }
    phone.pass(.seconds(1))
    #expect(heard.events == [.willShow, .shown, .impression, .videoStarted])
    // What covered it goes away.
    ad.appeared(as: page)
    phone.pass(.seconds(3))
    #expect(heard.events.suffix(2) == [.videoEnded, .rewarded])
    phone.tap("close")
    phone.pass(.seconds(1))
    #expect(heard.events.suffix(2) == [.willClose, .closed])
    #expect(phone.root.presentedViewController == nil)
    #expect(phone.counts == ["network impression", "network reward"])
  }

  @Test func `a tap on it leads out of the application`() {
    let phone = Phone()
    let (ad, heard) = ad(isReady: true)
    ad.show("show()", from: phone.root)
    phone.pass(.seconds(1))
    phone.tap("callToAction")
    #expect(heard.events.suffix(2) == [.clicked, .left])
    #expect(phone.counts == ["network impression", "network click"])
  }

  @Test(arguments: [(Duration.seconds(4), true), (.seconds(2), false)])
  func `a reward is for three seconds`(_ time: Duration, _ isEarned: Bool) {
    let phone = Phone()
    let (ad, heard) = ad(isReady: true)
    ad.show("show()", from: phone.root)
    phone.pass(time)
    phone.tap("close")
    phone.pass(.seconds(5))
    #expect(heard.events.contains(.rewarded) == isEarned)
  }

  @Test func `what is not ready cannot be shown, nor twice`() {
    let phone = Phone()
    let (ad, heard) = ad(isReady: true)
    ad.show("show()", from: phone.root)
    ad.show("show()", from: phone.root)
    #expect(heard.events.contains(.failedToShow))
    #expect(ad.error.localizedDescription == "It is not ready.")
  }

  @Test func `without a controller it takes the one in front`() {
    let phone = Phone()
    let (ad, heard) = ad(isReady: true)
    ad.show("show()", from: nil)
    phone.pass(.seconds(1))
    #expect(heard.events.contains(.shown))
  }

  // MARK: Views

  @Test func `a banner is seen after a second, once, and takes taps`() {
    let phone = Phone()
    let (ad, heard) = ad(isReady: true)
    let banner = ad.view(isWhole: true)
    #expect(ad.view(isWhole: true) === banner)
    banner.accessibilityIdentifier = "banner"
    phone.root.view.addSubview(banner)
    phone.pass(.seconds(3))
    #expect(heard.events == [.impression])
    phone.tap("banner")
    #expect(heard.events.contains(.clicked))
  }

  @Test func `where no call says impression, the one for shown does`() {
    let phone = Phone()
    let ad = MadeUpAd(MadeUpServer("Acme"))
    var wasShown = false
    ad.on(.shown, "didShow(_:)") { wasShown = true }
    phone.root.view.addSubview(ad.view(isWhole: true))
    phone.pass(.seconds(2))
    #expect(wasShown && phone.counts == ["network impression"])
  }

  @Test func `a registered view is watched until it is released`() {
    let phone = Phone()
    let (ad, heard) = ad(isReady: true)
    let (view, button) = (UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200)), UIView())
    button.frame = CGRect(x: 10, y: 10, width: 80, height: 30)
    button.accessibilityIdentifier = "button"
    view.addSubview(button)
    phone.root.view.addSubview(view)
    ad.register("register(_:)", view, tapping: [button])
    phone.tap("button")
    #expect(heard.events == [.clicked, .left])
    ad.release("unregister()")
    phone.pass(.seconds(5))
    #expect(!heard.events.contains(.impression))
  }

  @Test func `what Google saw is counted when it is passed on, and nobody is told`() {
    let phone = Phone()
    let (ad, heard) = ad(isReady: true)
    ad.pass("recordImpression()", on: .impression)
    ad.pass("handleClick()", on: .clicked)
    #expect(phone.counts == ["network impression", "network click"])
    #expect(heard.events == [])
  }

  // MARK: The SDK

  @Test func `its pictures can be fetched`() throws {
    let phone = Phone()
    let address = MadeUpServer("Acme Ads").address
    #expect(address == "https://acmeads.example")
    let data = try Data(contentsOf: try #require(URL(string: "\(address)/icon.png")))
    #expect(UIImage(data: data)?.size == CGSize(width: 2, height: 2))
    #expect(phone.world.journal.entries.count == 2)
  }

  @Test func `a network that the app starts has started`() {
    World.begin(seed: 1)
    #expect(MadeUpServer("Acme", isStartedByApp: true).hasStarted)
  }

  @Test func `a network has started when it says so, in this phone.world`() {
    let phone = Phone()
    let server = MadeUpServer("Acme")
    var isDone = false
    server.start("initialize()") { isDone = server.hasStarted }
    #expect(!server.hasStarted)
    phone.pass(.seconds(1))
    #expect(isDone)
    World.begin(seed: 2)
    #expect(!server.hasStarted)
  }
}
