import PublisherExamples
import Scenarios
import Screen
import StageUI
import Testing
import UIKit

/// Bars, a table, a switch and a field of an application in code, as the phone shows them.
@Suite(.serialized) @MainActor struct AppOnPhoneTests {
  @Test(arguments: ["code-table", "code-page"])
  func `the phone shows bars, tables, switches and fields`(_ name: String) throws {
    let player = StagePlayer(
      try .inLibrary("storefront"), unit: nil, size: Size(width: 100, height: 80))
    player.advance(.seconds(1))
    let window = try #require(UIApplication.shared.keyWindow)
    let root = RecipesController(adUnitID: "banner")
    window.rootViewController = tabs(root)
    player.advance(.seconds(1))
    if name == "code-page" { window.tap(at: CGPoint(x: 345, y: 10)) }
    player.advance(.seconds(1))
    let picture = Extent.part(.pane(.device)).cut(player.frame)
    Pictures.expect(try #require(picture), name)
  }

  @Test func `the phone shows views where their constraints put them`() throws {
    let player = StagePlayer(
      try .inLibrary("storefront"), unit: nil, size: Size(width: 100, height: 80))
    player.advance(.seconds(1))
    let window = try #require(UIApplication.shared.keyWindow)
    window.rootViewController = tabs(ConstrainedController(adUnitID: "banner"))
    player.advance(.seconds(1))
    let picture = Extent.part(.pane(.device)).cut(player.frame)
    Pictures.expect(try #require(picture), "code-constraints")
  }

  private func tabs(_ root: UIViewController) -> UITabBarController {
    let profile = UIViewController()
    profile.tabBarItem = UITabBarItem(title: "Me", image: nil, tag: 1)
    profile.tabBarItem.badgeValue = "2"
    let tabs = UITabBarController()
    tabs.viewControllers = [UINavigationController(rootViewController: root), profile]
    return tabs
  }
}
