import Simulation
import Testing
import UIKit

extension UIKitTests {
  @MainActor struct ViewabilityWatcherTests {
    /// A watched view and what its watcher reported.
    @MainActor final class Watch {
      let phone = Phone()
      var view: UIView? = UIView(frame: square)
      var impressions: [Instant] = []
      var timesGone = 0
      private(set) var watcher: ViewabilityWatcher?

      init(onScreen: Bool = true) {
        guard let view else { return }
        if onScreen { phone.root.view.addSubview(view) }
        watcher = ViewabilityWatcher(
          view: view, by: .network("Sample SDK"),
          onImpression: { [unowned self] in impressions.append(World.current.timeline.now) },
          onViewGone: { [unowned self] in timesGone += 1 })
      }

      func pass(_ milliseconds: Int) {
        World.current.timeline.advance(by: .milliseconds(milliseconds))
      }
    }

    @Test func `an impression is reported once, after one second on screen`() {
      let watch = Watch()
      watch.pass(999)
      #expect(watch.impressions == [])
      watch.pass(1)
      #expect(watch.impressions == [Instant(milliseconds: 1000)])
      watch.view?.isHidden = true
      watch.view?.isHidden = false
      watch.pass(5000)
      #expect(watch.impressions.count == 1)
    }

    @Test func `a stranger's network watches in the same way, under its own name`() throws {
      let phone = Phone()
      let view = phone.add(UIView())
      var impressions = 0
      let watcher = VisibilityWatcher(view: view, network: "House") { impressions += 1 }
      World.current.timeline.advance(by: .seconds(1))
      #expect(impressions == 1)
      let timer = try #require(World.current.journal.entries.last)
      #expect(timer.from == .network("House"))
      #expect(timer.sense == .seenLongEnough)
      watcher.invalidate()
    }

    @Test func `a view that is watched again and again keeps one watcher's last word`() {
      let phone = Phone()
      let view = phone.add(UIView())
      for _ in 0..<5 {
        let watcher = VisibilityWatcher(view: view, network: "House") {}
        #expect(view.companions.count == 1)
        withExtendedLifetime(watcher) {}
      }
      let watcher = VisibilityWatcher(view: view, network: "House") {}
      watcher.invalidate()
      #expect(view.companions.isEmpty)
    }

    @Test func `a stranger's network may stop watching`() {
      let phone = Phone()
      var impressions = 0
      let watcher = VisibilityWatcher(view: phone.add(UIView()), network: "House") {
        impressions += 1
      }
      watcher.invalidate()
      World.current.timeline.advance(by: .seconds(5))
      #expect(impressions == 0)
    }

    @Test func `the second starts over whenever the view was away`() {
      let watch = Watch()
      watch.pass(900)
      UIApplication.shared.enterBackground()
      watch.pass(5000)
      UIApplication.shared.enterForeground()
      watch.pass(900)
      #expect(watch.impressions == [])
      watch.pass(100)
      #expect(watch.impressions == [Instant(milliseconds: 6900)])
    }

    @Test func `the second starts when the view comes on screen`() {
      let watch = Watch(onScreen: false)
      watch.pass(3000)
      if let view = watch.view { watch.phone.root.view.addSubview(view) }
      watch.pass(1000)
      #expect(watch.impressions == [Instant(milliseconds: 4000)])
    }

    @Test
    func
      `the timer's entry names the watcher and is caused by what showed the view`()
    {
      let watch = Watch(onScreen: false)
      World.current.journal.call(from: .app, to: .google, "show") {
        if let view = watch.view { watch.phone.root.view.addSubview(view) }
      }
      watch.pass(1000)
      let show = World.current.journal.entries.first { $0.message == "show" }
      let timer = World.current.journal.entries.first { $0.kind == .timer }
      #expect(timer?.from == .network("Sample SDK"))
      #expect(timer?.sense == .seenLongEnough)
      #expect(timer?.cause == show?.number)
      #expect(timer != nil)
    }

    @Test func `a view is not kept alive, and its end is reported once`() {
      let watch = Watch()
      watch.view?.removeFromSuperview()
      #expect(watch.timesGone == 0)
      watch.view = nil
      #expect(watch.timesGone == 1)
      watch.pass(5000)
      #expect(watch.impressions == [])
      #expect(watch.timesGone == 1)
    }

    @Test func `an invalidated watcher reports nothing`() {
      let watch = Watch()
      watch.watcher?.invalidate()
      watch.pass(5000)
      watch.view?.removeFromSuperview()
      watch.view = nil
      #expect(watch.impressions == [])
      #expect(watch.timesGone == 0)
      #expect(World.current.timeline.nextDue == nil)
    }

    @Test func `a watcher that outlives its world leaves the next one alone`() {
      var isTold = false
      var watcher: ViewabilityWatcher?
      do {
        let phone = Phone()
        let view = phone.add(UIView(frame: square))
        watcher = ViewabilityWatcher(
          view: view, by: .network, onImpression: {},
          onViewGone: { isTold = true })
      }
      World.begin(seed: 8)
      let names = (1...9).map { "timer \($0)" }
      for name in names { World.current.after(.seconds(2), name, by: .app) {} }
      #expect(watcher?.view == nil)
      watcher?.invalidate()
      World.current.timeline.advance(by: .seconds(2))
      #expect(World.current.journal.entries.map(\.message) == names)
      #expect(!isTold)
    }
  }
}
