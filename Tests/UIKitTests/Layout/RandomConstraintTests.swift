@testable import Simulation
import Testing
import UIKit

extension UIKitTests {
  /// What holds for constraints that nobody would write.
  @MainActor struct RandomConstraintTests {
    /// A page with random constraints between its views.
    @MainActor private final class Page {
      let phone = Phone()
      private(set) var views: [UIView] = []
      private(set) var constraints: [NSLayoutConstraint] = []
      private var chance: SplitMix64

      init(seed: UInt64, views count: Int) {
        chance = SplitMix64(seed: seed)
        for _ in 0..<count {
          let parent =
            views.isEmpty || number(3) == 0 ? phone.root.view : views[number(views.count)]
          views.append(movable(UIView(), in: parent ?? phone.window))
        }
      }

      private func number(_ end: Int) -> Int { Int.random(in: 0..<end, using: &chance) }

      private static let lines: [[NSLayoutConstraint.Attribute]] = [
        [.left, .right, .centerX, .leading, .trailing], [.top, .bottom, .centerY],
        [.width, .height],
      ]

      /// Adds a constraint; with frames, one that they meet.
      func add(isRequired: Bool = true, meeting frames: [CGRect]? = nil) {
        let lines = Self.lines[number(Self.lines.count)]
        let (first, second) = (number(views.count), number(views.count + 1))
        let other = second == views.count ? phone.root.view : views[second]
        let (line, otherLine) = (lines[number(lines.count)], lines[number(lines.count)])
        let multiplier = lines.contains(.width) ? [1, 0.5, 2][number(3)] : 1
        let relation = [0, 0, 1, -1][number(4)]
        var constant = CGFloat(number(200) - 100)
        if let frames {
          let otherFrame = second == views.count ? phone.root.view.frame : frames[second]
          constant =
            value(line, frames[first]) - value(otherLine, otherFrame) * multiplier
            + CGFloat(relation * -number(3) * 10)
        }
        let constraint = NSLayoutConstraint(
          item: views[first], attribute: line,
          relatedBy: NSLayoutConstraint.Relation(rawValue: relation) ?? .equal, toItem: other,
          attribute: otherLine, multiplier: multiplier, constant: constant)
        if !isRequired { constraint.priority = UILayoutPriority(Float(1 + number(999))) }
        constraint.identifier = "\(constraints.count)"
        constraint.isActive = true
        constraints.append(constraint)
      }

      /// Whether the views are where the constraint wants them.
      func holds(_ constraint: NSLayoutConstraint) -> Bool {
        guard let first = constraint.firstItem as? UIView,
          let second = constraint.secondItem as? UIView
        else { return false }
        let difference =
          value(constraint.firstAttribute, onPage(first)) - constraint.constant
          - value(constraint.secondAttribute, onPage(second)) * constraint.multiplier
        return switch constraint.relation {
        case .equal: abs(difference) < 0.01
        case .lessThanOrEqual: difference < 0.01
        case .greaterThanOrEqual: difference > -0.01
        }
      }

      private func onPage(_ view: UIView) -> CGRect { view.convert(view.bounds, to: nil) }

      private func value(_ line: NSLayoutConstraint.Attribute, _ frame: CGRect) -> CGFloat {
        switch line {
        case .left, .leading: frame.minX
        case .right, .trailing: frame.maxX
        case .centerX: frame.midX
        case .top: frame.minY
        case .bottom: frame.maxY
        case .centerY: frame.midY
        case .width: frame.width
        default: frame.height
        }
      }

      /// Frames on the page that the views could have.
      func randomFrames() -> [CGRect] {
        views.map { _ in
          CGRect(x: number(300), y: number(700), width: number(90), height: number(90))
        }
      }

      /// The names of the constraints that were given up.
      var toldBroken: [String] {
        World.current.journal.entries.compactMap { entry in
          guard case .string(let text)? = entry.data["constraint"] else { return nil }
          return text.split(separator: ":").first.map(String.init)
        }
      }
    }

    @Test(arguments: 1...150) func `each required constraint holds or is told`(seed: UInt64) {
      let page = Page(seed: seed, views: 3 + Int(seed % 12))
      for _ in 0..<(page.views.count * 3) { page.add() }
      page.phone.window.layoutIfNeeded()
      let told = Set(page.toldBroken)
      for constraint in page.constraints where !told.contains(constraint.identifier ?? "") {
        #expect(page.holds(constraint), "seed \(seed): \(constraint.identifier ?? "")")
      }
    }

    @Test(arguments: 1...150) func `constraints that can hold together do`(seed: UInt64) {
      let page = Page(seed: seed, views: 3 + Int(seed % 12))
      let frames = page.randomFrames()
      for _ in 0..<(page.views.count * 4) { page.add(meeting: frames) }
      for _ in 0..<page.views.count { page.add(isRequired: false) }
      page.phone.window.layoutIfNeeded()
      #expect(page.toldBroken.isEmpty, "seed \(seed)")
      for constraint in page.constraints where constraint.priority == .required {
        #expect(page.holds(constraint), "seed \(seed): \(constraint.identifier ?? "")")
      }
    }

    @Test(arguments: 1...30) func `the same constraints give the same frames`(seed: UInt64) {
      let frames = (0..<2).map { _ in
        let page = Page(seed: seed, views: 12)
        for _ in 0..<20 { page.add(isRequired: false) }
        for _ in 0..<20 { page.add() }
        page.phone.window.layoutIfNeeded()
        return page.views.map(\.frame)
      }
      #expect(frames[0] == frames[1])
    }

    @Test func `equalities in a circle are one place`() {
      let phone = Phone()
      let views = (0..<50).map { _ in movable(UIView(), in: phone.root.view) }
      for (place, view) in views.enumerated() {
        let next = views[(place + 1) % views.count]
        view.leftAnchor.constraint(equalTo: next.leftAnchor).isActive = true
        view.widthAnchor.constraint(equalTo: next.widthAnchor).isActive = true
      }
      views[7].widthAnchor.constraint(equalToConstant: 30).isActive = true
      phone.window.layoutIfNeeded()
      #expect(views.allSatisfy { $0.frame == CGRect(x: 0, y: 0, width: 30, height: 0) })
      #expect(World.current.journal.entries.isEmpty)
    }

    @Test(.timeLimit(.minutes(5))) func `10,000 views below each other`() {
      let phone = Phone()
      var last: UIView?
      for _ in 0..<10_000 {
        let view = movable(UILabel(), in: phone.root.view)
        view.text = "a"
        view.topAnchor.constraint(
          equalTo: last?.bottomAnchor ?? phone.root.view.topAnchor
        ).isActive = true
        last = view
      }
      phone.window.layoutIfNeeded()
      #expect(last?.frame == CGRect(x: 0, y: 209_979, width: 10, height: 21))
      for view in phone.root.view.subviews { view.removeFromSuperview() }
      #expect(phone.root.view.constraints.isEmpty)
    }
  }
}

extension SplitMix64: RandomNumberGenerator {}
