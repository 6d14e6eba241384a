import Simulation
import Testing
import UIKit

extension UIKitTests {
  @MainActor struct TapTests {
    /// What keeps a tap from the small view in the middle of a large one.
    enum Obstacle: CaseIterable {
      case nothing, hidden, transparent, untouchable, parentHidden, parentUntouchable, outside
      case coveredBySibling, sentToBack
    }

    @Test(
      arguments: [
        (.nothing, "small"), (.hidden, "large"), (.transparent, "large"), (.untouchable, "large"),
        (.parentHidden, "root"), (.parentUntouchable, "root"), (.outside, "large"),
        (.coveredBySibling, "sibling"), (.sentToBack, "small"),
      ] as [(Obstacle, String)])
    func `a tap hits the deepest visible view that takes touches`(
      obstacle: Obstacle, expected: String
    ) {
      let phone = Phone()
      phone.root.view.accessibilityIdentifier = "root"
      let large = phone.add(UIView(), frame: CGRect(x: 100, y: 100, width: 200, height: 200))
      let small = phone.add(
        UIView(), to: large, frame: CGRect(x: 50, y: 50, width: 100, height: 100))
      let sibling = UIView(frame: CGRect(x: 0, y: 0, width: 150, height: 150))
      (large.accessibilityIdentifier, small.accessibilityIdentifier) = ("large", "small")
      sibling.accessibilityIdentifier = "sibling"
      switch obstacle {
      case .nothing: break
      case .hidden: small.isHidden = true
      case .transparent: small.alpha = 0.009
      case .untouchable: small.isUserInteractionEnabled = false
      case .parentHidden: large.isHidden = true
      case .parentUntouchable: large.isUserInteractionEnabled = false
      case .outside: small.frame.origin = CGPoint(x: 120, y: 120)
      case .coveredBySibling: large.addSubview(sibling)
      case .sentToBack:
        large.addSubview(sibling)
        large.sendSubviewToBack(sibling)
      }
      let result = phone.window.tap(at: CGPoint(x: 200, y: 200))
      #expect(result.hitView?.accessibilityIdentifier == expected)
    }

    @Test func `a view can't be touched outside its superview`() {
      let phone = Phone()
      let parent = phone.add(UIView())
      let child = phone.add(
        UIView(), to: parent, frame: CGRect(x: 50, y: 0, width: 100, height: 50))
      #expect(phone.window.tap(at: CGPoint(x: 99, y: 10)).hitView === child)
      #expect(phone.window.tap(at: CGPoint(x: 101, y: 10)).hitView === phone.root.view)
    }

    @Test func `labels and image views ignore touches by default`() {
      let phone = Phone()
      let label = phone.add(UILabel())
      _ = phone.add(UIImageView(image: nil))
      #expect(phone.window.tap(at: .zero).hitView === phone.root.view)
      label.isUserInteractionEnabled = true
      #expect(phone.window.tap(at: .zero).hitView === label)
    }

    /// The listeners: a recogniser on the parent, a control in it, recognisers on that control.
    struct Listeners {
      var parent = false
      var control = false
      var isControlEnabled = true
      var onControl = 0
      var isOnControlEnabled = true
      var cancels = true
    }

    @Test(
      arguments: [
        (Listeners(), []),
        (Listeners(parent: true), ["parent"]),
        (Listeners(parent: true, control: true), ["control"]),
        (Listeners(parent: true, control: true, isControlEnabled: false), ["parent"]),
        (Listeners(parent: true, onControl: 1), ["recogniser 1"]),
        (Listeners(parent: true, onControl: 2), ["recogniser 2"]),
        (Listeners(parent: true, onControl: 1, isOnControlEnabled: false), ["parent"]),
        (Listeners(parent: true, control: true, onControl: 1), ["recogniser 1"]),
        (Listeners(control: true, onControl: 1, cancels: false), ["recogniser 1", "control"]),
      ] as [(Listeners, [String])])
    func `the first listener on the way up takes the tap`(
      listeners: Listeners, expected: [String]
    ) {
      let phone = Phone()
      var heard: [String] = []
      let parent = phone.add(UIView())
      let button = phone.add(UIButton(type: .system), to: parent)
      button.isEnabled = listeners.isControlEnabled
      if listeners.parent {
        parent.addGestureRecognizer(UITapGestureRecognizer { _ in heard.append("parent") })
      }
      if listeners.control {
        button.addAction(UIAction { _ in heard.append("control") }, for: .touchUpInside)
      }
      for number in 0..<listeners.onControl {
        let tap = UITapGestureRecognizer { _ in heard.append("recogniser \(number + 1)") }
        tap.isEnabled = listeners.isOnControlEnabled
        tap.cancelsTouchesInView = listeners.cancels
        button.addGestureRecognizer(tap)
      }
      let result = phone.window.tap(at: CGPoint(x: 50, y: 50))
      #expect(heard == expected)
      #expect((result.takingView == nil) == expected.isEmpty)
    }

    @Test func `a recogniser knows where the tap was and that it ended`() {
      let phone = Phone()
      let view = phone.add(UIView(), frame: CGRect(x: 100, y: 200, width: 50, height: 50))
      var seen: [CGPoint] = []
      var state = UIGestureRecognizer.State.possible
      let tap = UITapGestureRecognizer {
        seen = [$0.location(in: view), $0.location(in: nil)]
        state = $0.state
      }
      view.addGestureRecognizer(tap)
      phone.window.tap(at: CGPoint(x: 110, y: 230))
      #expect(seen == [CGPoint(x: 10, y: 30), CGPoint(x: 110, y: 230)])
      #expect(state == .ended)
      #expect(tap.state == .possible)
    }

    private final class Counter: SelectorPerforming {
      var heard: [String] = []
      func perform(_ selector: Selector, with argument: Any?) {
        heard.append(selector.description)
      }
    }

    @Test func `a target that is added twice to a control performs once`() {
      let phone = Phone()
      let button = phone.add(UIButton())
      let (target, other) = (Counter(), Counter())
      for _ in 0..<2 { button.addTarget(target, action: "tapped", for: .touchUpInside) }
      button.addTarget(target, action: "changed", for: .touchUpInside)
      button.addTarget(other, action: "tapped", for: .touchUpInside)
      phone.window.tap(at: CGPoint(x: 50, y: 50))
      #expect(target.heard == ["tapped", "changed"])
      #expect(other.heard == ["tapped"])
      button.addTarget(target, action: "tapped", for: [.touchUpInside, .valueChanged])
      button.sendActions(for: .valueChanged)
      #expect(target.heard == ["tapped", "changed", "tapped"])
    }

    @Test func `a target is removed only from the events that are named`() {
      let phone = Phone()
      let button = phone.add(UIButton())
      let target = Counter()
      button.addTarget(target, action: "tapped", for: [.touchUpInside, .valueChanged])
      button.removeTarget(target, action: nil, for: .touchUpInside)
      button.sendActions(for: .touchUpInside)
      #expect(target.heard == [])
      button.sendActions(for: .valueChanged)
      #expect(target.heard == ["tapped"])
    }

    @Test func `an action that is added twice to a control runs once`() {
      let phone = Phone()
      let button = phone.add(UIButton())
      var heard: [String] = []
      let action = UIAction { _ in heard.append("same") }
      for _ in 0..<2 { button.addAction(action, for: .touchUpInside) }
      for number in 1...2 {
        button.addAction(
          UIAction(identifier: .init("id")) { _ in heard.append("\(number)") }, for: .touchUpInside)
      }
      phone.window.tap(at: CGPoint(x: 50, y: 50))
      #expect(heard == ["same", "2"])
    }

    @Test func `a target that is added twice to a recogniser performs once`() {
      let phone = Phone()
      let target = Counter()
      let tap = UITapGestureRecognizer(target: target, action: "tapped")
      tap.addTarget(target, action: "tapped")
      tap.addTarget(target, action: "touched")
      phone.root.view.addGestureRecognizer(tap)
      phone.window.tap(at: .zero)
      #expect(target.heard == ["tapped", "touched"])
    }

    @Test func `a double-tap recogniser ignores a single tap`() {
      let phone = Phone()
      var heard = 0
      let view = phone.add(UIView())
      view.addGestureRecognizer(UITapGestureRecognizer(numberOfTapsRequired: 2) { _ in heard += 1 })
      phone.window.tap(at: .zero)
      #expect(heard == 0)
      phone.window.tap(at: .zero, count: 2)
      #expect(heard == 1)
    }

    @Test func `nothing below a sheet takes a tap, and nothing at all in the background`() {
      let phone = Phone()
      var heard = 0
      phone.root.view.addGestureRecognizer(UITapGestureRecognizer { _ in heard += 1 })
      phone.window.tap(at: CGPoint(x: 10, y: 10))
      let sheet = UIViewController()
      sheet.modalPresentationStyle = .pageSheet
      phone.root.present(sheet, animated: true)
      phone.window.tap(at: CGPoint(x: 10, y: 10))
      sheet.dismiss(animated: true)
      UIApplication.shared.enterBackground()
      #expect(phone.window.tap(at: CGPoint(x: 10, y: 10)).hitView == nil)
      #expect(heard == 1)
    }
  }
}
