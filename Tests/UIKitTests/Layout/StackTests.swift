import Simulation
import Testing
import UIKit

extension UIKitTests {
  @MainActor final class StackTests {
    private lazy var phone = Phone()
    private var page: UIView { phone.root.view }

    private func label(_ letters: Int) -> UILabel {
      let label = UILabel()
      label.text = String(repeating: "a", count: letters)
      return label
    }

    /// A stack of labels, 300 points wide.
    private func row(
      _ letters: [Int], _ distribution: UIStackView.Distribution = .fill, spacing: CGFloat = 10
    ) -> UIStackView {
      let stack = movable(UIStackView(arrangedSubviews: letters.map(label)), in: page)
      stack.distribution = distribution
      stack.spacing = spacing
      stack.pin(to: page, left: 0, top: 0, width: 300)
      return stack
    }

    private func spans(_ stack: UIStackView) -> [[CGFloat]] {
      phone.window.layoutIfNeeded()
      return stack.arrangedSubviews.map { [$0.frame.minX, $0.frame.width] }
    }

    @Test func `a row is filled by its last view, and as high as the highest`() {
      let stack = row([3, 5, 2])
      #expect(spans(stack) == [[0, 30], [40, 50], [100, 200]])
      #expect(stack.frame == CGRect(x: 0, y: 0, width: 300, height: 21))
      #expect(stack.arrangedSubviews.allSatisfy { $0.frame.height == 21 })
    }

    @Test func `equal lengths`() {
      #expect(
        spans(row([3, 5, 2], .fillEqually, spacing: 15)) == [[0, 90], [105, 90], [210, 90]])
    }

    @Test func `lengths in proportion to the content`() {
      // 280 points for 14 letters.
      #expect(
        spans(row([4, 8, 2], .fillProportionally)) == [[0, 80], [90, 160], [260, 40]])
    }

    @Test func `equal rooms`() {
      // 300 - 100 points for two rooms.
      #expect(spans(row([3, 5, 2], .equalSpacing)) == [[0, 30], [130, 50], [280, 20]])
    }

    @Test func `equal distances of the centres`() {
      // Centres at 15, 152.5 and 290.
      #expect(spans(row([3, 5, 2], .equalCentering)) == [[0, 30], [127.5, 50], [280, 20]])
    }

    @Test func `room of its own after a view`() {
      let stack = row([3, 5, 2])
      stack.setCustomSpacing(40, after: stack.arrangedSubviews[0])
      #expect(spans(stack) == [[0, 30], [70, 50], [130, 170]])
      #expect(stack.customSpacing(after: stack.arrangedSubviews[0]) == 40)
    }

    @Test func `a hidden view takes no room`() {
      let stack = row([3, 5, 2])
      stack.arrangedSubviews[1].isHidden = true
      #expect(spans(stack)[2] == [40, 260])
      stack.arrangedSubviews[1].isHidden = false
      #expect(spans(stack) == [[0, 30], [40, 50], [100, 200]])
    }

    @Test func `views come and go`() {
      let stack = row([3, 2])
      stack.insertArrangedSubview(label(1), at: 0)
      #expect(spans(stack) == [[0, 10], [20, 30], [60, 240]])
      stack.arrangedSubviews[1].removeFromSuperview()
      #expect(spans(stack) == [[0, 10], [20, 280]])
      let last = stack.arrangedSubviews[1]
      stack.removeArrangedSubview(last)
      #expect(last.superview === stack)
      #expect(spans(stack) == [[0, 300]])
    }

    @Test func `a column within margins, as high as its views`() {
      let stack = movable(UIStackView(arrangedSubviews: [label(3), label(6)]), in: page)
      stack.axis = .vertical
      stack.spacing = 4
      stack.isLayoutMarginsRelativeArrangement = true
      stack.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      stack.pin(to: page, left: 0, top: 0)
      phone.window.layoutIfNeeded()
      #expect(stack.frame.size == CGSize(width: 66, height: 50))
      #expect(stack.arrangedSubviews[0].frame == CGRect(x: 2, y: 1, width: 60, height: 21))
      #expect(stack.arrangedSubviews[1].frame == CGRect(x: 2, y: 26, width: 60, height: 21))
    }

    nonisolated static let alignments: [(UIStackView.Alignment, [CGFloat])] = [
      (.fill, [0, 50]), (.top, [0, 21]), (.center, [14.5, 21]), (.bottom, [29, 21]),
    ]

    @Test(arguments: alignments)
    func `where a view is across`(_ alignment: UIStackView.Alignment, expected: [CGFloat]) {
      let box = UIView()
      let stack = row([3])
      stack.addArrangedSubview(box)
      box.heightAnchor.constraint(equalToConstant: 50).isActive = true
      stack.alignment = alignment
      phone.window.layoutIfNeeded()
      #expect(stack.frame.height == 50)
      let label = stack.arrangedSubviews[0].frame
      #expect([label.minY, label.height] == expected)
    }

    @Test func `a stack in a stack, in a stack with a frame`() {
      let inner = UIStackView(arrangedSubviews: [label(2), label(4)])
      inner.axis = .vertical
      let outer = UIStackView(arrangedSubviews: [inner, label(1)])
      outer.frame = CGRect(x: 5, y: 5, width: 100, height: 60)
      page.addSubview(outer)
      phone.window.layoutIfNeeded()
      #expect(inner.frame == CGRect(x: 0, y: 0, width: 40, height: 60))
      #expect(inner.arrangedSubviews[0].frame == CGRect(x: 0, y: 0, width: 40, height: 21))
      #expect(inner.arrangedSubviews[1].frame == CGRect(x: 0, y: 21, width: 40, height: 39))
      #expect(outer.frame == CGRect(x: 5, y: 5, width: 100, height: 60))
    }
  }
}
