import AdServing
import Foundation
import GoogleMobileAds
import PublisherExamples
import Simulation
import StrangeAdapters
import Testing
import Touches
import UIKit

/// An application without a storyboard, from its launch on.
@Suite(.serialized) @MainActor struct AppInCodeTests {
  /// The application, launched, after its banner has loaded.
  private func launched() throws -> Launched {
    let world = World.begin(seed: 7)
    let app = RecipesApp()
    AdServer.shared.units["strip"] = AdUnit(
      id: "strip", format: .banner, lines: [.strange("HandheldBannerCustomEvent")],
      timeout: .seconds(5))
    UIApplication.shared.launch(app)
    world.timeline.settle()
    let window = try #require(app.window)
    let stack = try #require(window.rootViewController as? UINavigationController)
    return Launched(world: world, app: app, window: window, stack: stack)
  }

  private struct Launched {
    let world: World
    let app: RecipesApp
    let window: UIWindow
    let stack: UINavigationController
  }

  @Test func `the banner is at the bottom, below the table, and loads`() throws {
    let phone = try launched()
    #expect(phone.app.recipes.heard == ["received"])
    #expect(phone.app.recipes.bannerView.frame == CGRect(x: 35, y: 794, width: 320, height: 50))
    #expect(phone.app.recipes.tableView.frame == CGRect(x: 0, y: 0, width: 390, height: 794))
    #expect(
      phone.window.shows("Recipes") && phone.window.shows("Soup") && phone.window.shows("10 min"))
  }

  @Test func `a bar button pushes a page, and the bar leads back to the banner`() throws {
    let phone = try launched()
    #expect(phone.window.tap(text: "About"))
    #expect(phone.stack.topViewController?.title == "About")
    #expect(phone.app.recipes.bannerView.window == nil)
    #expect(phone.window.tap(text: "‹ Recipes"))
    #expect(phone.stack.topViewController === phone.app.recipes)
    #expect(phone.app.recipes.bannerView.window === phone.window)
    try #require(HandheldBanners.shared.events).reportImpression()
    #expect(phone.app.recipes.heard == ["received", "impression"])
    #expect(phone.world.violations == [])
  }

  @Test func `a tap on a row opens it, and it is selected until the way back`() throws {
    let phone = try launched()
    #expect(phone.window.tap(text: "Bread"))
    #expect(phone.stack.topViewController?.title == "Bread")
    #expect(phone.app.recipes.tableView.indexPathForSelectedRow?.row == 1)
    #expect(phone.window.tap(text: "‹ Recipes"))
    #expect(phone.app.recipes.tableView.indexPathForSelectedRow == nil)
  }

  @Test func `a page that the banner opens covers the stack`() throws {
    let phone = try launched()
    let events = try #require(HandheldBanners.shared.events)
    let page = UIViewController()
    events.willPresentFullScreenView()
    phone.app.recipes.present(page, animated: true)
    #expect(phone.stack.presentedViewController === page)
    #expect(phone.stack.visibleViewController === page)
    page.dismiss(animated: true)
    #expect(phone.stack.presentedViewController == nil && phone.window.shows("Recipes"))
  }
}
