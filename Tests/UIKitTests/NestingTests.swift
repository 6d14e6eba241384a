import Simulation
import Testing
import UIKit

extension UIKitTests {
  /// Adapters may nest views and controllers without end.
  @Suite(.timeLimit(.minutes(30))) @MainActor struct NestingTests {
    private var notes: [Entry.Kind] { World.current.journal.entries.map(\.kind) }

    /// The number of views from this one down, following the first subview.
    private func depth(of view: UIView) -> Int {
      sequence(first: view) { $0.subviews.first }.reduce(0) { count, _ in count + 1 }
    }

    @Test func `50,000 views nested inward stop a thousand deep`() throws {
      let phone = Phone()
      let first = phone.add(UIView())
      var last = first
      for _ in 0..<50_000 {
        let view = UIView(frame: square)
        last.addSubview(view)
        last = view
      }
      #expect(notes == [.note(violation: .tooDeep)])
      // Includes the window and the root view.
      #expect(depth(of: phone.window) == 1_000)
      let deepest = try #require(phone.window.hitTest(CGPoint(x: 50, y: 50), with: nil))
      #expect(deepest.subviews.isEmpty)
      #expect(deepest.isDescendant(of: first))
      #expect(deepest.visibleFraction == 1)
      phone.window.layoutIfNeeded()
      first.removeFromSuperview()
      #expect(deepest.window == nil)
    }

    @Test func `views nested outward stop a thousand deep`() {
      World.begin(seed: 7)
      var outermost = UIView()
      for _ in 1..<1_000 {
        let view = UIView()
        view.addSubview(outermost)
        outermost = view
      }
      #expect(notes.isEmpty)
      let outside = UIView()
      outside.addSubview(outermost)
      #expect(outside.subviews.isEmpty)
      #expect(depth(of: outermost) == 1_000)
      #expect(notes == [.note(violation: .tooDeep)])
    }

    @Test func `two trees that are too deep together are refused`() {
      World.begin(seed: 7)
      let (upper, lower) = (column(of: 600), column(of: 401))
      upper.last.addSubview(lower.first)
      #expect(notes == [.note(violation: .tooDeep)])
      lower.last.removeFromSuperview()
      upper.last.addSubview(lower.first)
      #expect(depth(of: upper.first) == 1_000)
      #expect(notes.count == 1)
    }

    private func column(of count: Int) -> (first: UIView, last: UIView) {
      let first = UIView()
      var last = first
      for _ in 1..<count {
        let view = UIView()
        last.addSubview(view)
        last = view
      }
      return (first, last)
    }

    @Test func `child controllers stop a thousand deep`() {
      World.begin(seed: 7)
      let first = UIViewController()
      var last = first
      for _ in 0..<2_000 {
        let part = UIViewController()
        last.addChild(part)
        if part.parent != nil { last = part }
      }
      #expect(sequence(first: last, next: \.parent).reduce(0) { count, _ in count + 1 } == 1_000)
      #expect(notes == Array(repeating: .note(violation: .tooDeep), count: 1_001))
    }

    @Test func `a controller can't be its own child`() {
      World.begin(seed: 7)
      let (whole, part) = (UIViewController(), UIViewController())
      whole.addChild(part)
      part.addChild(whole)
      part.addChild(part)
      #expect(whole.parent == nil)
      #expect(part.parent === whole)
      #expect(notes == Array(repeating: .note(violation: .viewCycle), count: 2))
    }

    @Test func `presentations stop a thousand deep and end together`() {
      let phone = Phone()
      var top = phone.root
      for _ in 0..<1_100 {
        let screen = UIViewController()
        top.present(screen, animated: false)
        if screen.presentingViewController != nil { top = screen }
      }
      #expect(phone.window.topmostController === top)
      #expect(notes == Array(repeating: .note(violation: .tooDeep), count: 101))
      phone.root.dismiss(animated: false)
      #expect(phone.window.topmostController === phone.root)
    }

    @Test func `a root can't be presented by what it presents`() {
      let phone = Phone()
      let screen = UIViewController()
      phone.root.present(screen, animated: false)
      screen.present(phone.root, animated: false)
      #expect(phone.window.topmostController === screen)
      #expect(notes == [.note(violation: .presentTwice)])
    }
  }
}
