import Simulation
import Testing
import UIKit

extension UIKitTests {
  /// Views that are as large as their content.
  @MainActor final class ContentTests {
    private lazy var phone = Phone()
    private var page: UIView { phone.root.view }

    /// A letter is 10 points wide and a line 21 points high.
    private func label(_ text: String, in parent: UIView? = nil) -> UILabel {
      let label = movable(UILabel(), in: parent ?? page)
      label.text = text
      return label
    }

    private func layOut() { phone.window.layoutIfNeeded() }

    @Test func `a label is as large as its text, and follows it`() {
      let label = label("Twelve words")
      label.pin(to: page, left: 5, top: 6)
      layOut()
      #expect(label.frame == CGRect(x: 5, y: 6, width: 120, height: 21))
      label.text = "Four"
      World.current.timeline.settle()
      #expect(label.frame == CGRect(x: 5, y: 6, width: 40, height: 21))
    }

    @Test func `a text that may wrap is as high as its lines are at the width it gets`() {
      let label = label("one two three four")
      label.numberOfLines = 0
      label.pin(to: page, left: 0, top: 0, width: 80)
      let below = movable(UIView(), in: page)
      below.topAnchor.constraint(equalTo: label.bottomAnchor, constant: 4).isActive = true
      layOut()
      // one two / three / four
      #expect(label.frame.height == 63)
      #expect(below.frame.minY == 67)
      label.numberOfLines = 2
      layOut()
      #expect(label.frame.height == 42)
    }

    @Test func `a text that may wrap stays within its bounds`() {
      let label = label(String(repeating: "word ", count: 20))
      label.numberOfLines = 0
      label.pin(to: page, left: 20, top: 0)
      label.trailingAnchor.constraint(
        lessThanOrEqualTo: page.trailingAnchor, constant: -20
      ).isActive = true
      layOut()
      // Seven words with their spaces fit into 350 points.
      #expect(label.frame == CGRect(x: 20, y: 0, width: 350, height: 63))
    }

    @Test func `of two labels the one that hugs less is stretched`() {
      let (one, two) = (label("abc"), label("abc"))
      one.pin(to: page, left: 0, top: 0)
      NSLayoutConstraint.activate([
        two.leadingAnchor.constraint(equalTo: one.trailingAnchor),
        two.trailingAnchor.constraint(equalTo: page.trailingAnchor),
      ])
      one.setContentHuggingPriority(UILayoutPriority(249), for: .horizontal)
      layOut()
      #expect(one.frame.width == 360 && two.frame.width == 30)
      one.setContentHuggingPriority(.required, for: .horizontal)
      layOut()
      #expect(one.frame.width == 30 && two.frame.width == 360)
    }

    @Test func `of two labels the one that resists less is cut`() {
      let (one, two) = (
        label(String(repeating: "a", count: 30)), label(String(repeating: "b", count: 20))
      )
      one.pin(to: page, left: 0, top: 0)
      NSLayoutConstraint.activate([
        two.leadingAnchor.constraint(equalTo: one.trailingAnchor),
        two.trailingAnchor.constraint(lessThanOrEqualTo: page.trailingAnchor),
      ])
      one.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
      layOut()
      #expect(one.frame.width == 190 && two.frame.width == 200)
    }

    @Test func `a button, a picture, a switch and a field have sizes of their own`() {
      let buttons = [UIColor.tintColor, nil].map { color in
        let button = UIButton(type: .system)
        button.setTitle("Install", for: .normal)
        button.backgroundColor = color
        return button
      }
      let field = UITextField()
      field.placeholder = "Name"
      let views = (buttons + [UIImageView(image: nil), UISwitch(), field]).map {
        movable($0, in: page)
      }
      for view in views { view.pin(to: page, left: 0, top: 0) }
      layOut()
      // On a ground of its own, a title is between brackets.
      #expect(
        views.map(\.frame.size) == [
          CGSize(width: 110, height: 21), CGSize(width: 70, height: 21), .zero,
          CGSize(width: 51, height: 31), CGSize(width: 60, height: 21),
        ])
    }

    @Test func `baselines are where the text stands`() {
      let (small, large) = (label("a"), label("a"))
      large.font = .systemFont(ofSize: 50)
      large.pin(to: page, left: 0, top: 10)
      small.firstBaselineAnchor.constraint(equalTo: large.firstBaselineAnchor).isActive = true
      layOut()
      // Lines of 60 and 21 points: 48 and 17 points above the baseline.
      #expect(small.frame.minY == 41)
    }

    @Test func `a view is as small as what is in it allows`() {
      let box = UIView()
      let label = label("Hello", in: box)
      NSLayoutConstraint.activate([
        label.leftAnchor.constraint(equalTo: box.leftAnchor, constant: 10),
        label.rightAnchor.constraint(equalTo: box.rightAnchor, constant: -10),
        label.topAnchor.constraint(equalTo: box.topAnchor, constant: 3),
        label.bottomAnchor.constraint(equalTo: box.bottomAnchor, constant: -3),
      ])
      #expect(
        box.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
          == CGSize(width: 70, height: 27))
      #expect(box.frame == .zero && label.frame == .zero)
    }

    @Test func `a row is as high as the constraints of its cell say`() {
      final class Rows: NSObject, UITableViewDataSource {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
        func tableView(
          _ tableView: UITableView, cellForRowAt indexPath: IndexPath
        ) -> UITableViewCell {
          let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
          let content = cell.contentView
          let box = movable(UIView(), in: content)
          box.pin(to: content, left: 10, top: 5, height: 60 + 10 * CGFloat(indexPath.row))
          box.rightAnchor.constraint(equalTo: content.rightAnchor, constant: -10).isActive = true
          box.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -5).isActive = true
          return cell
        }
      }
      let rows = Rows()
      let table = phone.add(UITableView(), frame: CGRect(x: 0, y: 0, width: 300, height: 600))
      table.dataSource = rows
      layOut()
      #expect(table.visibleCells.map(\.frame.height) == [70, 80])
      #expect(
        table.visibleCells.map { $0.contentView.subviews.last?.frame } == [
          CGRect(x: 10, y: 5, width: 280, height: 60), CGRect(x: 10, y: 5, width: 280, height: 70),
        ])
      #expect(World.current.journal.entries.isEmpty)
    }
  }
}
