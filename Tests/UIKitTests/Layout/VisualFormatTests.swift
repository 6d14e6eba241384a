import Simulation
import Testing
import UIKit

extension UIKitTests {
  @MainActor final class VisualFormatTests {
    private lazy var phone = Phone()
    private var page: UIView { phone.root.view }

    @Test func `a view that fills its superview`() {
      let box = phone.add(UIView(), frame: CGRect(x: 30, y: 40, width: 200, height: 100))
      let views = ["_view": movable(UIView(), in: box)]
      for format in ["H:|[_view]|", "V:|[_view]|"] {
        page.addConstraints(
          NSLayoutConstraint.constraints(
            withVisualFormat: format, options: NSLayoutConstraint.FormatOptions(rawValue: 0),
            metrics: nil, views: views))
      }
      phone.window.layoutIfNeeded()
      #expect(views["_view"]?.frame == box.bounds)
      #expect(page.constraints.count == 4)
    }

    @Test func `rooms, lengths, metrics, priorities and alignment`() {
      let (one, two) = (movable(UIView(), in: page), movable(UIView(), in: page))
      let views = ["one": one, "two": two]
      let formats = [
        "|-20-[one(50)]-[two(==one,>=80@900)]-(>=gap)-|", "V:|-gap-[one(>=10)]-(5)-[two(30)]",
      ]
      for (format, options) in zip(
        formats, [.alignAllTop, []] as [NSLayoutConstraint.FormatOptions])
      {
        NSLayoutConstraint.activate(
          NSLayoutConstraint.constraints(
            withVisualFormat: format, options: options, metrics: ["gap": 12], views: views))
      }
      phone.window.layoutIfNeeded()
      // Aligned at the top they cannot be below each other, too: the later is given up.
      #expect(one.frame == CGRect(x: 20, y: 12, width: 50, height: 10))
      #expect(two.frame == CGRect(x: 78, y: 12, width: 50, height: 30))
      #expect(
        World.current.journal.entries.map { $0.data["constraint"] } == [
          .string("UIView.top = UIView.bottom + 5")
        ])
    }

    @Test(arguments: ["", "|", "||", "H:", "[other]", "[one", "[one(]", "|-[one]-8|", "[one]x"])
    func `a format that is none is noted`(_ format: String) {
      World.begin(seed: 7)
      let made = NSLayoutConstraint.constraints(
        withVisualFormat: format, metrics: nil, views: ["one": UIView()])
      #expect(made.isEmpty)
      #expect(World.current.journal.entries.map(\.message) == ["a visual format can't be read"])
    }
  }
}
