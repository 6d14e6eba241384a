import Simulation
import Testing
import UIKit

extension UIKitTests {
  @MainActor struct LaunchTests {
    private final class Delegate: UIResponder, UIApplicationDelegate {
      var window: UIWindow?
      var told: [String] = []

      func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool {
        told.append(
          "launched \(application.applicationState) \(launchOptions?[.url] ?? "by a tap")")
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = UIViewController()
        window.makeKeyAndVisible()
        self.window = window
        return true
      }

      func applicationDidBecomeActive(_ application: UIApplication) { told.append("active") }
    }

    /// A delegate that leaves out everything.
    private final class Silent: UIResponder, UIApplicationDelegate {}

    @Test func `a delegate makes the window, and is active then`() {
      World.begin(seed: 7)
      let delegate = Delegate()
      UIApplication.shared.launch(delegate)
      #expect(delegate.told == ["launched inactive by a tap", "active"])
      #expect(UIApplication.shared.keyWindow === delegate.window)
      #expect(UIApplication.shared.delegate?.window === delegate.window)
    }

    @Test func `options say why the application was started`() {
      World.begin(seed: 7)
      let delegate = Delegate()
      UIApplication.shared.launch(delegate, options: [.url: "recipes://soup"])
      #expect(delegate.told.first == "launched inactive recipes://soup")
    }

    @Test func `the application keeps the delegate that it was started with`() {
      World.begin(seed: 7)
      UIApplication.shared.launch(Silent())
      #expect(UIApplication.shared.delegate is Silent)
      #expect(UIApplication.shared.delegate?.window == nil)
      #expect(UIApplication.shared.applicationState == .active)
    }

    @Test func `the phone is always the same one`() {
      World.begin(seed: 7)
      let device = UIDevice.current
      #expect(device.name == "iPhone" && device.localizedModel == "iPhone")
      let identifier = device.identifierForVendor
      World.begin(seed: 8)
      #expect(identifier != nil && UIDevice.current.identifierForVendor == identifier)
      let number: NSInteger = 3
      #expect(number == 3)
    }
  }
}
