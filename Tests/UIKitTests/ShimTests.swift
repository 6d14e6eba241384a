import Simulation
import Testing
import UIKit
import UIKitStranger

extension UIKitTests {
  @MainActor struct ShimTests {
    @Test func `nothing is found by its name without Objective-C`() {
      #expect(StrangersNames.version(of: NSObject()) == "0")
      #expect(StrangersNames.ask(NSObject()) == nil)
    }

    @Test func `a weak table forgets keys that are gone`() {
      let table = NSMapTable<NSObject, NSObject>.weakToStrongObjects()
      let kept = NSObject()
      table.setObject(NSObject(), forKey: kept)
      do {
        let key = NSObject()
        table.setObject(NSObject(), forKey: key)
        #expect(table.count == 2)
        withExtendedLifetime(key) {}
      }
      #expect(table.count == 1)
      #expect(table.object(forKey: kept) != nil)
      table.removeObject(forKey: kept)
      #expect(table.object(forKey: kept) == nil)
    }

    @Test func `a target without Objective-C performs its selectors itself`() {
      final class Target: SelectorPerforming {
        var heard: [String] = []
        func perform(_ selector: Selector, with argument: Any?) {
          heard.append("\(selector) \(argument is UITapGestureRecognizer)")
        }
      }
      let phone = Phone()
      let target = Target()
      phone.root.view.addGestureRecognizer(
        UITapGestureRecognizer(target: target, action: "tapped:"))
      phone.window.tap(at: .zero)
      #expect(target.heard == ["tapped: true"])
    }

    @Test func `an adapter's code finds the view's controller and the topmost one`() {
      let phone = Phone()
      let adapter = StrangersAdapter()
      let view = adapter.makeViews(data: Raster(width: 2, height: 2, filledWith: 0).ppm())
      phone.root.view.addSubview(view)
      #expect(adapter.controller(of: view) === phone.root)
      var isClosed = false
      let ad = StrangersAdController { isClosed = true }
      phone.root.present(ad, animated: true)
      #expect(adapter.topController() === ad)
      ad.dismiss(animated: true)
      #expect(isClosed)
    }

    @Test func `a button's action reaches an adapter's view`() {
      let phone = Phone()
      let banner = phone.add(StrangersBanner(frame: square))
      let close = banner.subviews.compactMap { $0 as? UIButton }.first
      close?.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
      phone.window.tap(at: CGPoint(x: 10, y: 10))
      #expect(banner.superview == nil)
    }
  }
}
