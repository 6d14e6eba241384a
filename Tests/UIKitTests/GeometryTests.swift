import Simulation
import Testing
import UIKit

extension UIKitTests {
  @MainActor struct GeometryTests {
    @Test func `frame, bounds and center agree`() {
      let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))
      #expect(view.center == CGPoint(x: 60, y: 45))
      view.bounds.size = CGSize(width: 20, height: 10)
      #expect(view.frame == CGRect(x: 50, y: 40, width: 20, height: 10))
      view.center = .zero
      #expect(view.frame.origin == CGPoint(x: -10, y: -5))
      view.bounds.origin = CGPoint(x: 3, y: 4)
      #expect(view.frame.origin == CGPoint(x: -10, y: -5))
    }

    @Test func `points are converted through scrolled views and back`() {
      let phone = Phone()
      let frame = CGRect(x: 10, y: 20, width: 100, height: 100)
      let scroll = phone.add(UIScrollView(), frame: frame)
      let view = phone.add(UIView(), to: scroll, frame: frame)
      scroll.contentOffset = CGPoint(x: 1, y: 2)
      #expect(view.convert(CGPoint.zero, to: nil) == CGPoint(x: 19, y: 38))
      #expect(view.convert(CGPoint(x: 19, y: 38), from: nil) == .zero)
      #expect(scroll.convert(CGPoint(x: 10, y: 20), to: view) == .zero)
      #expect(view.convert(view.bounds, to: scroll) == frame)
    }

    nonisolated static let masks: [(UIView.AutoresizingMask, CGRect)] = [
      ([], CGRect(x: 10, y: 10, width: 50, height: 50)),
      (.flexibleWidth, CGRect(x: 10, y: 10, width: 150, height: 50)),
      ([.flexibleWidth, .flexibleHeight], CGRect(x: 10, y: 10, width: 150, height: 150)),
      (.flexibleLeftMargin, CGRect(x: 110, y: 10, width: 50, height: 50)),
      ([.flexibleTopMargin, .flexibleBottomMargin], CGRect(x: 10, y: 30, width: 50, height: 50)),
    ]

    @Test(arguments: masks)
    func `a view resizes with its superview as its mask says`(
      mask: UIView.AutoresizingMask, expected: CGRect
    ) {
      let parent = UIView(frame: square)
      let view = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
      view.autoresizingMask = mask
      parent.addSubview(view)
      parent.frame.size = CGSize(width: 200, height: 200)
      #expect(view.frame == expected)
    }

    @Test func `requested layout in a window happens at the same moment`() {
      final class Column: UIView {
        var layouts = 0
        override func layoutSubviews() { layouts += 1 }
      }
      let phone = Phone()
      let column = phone.add(Column())
      World.current.timeline.settle()
      #expect(column.layouts == 1)
      column.setNeedsLayout()
      column.setNeedsLayout()
      World.current.timeline.settle()
      #expect(column.layouts == 2)
      #expect(World.current.timeline.nextDue == nil)
    }

    @Test func `a view is told when it enters and leaves a window`() {
      final class Listener: UIView {
        var heard: [Bool] = []
        override func didMoveToWindow() { heard.append(window != nil) }
      }
      let phone = Phone()
      let parent = UIView()
      let view = phone.add(Listener(), to: parent)
      phone.root.view.addSubview(parent)
      phone.root.view.addSubview(parent)
      parent.removeFromSuperview()
      #expect(view.heard == [true, false])
    }

    @Test func `a view can't become its own descendant`() {
      World.begin(seed: 7)
      let (outer, inner) = (UIView(), UIView())
      outer.addSubview(inner)
      inner.addSubview(outer)
      #expect(outer.superview == nil)
      #expect(World.current.journal.entries.map(\.kind) == [.note(violation: .viewCycle)])
    }

    @Test func `coordinates that are not finite or too large are clamped and noted`() {
      World.begin(seed: 7)
      let view = UIView(frame: CGRect(x: CGFloat.nan, y: -.infinity, width: 1e300, height: 5))
      #expect(view.frame == CGRect(x: 0, y: -1_000_000, width: 1_000_000, height: 5))
      view.frame.size = CGSize(width: CGFloat.nan, height: .infinity)
      view.center = CGPoint(x: CGFloat.nan, y: 0)
      #expect(view.frame == CGRect(x: 0, y: -500_000, width: 0, height: 1_000_000))
      #expect(
        World.current.journal.entries.map(\.kind)
          == Array(repeating: .note(violation: .impossibleGeometry), count: 2))
    }

    @Test func `subviews keep the order they are given`() {
      let parent = UIView()
      let views = (1...3).map { tag in
        let view = UIView()
        view.tag = tag
        return view
      }
      views.forEach(parent.addSubview)
      parent.bringSubviewToFront(views[0])
      #expect(parent.subviews.map(\.tag) == [2, 3, 1])
      parent.insertSubview(views[2], at: 0)
      #expect(parent.subviews.map(\.tag) == [3, 2, 1])
      parent.insertSubview(views[0], belowSubview: views[1])
      #expect(parent.subviews.map(\.tag) == [3, 1, 2])
      #expect(parent.viewWithTag(1) === views[0])
    }
  }
}
