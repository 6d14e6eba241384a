import Simulation
import Testing
import UIKit

extension UIKitTests {
  /// Where constraints put views.
  @MainActor final class ConstraintTests {
    private lazy var phone = Phone()
    private var page: UIView { phone.root.view }

    /// A view that constraints may move, in another one.
    private func view(in parent: UIView? = nil) -> UIView { movable(UIView(), in: parent ?? page) }

    private func layOut() { phone.window.layoutIfNeeded() }

    @Test func `edges with constants`() {
      let view = view()
      NSLayoutConstraint.activate([
        view.leadingAnchor.constraint(equalTo: page.leadingAnchor, constant: 16),
        view.trailingAnchor.constraint(equalTo: page.trailingAnchor, constant: -16),
        view.topAnchor.constraint(equalTo: page.topAnchor, constant: 20),
        view.heightAnchor.constraint(equalToConstant: 50),
      ])
      layOut()
      // The page is 390 points wide.
      #expect(view.frame == CGRect(x: 16, y: 20, width: 358, height: 50))
    }

    @Test func `a centre, a multiple and an aspect ratio`() {
      let view = view()
      NSLayoutConstraint.activate([
        view.centerXAnchor.constraint(equalTo: page.centerXAnchor),
        view.centerYAnchor.constraint(equalTo: page.centerYAnchor, constant: 10),
        view.widthAnchor.constraint(equalTo: page.widthAnchor, multiplier: 0.5, constant: 5),
        view.heightAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.25),
      ])
      layOut()
      // 195 + 5 wide, 50 high; centre at 195, 432.
      #expect(view.frame == CGRect(x: 95, y: 407, width: 200, height: 50))
    }

    @Test func `views below each other, one in the other`() {
      let (box, upper, lower) = (view(), UIView(), UIView())
      for view in [upper, lower] { _ = movable(view, in: box) }
      box.pin(to: page, left: 10, top: 10)
      NSLayoutConstraint.activate([
        upper.leftAnchor.constraint(equalTo: box.leftAnchor, constant: 5),
        upper.topAnchor.constraint(equalTo: box.topAnchor, constant: 5),
        upper.widthAnchor.constraint(equalToConstant: 80),
        upper.heightAnchor.constraint(equalToConstant: 30),
        lower.leadingAnchor.constraint(equalTo: upper.leadingAnchor),
        lower.topAnchor.constraint(equalTo: upper.bottomAnchor, constant: 8),
        lower.widthAnchor.constraint(equalTo: upper.widthAnchor),
        lower.heightAnchor.constraint(equalToConstant: 20),
        box.rightAnchor.constraint(equalTo: upper.rightAnchor, constant: 5),
        box.bottomAnchor.constraint(equalTo: lower.bottomAnchor, constant: 5),
      ])
      layOut()
      #expect(upper.frame == CGRect(x: 5, y: 5, width: 80, height: 30))
      #expect(lower.frame == CGRect(x: 5, y: 43, width: 80, height: 20))
      #expect(box.frame == CGRect(x: 10, y: 10, width: 90, height: 68))
    }

    @Test func `a constraint across levels`() {
      let (box, inner, other) = (view(), UIView(), view())
      _ = movable(inner, in: box)
      box.pin(to: page, left: 30, top: 40, width: 100, height: 100)
      inner.pin(to: box, left: 7, top: 9, width: 20, height: 20)
      NSLayoutConstraint.activate([
        other.leftAnchor.constraint(equalTo: inner.rightAnchor, constant: 3),
        other.topAnchor.constraint(equalTo: inner.topAnchor),
        other.widthAnchor.constraint(equalToConstant: 10),
        other.heightAnchor.constraint(equalToConstant: 10),
      ])
      layOut()
      #expect(other.frame == CGRect(x: 60, y: 49, width: 10, height: 10))
    }

    @Test func `a view without constraints keeps its frame, and others follow it`() {
      let fixed = phone.add(UIView(), frame: CGRect(x: 50, y: 60, width: 70, height: 80))
      let view = view()
      NSLayoutConstraint.activate([
        view.leftAnchor.constraint(equalTo: fixed.rightAnchor, constant: 5),
        view.bottomAnchor.constraint(equalTo: fixed.bottomAnchor),
        view.widthAnchor.constraint(equalToConstant: 10),
        view.heightAnchor.constraint(equalToConstant: 10),
      ])
      layOut()
      #expect(view.frame == CGRect(x: 125, y: 130, width: 10, height: 10))
      fixed.frame.origin = CGPoint(x: 0, y: 0)
      layOut()
      #expect(view.frame == CGRect(x: 75, y: 70, width: 10, height: 10))
      #expect(fixed.frame == CGRect(x: 0, y: 0, width: 70, height: 80))
    }

    @Test func `the older spelling, with the safe area`() {
      phone.root.additionalSafeAreaInsets.bottom = 34
      let view = view()
      page.addConstraints([
        NSLayoutConstraint(
          item: view, attribute: .bottom, relatedBy: .equal, toItem: page.safeAreaLayoutGuide,
          attribute: .bottom, multiplier: 1, constant: 0),
        NSLayoutConstraint(
          item: view, attribute: .centerX, relatedBy: .equal, toItem: page, attribute: .centerX,
          multiplier: 1, constant: 0),
        NSLayoutConstraint(
          item: view, attribute: .width, relatedBy: .equal, toItem: nil,
          attribute: .notAnAttribute, multiplier: 1, constant: 320),
        NSLayoutConstraint(
          item: view, attribute: .height, relatedBy: .equal, toItem: view, attribute: .width,
          multiplier: 0.25, constant: 0),
      ])
      layOut()
      // 844 - 34 - 80
      #expect(view.frame == CGRect(x: 35, y: 730, width: 320, height: 80))
      #expect(page.constraints.count == 4 && view.constraints.isEmpty)
    }

    @Test func `a guide is laid out as a view is`() {
      let (guide, view) = (UILayoutGuide(), view())
      page.addLayoutGuide(guide)
      view.pin(to: page, left: 0, top: 0, height: 10)
      NSLayoutConstraint.activate([
        guide.leadingAnchor.constraint(equalTo: page.leadingAnchor, constant: 12),
        guide.widthAnchor.constraint(equalToConstant: 100),
        guide.topAnchor.constraint(equalTo: page.topAnchor),
        guide.bottomAnchor.constraint(equalTo: page.bottomAnchor),
        view.widthAnchor.constraint(equalTo: guide.widthAnchor, multiplier: 2),
      ])
      layOut()
      #expect(guide.layoutFrame == CGRect(x: 12, y: 0, width: 100, height: 844))
      #expect(view.frame.width == 200)
      page.removeLayoutGuide(guide)
      #expect(page.layoutGuides.isEmpty)
      #expect(page.constraints.allSatisfy { $0.firstItem === view })
    }

    @Test func `the margins of a controller's view and of another`() {
      let (box, inner) = (view(), UIView())
      _ = movable(inner, in: box)
      box.pin(to: page, left: 0, top: 0, width: 100, height: 100)
      inner.layoutMargins = .zero
      NSLayoutConstraint.activate([
        inner.leadingAnchor.constraint(equalTo: box.layoutMarginsGuide.leadingAnchor),
        inner.bottomAnchor.constraint(equalTo: box.layoutMarginsGuide.bottomAnchor),
      ])
      layOut()
      #expect(inner.frame.origin == CGPoint(x: 8, y: 92))
      #expect(page.layoutMarginsGuide.layoutFrame == CGRect(x: 16, y: 0, width: 358, height: 844))
    }

    @Test func `the edges of a scroll view are those of its content`() {
      let scroll = movable(UIScrollView(), in: page)
      let content = movable(UIView(), in: scroll)
      scroll.pin(to: page, left: 0, top: 0, width: 300, height: 200)
      NSLayoutConstraint.activate([
        content.leadingAnchor.constraint(equalTo: scroll.leadingAnchor),
        content.trailingAnchor.constraint(equalTo: scroll.trailingAnchor),
        content.topAnchor.constraint(equalTo: scroll.topAnchor, constant: 10),
        content.bottomAnchor.constraint(equalTo: scroll.bottomAnchor, constant: -10),
        content.widthAnchor.constraint(equalTo: scroll.widthAnchor),
        content.heightAnchor.constraint(equalToConstant: 900),
      ])
      layOut()
      #expect(content.frame == CGRect(x: 0, y: 10, width: 300, height: 900))
      #expect(scroll.contentSize == CGSize(width: 300, height: 920))
      scroll.contentOffset.y = 50
      layOut()
      #expect(content.frame == CGRect(x: 0, y: 10, width: 300, height: 900))
    }

    @Test func `inequalities leave room, and what is less important gives way`() {
      let view = view()
      view.pin(to: page, left: 0, top: 0, height: 10)
      let wanted = view.widthAnchor.constraint(equalToConstant: 500)
      wanted.priority = .defaultHigh
      let least = view.widthAnchor.constraint(greaterThanOrEqualToConstant: 100)
      let most = view.widthAnchor.constraint(
        lessThanOrEqualTo: page.widthAnchor, constant: -90)
      NSLayoutConstraint.activate([least, most, wanted])
      layOut()
      #expect(view.frame.width == 300)
      wanted.constant = 40
      layOut()
      #expect(view.frame.width == 100)
      wanted.constant = 150
      layOut()
      #expect(view.frame.width == 150)
    }

    @Test func `sizes and places that nothing is said about are 0`() {
      let (right, sized) = (view(), view())
      NSLayoutConstraint.activate([
        right.trailingAnchor.constraint(equalTo: page.trailingAnchor),
        sized.widthAnchor.constraint(equalToConstant: 30),
        sized.leadingAnchor.constraint(lessThanOrEqualTo: page.leadingAnchor, constant: 100),
      ])
      layOut()
      #expect(right.frame == CGRect(x: 390, y: 0, width: 0, height: 0))
      #expect(sized.frame == CGRect(x: 0, y: 0, width: 30, height: 0))
    }
  }
}

/// The view in another one, for constraints to move.
@MainActor func movable<View: UIView>(_ view: View, in parent: UIView) -> View {
  view.translatesAutoresizingMaskIntoConstraints = false
  parent.addSubview(view)
  return view
}

extension UIView {
  /// Puts the view at a place of another one.
  func pin(
    to parent: UIView, left: CGFloat, top: CGFloat, width: CGFloat? = nil, height: CGFloat? = nil
  ) {
    leftAnchor.constraint(equalTo: parent.leftAnchor, constant: left).isActive = true
    topAnchor.constraint(equalTo: parent.topAnchor, constant: top).isActive = true
    if let width { widthAnchor.constraint(equalToConstant: width).isActive = true }
    if let height { heightAnchor.constraint(equalToConstant: height).isActive = true }
  }
}
