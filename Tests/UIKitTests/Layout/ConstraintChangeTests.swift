import Simulation
import Testing
import UIKit

extension UIKitTests {
  /// When constraints move views, and what is told of them.
  @MainActor final class ConstraintChangeTests {
    private lazy var phone = Phone()
    private var page: UIView { phone.root.view }
    private var entries: [Entry] { World.current.journal.entries }

    private func box(_ width: CGFloat = 40) -> UIView {
      let box = movable(UIView(), in: page)
      box.pin(to: page, left: 0, top: 0, width: width, height: 40)
      return box
    }

    @Test func `a change moves views in the same moment`() throws {
      let box = box()
      World.current.timeline.settle()
      #expect(box.frame.width == 40)
      let width = try #require(box.constraints.first { $0.firstAttribute == .width })
      width.constant = 70
      #expect(box.frame.width == 40)
      World.current.timeline.settle()
      #expect(box.frame.width == 70)
      #expect(World.current.timeline.nextDue == nil)
    }

    @Test func `an active constraint is replaced`() {
      let box = movable(UIView(), in: page)
      let (narrow, wide) = (
        box.widthAnchor.constraint(equalToConstant: 10),
        box.widthAnchor.constraint(equalToConstant: 20)
      )
      narrow.isActive = true
      page.layoutIfNeeded()
      #expect(box.frame.width == 10)
      NSLayoutConstraint.deactivate([narrow])
      NSLayoutConstraint.activate([wide])
      page.layoutIfNeeded()
      #expect(box.frame.width == 20)
      #expect(!narrow.isActive && wide.isActive)
      box.removeConstraint(wide)
      #expect(!wide.isActive && box.constraints.isEmpty)
    }

    @Test func `a view that leaves takes only its own constraints along`() {
      let box = box()
      let inner = movable(UIView(), in: box)
      inner.pin(to: box, left: 1, top: 2, width: 3, height: 4)
      box.removeFromSuperview()
      #expect(page.constraints.isEmpty)
      // Its size, and the place of the view in it.
      #expect(box.constraints.count == 4 && inner.constraints.count == 2)
    }

    @Test func `views of no common superview can't be constrained`() {
      let (one, other) = (UIView(), UIView())
      let constraint = one.leftAnchor.constraint(equalTo: other.leftAnchor)
      constraint.isActive = true
      #expect(!constraint.isActive)
      #expect(
        entries.last?.message == "a constraint was refused: its views have no common superview")
    }

    @Test func `of two that contradict each other the later is given up, and told once`() {
      let box = box(40)
      let other = box.widthAnchor.constraint(equalToConstant: 50)
      other.isActive = true
      phone.window.layoutIfNeeded()
      #expect(box.frame.width == 40)
      phone.window.setNeedsLayout()
      phone.window.layoutIfNeeded()
      let told = entries.filter { $0.message.hasPrefix("constraints contradict") }
      #expect(told.map { $0.data["constraint"] } == [.string("UIView.width = 50")])
    }

    @Test func `who forgets to switch the mask off is told which view it is`() {
      let label = phone.add(UILabel(), frame: .zero)
      label.topAnchor.constraint(equalTo: page.topAnchor, constant: 12).isActive = true
      phone.window.layoutIfNeeded()
      #expect(label.frame == .zero)
      #expect(entries.last?.data["translatesAutoresizingMask"] == .string("UILabel"))
    }

    @Test func `a contradiction that is gone when all is laid out is not told`() {
      final class Page: UIView {
        let box = UIView()
        override func layoutSubviews() {
          super.layoutSubviews()
          box.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        }
      }
      let outer = phone.add(Page())
      outer.addSubview(outer.box)
      let view = movable(UIView(), in: outer.box)
      view.leftAnchor.constraint(equalTo: outer.box.leftAnchor, constant: 16).isActive = true
      view.rightAnchor.constraint(equalTo: outer.box.rightAnchor, constant: -16).isActive = true
      phone.window.layoutIfNeeded()
      #expect(view.frame == CGRect(x: 16, y: 0, width: 68, height: 0))
      #expect(entries.isEmpty)
    }

    @Test func `views that code and constraints move in turn come to rest`() {
      final class Page: UIView {
        let (box, label) = (UIView(), UILabel())
        override func layoutSubviews() {
          super.layoutSubviews()
          label.frame.size.width = 33
          box.frame.origin.x = label.frame.maxX == 10 ? 20 : 10
        }
      }
      let outer = phone.add(Page())
      outer.addSubview(outer.box)
      let label = movable(outer.label, in: outer)
      label.text = "a"
      label.leftAnchor.constraint(equalTo: outer.box.leftAnchor).isActive = true
      World.current.timeline.settle()
      #expect(World.current.timeline.nextDue == nil)
      #expect(label.frame.width == 33)
    }

    @Test func `numbers that are none are noted and replaced`() {
      let box = movable(UIView(), in: page)
      box.pin(to: page, left: .nan, top: .infinity, width: -.infinity, height: 1e300)
      box.widthAnchor.constraint(equalTo: box.heightAnchor, multiplier: .nan).isActive = true
      phone.window.layoutIfNeeded()
      #expect(box.frame.width == 0 && box.frame.height == 1_000_000)
      #expect(
        entries.count { $0.kind == .note(violation: .impossibleGeometry) } == 5)
    }

    @Test func `a controller hears of the layout that moves its views`() {
      final class Page: UIViewController {
        var widths: [CGFloat] = []
        let box = UIView()
        override func viewDidLayoutSubviews() { widths.append(box.frame.width) }
      }
      let page = Page()
      let phone = Phone(root: page)
      phone.window.layoutIfNeeded()
      let box = movable(page.box, in: page.view)
      let width = box.widthAnchor.constraint(equalToConstant: 30)
      width.isActive = true
      box.leftAnchor.constraint(equalTo: page.view.leftAnchor).isActive = true
      page.view.layoutIfNeeded()
      width.constant = 60
      page.view.layoutIfNeeded()
      page.view.layoutIfNeeded()
      #expect(page.widths == [0, 30, 60])
    }

    @Test func `a view is asked for its constraints when it wanted to be`() {
      final class Box: UIView {
        override func updateConstraints() {
          widthAnchor.constraint(equalToConstant: 25).isActive = true
          super.updateConstraints()
        }
      }
      let box = movable(Box(), in: page)
      box.setNeedsUpdateConstraints()
      phone.window.layoutIfNeeded()
      #expect(box.frame.width == 25 && !box.needsUpdateConstraints())
    }
  }
}
