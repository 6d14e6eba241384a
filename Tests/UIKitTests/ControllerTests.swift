import Simulation
import Testing
import UIKit

extension UIKitTests {
  @MainActor final class ControllerTests {
    private var told: [String] = []

    private func scribe(_ name: String) -> Scribe {
      Scribe(name) { [unowned self] in told.append($0) }
    }

    private var violations: [String] {
      World.current.journal.entries.compactMap {
        if case .note(let violation?) = $0.kind { violation.rawValue } else { nil }
      }
    }

    @Test func `a root appears with its window and disappears when it is replaced`() {
      let phone = Phone(root: scribe("a"))
      #expect(told == ["a loaded", "a will appear", "a appeared"])
      told = []
      phone.window.rootViewController = scribe("b")
      #expect(
        told == [
          "a will disappear", "a disappeared", "b loaded", "b will appear", "b appeared",
        ])
      #expect(phone.root.view.window == nil)
    }

    @Test func `a full-screen controller hides what is below and brings it back`() {
      let phone = Phone(root: scribe("a"))
      told = []
      let ad = scribe("ad")
      phone.root.present(ad, animated: true) { [unowned self] in told.append("completed") }
      #expect(
        told == [
          "ad loaded", "a will disappear", "ad will appear", "ad appeared", "a disappeared",
          "completed",
        ])
      #expect(phone.root.presentedViewController === ad)
      #expect(ad.presentingViewController === phone.root)
      #expect(phone.window.topmostController === ad)
      told = []
      ad.dismiss(animated: true) { [unowned self] in told.append("completed") }
      #expect(
        told == [
          "ad will disappear", "a will appear", "a appeared", "ad disappeared", "completed",
        ])
      #expect(phone.root.presentedViewController == nil)
      #expect(ad.view.window == nil)
    }

    @Test func `a sheet leaves what is below alone`() {
      let phone = Phone(root: scribe("a"))
      told = []
      let sheet = scribe("sheet")
      sheet.modalPresentationStyle = .pageSheet
      phone.root.present(sheet, animated: true)
      phone.root.dismiss(animated: true)
      #expect(
        told == [
          "sheet loaded", "sheet will appear", "sheet appeared", "sheet will disappear",
          "sheet disappeared",
        ])
    }

    @Test func `dismissing ends all presentations above without showing those between`() {
      let phone = Phone(root: scribe("a"))
      let (first, second) = (scribe("first"), scribe("second"))
      phone.root.present(first, animated: false)
      first.present(second, animated: false)
      told = []
      phone.root.dismiss(animated: false)
      #expect(phone.window.topmostController === phone.root)
      #expect(phone.window.subviews == [phone.root.view])
      #expect(
        told == ["second will disappear", "a will appear", "a appeared", "second disappeared"])
    }

    @Test func `replacing the root removes its presentations without showing it again`() {
      let phone = Phone(root: scribe("a"))
      phone.root.present(scribe("ad"), animated: false)
      told = []
      phone.window.rootViewController = nil
      #expect(told == ["ad will disappear", "ad disappeared"])
      #expect(phone.window.subviews.isEmpty)
    }

    @Test func `a controller that dismisses itself on appearing leaves everything as it was`() {
      final class Shy: UIViewController {
        override func viewDidAppear(_ animated: Bool) { dismiss(animated: false) }
      }
      let phone = Phone(root: scribe("a"))
      told = []
      phone.root.present(Shy(), animated: false)
      #expect(told == ["a will disappear", "a will appear", "a appeared"])
      #expect(phone.root.presentedViewController == nil)
      #expect(phone.window.subviews == [phone.root.view])
    }

    @Test func `a controller that already presents can't present another`() {
      let phone = Phone()
      let first = UIViewController()
      var isCompleted = false
      phone.root.present(first, animated: false)
      phone.root.present(UIViewController(), animated: false) { isCompleted = true }
      #expect(!isCompleted)
      #expect(phone.root.presentedViewController === first)
      #expect(violations == [])
    }

    @Test func `presenting outside a window or twice is a violation`() {
      let phone = Phone()
      let first = UIViewController()
      UIViewController().present(first, animated: false)
      phone.root.present(first, animated: false)
      first.present(first, animated: false)
      #expect(violations == ["present-outside-window", "present-twice"])
      #expect(first.presentedViewController == nil)
    }

    @Test func `a child presents through its parent`() {
      let phone = Phone(root: scribe("a"))
      let part = scribe("part")
      phone.root.addChild(part)
      phone.root.view.addSubview(part.view)
      told = []
      let ad = UIViewController()
      part.present(ad, animated: false)
      #expect(phone.root.presentedViewController === ad)
      #expect(part.next === phone.root.view)
      #expect(part.view.next === part)
    }

    @Test func `leaving and returning to the application is reported in order`() {
      final class Delegate: UIApplicationDelegate {
        var told: [String] = []
        func applicationWillResignActive(_ application: UIApplication) { told.append("resign") }
        func applicationDidEnterBackground(_ application: UIApplication) { told.append("left") }
        func applicationWillEnterForeground(_ application: UIApplication) { told.append("coming") }
        func applicationDidBecomeActive(_ application: UIApplication) { told.append("back") }
      }
      let phone = Phone()
      let delegate = Delegate()
      UIApplication.shared.delegate = delegate
      var isOpen = false
      let url = URL(fileURLWithPath: "/")
      UIApplication.shared.open(url) { isOpen = $0 }
      #expect(isOpen)
      #expect(UIApplication.shared.applicationState == .background)
      #expect(phone.window.windowScene?.activationState == .background)
      UIApplication.shared.enterForeground()
      #expect(delegate.told == ["resign", "left", "coming", "back"])
      let call = World.current.journal.entries.last
      #expect(call?.message == "open(_:)")
      #expect(call?.data["url"] == "file:///")
    }
  }
}
