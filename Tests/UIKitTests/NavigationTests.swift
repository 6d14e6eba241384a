import Simulation
import Testing
import Touches
import UIKit

extension UIKitTests {
  @MainActor final class NavigationTests {
    private var told: [String] = []

    private func scribe(_ name: String) -> Scribe {
      let scribe = MovingScribe(name) { [unowned self] in told.append($0) }
      scribe.title = name
      return scribe
    }

    /// A phone with a stack of one.
    private func phone() -> (phone: Phone, stack: UINavigationController) {
      let stack = UINavigationController(rootViewController: scribe("a"))
      let phone = Phone(root: stack)
      told = []
      return (phone, stack)
    }

    @Test func `the root loads and appears with its stack`() {
      _ = Phone(root: UINavigationController(rootViewController: scribe("a")))
      #expect(told == ["a will come", "a came", "a loaded", "a will appear", "a appeared"])
    }

    @Test func `a push shows the new one and hides the old one, in UIKit's order`() {
      let (_, stack) = phone()
      let b = scribe("b")
      stack.pushViewController(b, animated: true)
      #expect(
        told == [
          "b will come", "b loaded", "a will disappear", "b will appear", "a disappeared",
          "b appeared", "b came",
        ])
      #expect(stack.topViewController === b && stack.viewControllers.count == 2)
      #expect(b.parent === stack && stack.children.count == 2)
      #expect(b.navigationController === stack)
      #expect(b.view.window != nil && stack.viewControllers[0].view.window == nil)
    }

    @Test func `a pop goes back, in UIKit's order`() {
      let (_, stack) = phone()
      let b = scribe("b")
      stack.pushViewController(b, animated: true)
      told = []
      #expect(stack.popViewController(animated: true) === b)
      #expect(
        told == [
          "b will go", "b will disappear", "a will appear", "b disappeared", "a appeared",
          "b went",
        ])
      #expect(b.parent == nil && b.navigationController == nil && b.view.window == nil)
      told = []
      #expect(stack.popViewController(animated: true) == nil)
      #expect(told == [])
    }

    @Test func `going back to the root does not show those between`() {
      let (_, stack) = phone()
      let (b, c) = (scribe("b"), scribe("c"))
      stack.pushViewController(b, animated: false)
      stack.pushViewController(c, animated: false)
      told = []
      #expect(stack.popToRootViewController(animated: true) == [b, c])
      #expect(
        told == [
          "b will go", "c will go", "c will disappear", "a will appear", "c disappeared",
          "a appeared", "b went", "c went",
        ])
    }

    @Test func `a new stack under the same top changes nothing on the screen`() {
      let (_, stack) = phone()
      let b = scribe("b")
      stack.pushViewController(b, animated: false)
      told = []
      stack.setViewControllers([b], animated: true)
      #expect(told == ["a will go", "a went"])
      #expect(stack.viewControllers == [b])
    }

    @Test func `a stack that is not on the screen loads nothing`() {
      World.begin(seed: 7)
      let stack = UINavigationController(rootViewController: scribe("a"))
      stack.pushViewController(scribe("b"), animated: true)
      #expect(told == ["a will come", "a came", "b will come", "b came"])
    }

    @Test func `a covered stack tells its parts when it is seen again`() {
      let (_, stack) = phone()
      let ad = UIViewController()
      stack.topViewController?.present(ad, animated: false)
      #expect(stack.visibleViewController === ad)
      stack.pushViewController(scribe("b"), animated: false)
      told = []
      ad.dismiss(animated: false)
      #expect(told == ["b loaded", "b will appear", "b appeared"])
    }

    @Test func `a stack that is added to a controller on the screen shows its top`() {
      let phone = Phone()
      let stack = UINavigationController(rootViewController: scribe("a"))
      phone.root.addChild(stack)
      phone.root.view.addSubview(stack.view)
      stack.didMove(toParent: phone.root)
      #expect(phone.window.shows("a") && stack.topViewController?.view.window != nil)
    }

    @Test func `the same controller twice, or a stack in a stack, is refused`() {
      let (_, stack) = phone()
      let b = scribe("b")
      stack.pushViewController(b, animated: false)
      stack.pushViewController(b, animated: false)
      stack.pushViewController(UINavigationController(), animated: false)
      #expect(stack.viewControllers.count == 2)
      let notes = World.current.journal.entries.map(\.message)
      #expect(notes.count { $0.hasPrefix("pushViewController(_:animated:) refused") } == 2)
    }

    @Test func `showing pushes in a stack and presents elsewhere`() {
      let (_, stack) = phone()
      let b = scribe("b")
      stack.topViewController?.show(b, sender: nil)
      #expect(stack.topViewController === b)
      let page = Phone()
      page.root.show(b, sender: nil)
      #expect(page.root.presentedViewController == nil)
      let other = UIViewController()
      page.root.show(other, sender: nil)
      #expect(page.root.presentedViewController === other)
    }

    // MARK: Bar

    @Test func `the bar has the title, and the way back under the title before it`() {
      let (phone, stack) = phone()
      #expect(phone.window.shows("a"))
      stack.pushViewController(scribe("b"), animated: false)
      #expect(phone.window.shows("b") && !phone.window.shows("a"))
      #expect(stack.navigationBar.topItem?.title == "b")
      #expect(stack.navigationBar.backItem?.title == "a")
      #expect(phone.window.tap(text: "‹ a"))
      #expect(stack.viewControllers.count == 1)
      #expect(!phone.window.tap(text: "‹ a"))
    }

    @Test func `the way back has its own title, or none at all`() {
      let (phone, stack) = phone()
      stack.topViewController?.navigationItem.backButtonTitle = "All"
      let b = scribe("b")
      stack.pushViewController(b, animated: false)
      b.navigationItem.hidesBackButton = true
      #expect(!phone.window.tap(text: "‹ All"))
      b.navigationItem.hidesBackButton = false
      #expect(phone.window.tap(text: "‹ All"))
      #expect(stack.viewControllers.count == 1)
    }

    @Test func `items of the controller that is shown take taps`() {
      let (phone, stack) = phone()
      var taps: [String] = []
      let item = stack.topViewController?.navigationItem
      item?.rightBarButtonItems = [
        UIBarButtonItem(systemItem: .add, primaryAction: UIAction { _ in taps.append("add") }),
        UIBarButtonItem(title: "Edit", primaryAction: UIAction { _ in taps.append("edit") }),
      ]
      item?.leftBarButtonItem = UIBarButtonItem(
        primaryAction: UIAction(title: "Help") { _ in taps.append("help") })
      for text in ["+", "Edit", "Help"] { #expect(phone.window.tap(text: text)) }
      #expect(taps == ["add", "edit", "help"])
      item?.leftBarButtonItem?.isEnabled = false
      phone.window.tap(text: "Help")
      #expect(taps.count == 3)
      let places = ["Help", "a", "Edit", "+"].compactMap { text in
        stack.navigationBar.subviews.first {
          ($0 as? UIButton)?.currentTitle == text || ($0 as? UILabel)?.text == text
        }
      }.map(\.frame.minX)
      #expect(places.count == 4 && places == places.sorted())
    }

    @Test func `an item's target performs its action`() {
      @MainActor final class Target: SelectorPerforming {
        var performed: [String] = []
        func perform(_ selector: Selector, with argument: Any?) {
          performed.append("\(selector) by \((argument as? UIBarButtonItem)?.title ?? "")")
        }
      }
      let (phone, stack) = phone()
      let target = Target()
      stack.topViewController?.navigationItem.rightBarButtonItem = UIBarButtonItem(
        title: "Save", style: .done, target: target, action: "save:")
      phone.window.tap(text: "Save")
      #expect(target.performed == ["save: by Save"])
    }

    @Test func `items on the left replace the way back unless they supplement it`() {
      let (phone, stack) = phone()
      let b = scribe("b")
      b.navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Cancel")
      stack.pushViewController(b, animated: false)
      #expect(!phone.window.tap(text: "‹ a"))
      b.navigationItem.leftItemsSupplementBackButton = true
      #expect(phone.window.tap(text: "‹ a"))
    }

    @Test func `a controller's view fills the stack's below the bar, which is not safe`() {
      let (phone, stack) = phone()
      let top = stack.topViewController
      phone.window.layoutIfNeeded()
      #expect(top?.view.frame == phone.window.bounds)
      #expect(stack.navigationBar.frame == CGRect(x: 0, y: 0, width: 390, height: 44))
      #expect(top?.view.safeAreaInsets == UIEdgeInsets(top: 44, left: 0, bottom: 0, right: 0))
      stack.isNavigationBarHidden = true
      #expect(top?.view.safeAreaInsets == .zero)
      #expect(!phone.window.shows("a"))
    }
  }
}
