import AdServing
import PublisherExamples
@testable import Publishing
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

  /// A page as Google's examples have it, after how many seconds, what it shows, and what Enter leads to.
  struct Example: Sendable, CustomTestStringConvertible {
    let unit: Scenario.Unit
    let page: @MainActor @Sendable () -> UIViewController
    let seconds: Int
    let shows: String
    let then: String

    var testDescription: String { unit.id }
  }

  nonisolated static let examples = [
    Example(
      unit: .init(id: "strip", format: .banner, lines: [line]),
      page: { ConstrainedController(adUnitID: "strip") }, seconds: 2, shows: "Water now",
      then: "Watered"),
    Example(
      unit: .init(id: "break", format: .interstitial, lines: [line]),
      page: { InterstitialController() }, seconds: 2, shows: "Yes", then: "Take an umbrella"),
    Example(
      unit: .init(id: "lives", format: .rewarded, lines: [line]),
      page: { RewardedController() }, seconds: 4, shows: "Watch a video", then: "covered"),
    Example(
      unit: .init(id: "coins", format: .rewardedInterstitial, lines: [line]),
      page: { RewardedInterstitialController() }, seconds: 2, shows: "Solve it", then: "Solved"),
    Example(
      unit: .init(id: "feed", format: .native, lines: [line]),
      page: { NativeController() }, seconds: 2, shows: "Refresh", then: "covered"),
    Example(
      unit: .init(id: "welcome", format: .appOpen, lines: [line]),
      page: { AppOpenController() }, seconds: 1, shows: "Ready in 2 s", then: "Ready in 1 s"),
  ]

  private nonisolated static let line = {
    var line = Scenario.Line(
      label: "Sample SDK", className: "SampleAdapter.SampleCustomEvent", outcome: .fill)
    line.parameter = "any"
    return line
  }()

  @Test(arguments: examples)
  func `a page like Google's is the app, and Enter taps what has the focus`(_ example: Example) {
    LinkedApps.register(["example": example.page])
    var scenario = Scenario(title: example.unit.id, adUnits: [example.unit])
    scenario.app = "example"
    let player = StagePlayer(scenario, unit: nil, size: Size(width: 120, height: 60))
    player.advance(.seconds(example.seconds))
    #expect(player.screen.contains(example.shows), "\(player.screen)")
    player.press(.enter)
    player.advance(.seconds(1))
    #expect(player.screen.contains(example.then), "\(player.screen)")
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
