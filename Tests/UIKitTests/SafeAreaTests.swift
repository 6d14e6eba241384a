import Simulation
import Testing
import UIKit

extension UIKitTests {
  @MainActor struct SafeAreaTests {
    private final class Page: UIViewController {
      var changes: [UIEdgeInsets] = []
      override func viewSafeAreaInsetsDidChange() { changes.append(view.safeAreaInsets) }
    }

    @Test func `the screen has no margins of its own`() {
      let phone = Phone()
      #expect(phone.root.view.safeAreaInsets == .zero)
      #expect(phone.root.view.safeAreaLayoutGuide.layoutFrame == phone.window.bounds)
      #expect(phone.root.view.safeAreaLayoutGuide.owningView === phone.root.view)
    }

    @Test func `a view has the margins that reach into it`() {
      let phone = Phone()
      phone.root.additionalSafeAreaInsets = UIEdgeInsets(top: 30, left: 10, bottom: 20, right: 0)
      let upper = phone.add(UIView(), frame: CGRect(x: 4, y: 12, width: 100, height: 100))
      let lower = phone.add(UIView(), frame: CGRect(x: 50, y: 744, width: 340, height: 100))
      let free = phone.add(UIView(), frame: CGRect(x: 100, y: 100, width: 100, height: 100))
      #expect(upper.safeAreaInsets == UIEdgeInsets(top: 18, left: 6, bottom: 0, right: 0))
      #expect(lower.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 20, right: 0))
      #expect(free.safeAreaInsets == .zero)
    }

    @Test func `a controller hears of each change once`() {
      let page = Page()
      let phone = Phone(root: UINavigationController(rootViewController: page))
      phone.window.layoutIfNeeded()
      phone.window.layoutIfNeeded()
      #expect(page.changes == [UIEdgeInsets(top: 44, left: 0, bottom: 0, right: 0)])
      page.navigationController?.setNavigationBarHidden(true, animated: true)
      World.current.timeline.settle()
      #expect(page.changes.last == .zero && page.changes.count == 2)
    }

    @Test func `content at the top stays at the top when a bar covers it`() {
      let page = UIViewController()
      let phone = Phone(root: UINavigationController(rootViewController: page))
      let scroll = UIScrollView(frame: page.view.bounds)
      scroll.contentSize = CGSize(width: 390, height: 2_000)
      page.view.addSubview(scroll)
      phone.window.layoutIfNeeded()
      #expect(scroll.contentOffset.y == -44 && scroll.adjustedContentInset.top == 44)
      scroll.contentInset.top = 6
      phone.window.layoutIfNeeded()
      #expect(scroll.contentOffset.y == -50)
      scroll.contentOffset.y = 100
      page.navigationController?.isNavigationBarHidden = true
      phone.window.layoutIfNeeded()
      #expect(scroll.contentOffset.y == 100 && scroll.adjustedContentInset.top == 6)
      page.navigationController?.isNavigationBarHidden = false
      scroll.contentInsetAdjustmentBehavior = .never
      #expect(scroll.adjustedContentInset.top == 6)
    }
  }
}
