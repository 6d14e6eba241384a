import Simulation
import Testing
import Touches
import UIKit

extension UIKitTests {
  @MainActor final class TabBarTests {
    private var told: [String] = []

    private func scribe(_ name: String) -> Scribe {
      let scribe = Scribe(name) { [unowned self] in told.append($0) }
      scribe.title = name
      return scribe
    }

    private func phone() -> (phone: Phone, tabs: UITabBarController) {
      let tabs = UITabBarController()
      tabs.viewControllers = [scribe("a"), scribe("b")]
      let phone = Phone(root: tabs)
      told = []
      return (phone, tabs)
    }

    @Test func `only the selected part loads and appears`() {
      let tabs = UITabBarController()
      tabs.viewControllers = [scribe("a"), scribe("b")]
      _ = Phone(root: tabs)
      #expect(told == ["a loaded", "a will appear", "a appeared"])
      #expect(tabs.selectedIndex == 0)
      #expect(tabs.children.count == 2)
      #expect(tabs.viewControllers?.allSatisfy { $0.tabBarController === tabs } == true)
    }

    @Test func `a tap on a tab shows its part, in UIKit's order`() {
      let (phone, tabs) = phone()
      #expect(phone.window.tap(text: "b"))
      #expect(
        told == [
          "b loaded", "b will appear", "a will disappear", "a disappeared", "b appeared",
        ])
      #expect(tabs.selectedIndex == 1 && tabs.tabBar.selectedItem?.title == "b")
      told = []
      tabs.selectedIndex = 0
      #expect(told == ["a will appear", "b will disappear", "b disappeared", "a appeared"])
      #expect(tabs.tabBar.selectedItem?.title == "a")
    }

    @Test func `the delegate may refuse a tap, and hears of taps only`() {
      final class Doorman: UITabBarControllerDelegate {
        var isOpen = false
        var selected: [String?] = []
        func tabBarController(
          _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
        ) -> Bool { isOpen }
        func tabBarController(
          _ tabBarController: UITabBarController, didSelect viewController: UIViewController
        ) { selected.append(viewController.title) }
      }
      let (phone, tabs) = phone()
      let doorman = Doorman()
      tabs.delegate = doorman
      phone.window.tap(text: "b")
      #expect(tabs.selectedIndex == 0)
      doorman.isOpen = true
      phone.window.tap(text: "b")
      tabs.selectedIndex = 0
      #expect(doorman.selected == ["b"])
    }

    @Test func `a tap on the selected tab goes back to the root of its stack`() {
      let stack = UINavigationController(rootViewController: scribe("root"))
      let tabs = UITabBarController()
      tabs.viewControllers = [stack, scribe("b")]
      let phone = Phone(root: tabs)
      #expect(tabs.tabBar.items?.map(\.title) == ["root", "b"])
      stack.pushViewController(scribe("next"), animated: false)
      let tab = tabs.tabBar.convert(CGPoint(x: 10, y: 40), to: nil)
      phone.window.layoutIfNeeded()
      phone.window.tap(at: CGPoint(x: tab.x, y: phone.window.bounds.maxY - 10))
      #expect(stack.viewControllers.count == 1)
    }

    @Test func `parts that go take their tabs along, and the first one is shown then`() {
      let (_, tabs) = phone()
      let (a, c) = (tabs.viewControllers?.first, scribe("c"))
      tabs.viewControllers = [c]
      #expect(
        told == ["c loaded", "c will appear", "a will disappear", "a disappeared", "c appeared"])
      #expect(a?.parent == nil && a?.viewIfLoaded?.window == nil)
      #expect(tabs.tabBar.items?.map(\.title) == ["c"])
    }

    @Test func `the bar is at the bottom, and what is below it is not safe`() {
      let (phone, tabs) = phone()
      phone.window.layoutIfNeeded()
      #expect(tabs.tabBar.frame == CGRect(x: 0, y: 795, width: 390, height: 49))
      #expect(tabs.selectedViewController?.view.frame == phone.window.bounds)
      #expect(
        tabs.selectedViewController?.view.safeAreaLayoutGuide.layoutFrame
          == CGRect(x: 0, y: 0, width: 390, height: 795))
    }

    @Test func `a tab has a badge, and may be disabled`() {
      let (phone, tabs) = phone()
      tabs.viewControllers?[1].tabBarItem.badgeValue = "2"
      tabs.viewControllers?[1].tabBarItem.isEnabled = false
      #expect(phone.window.tap(text: "b (2)"))
      #expect(tabs.selectedIndex == 0)
    }

    @Test func `a bar of its own tells its delegate`() {
      final class Listener: UITabBarDelegate {
        var selected: [Int] = []
        func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
          selected.append(item.tag)
        }
      }
      let phone = Phone()
      let bar = phone.add(UITabBar(), frame: CGRect(x: 0, y: 0, width: 300, height: 49))
      let listener = Listener()
      bar.delegate = listener
      bar.items = [
        UITabBarItem(tabBarSystemItem: .topRated, tag: 3),
        UITabBarItem(title: "Me", image: nil, tag: 4),
      ]
      phone.window.tap(text: "Top Rated")
      phone.window.tap(text: "Me")
      #expect(listener.selected == [3, 4])
      #expect(bar.selectedItem?.tag == 4)
    }
  }
}
