import AdServing
import GoogleMobileAds
import Simulation
import StrangeAdapters
import Testing
import UIKit

/// A phone with a rewarded ad of the unit `feed`, whose callbacks the test sends.
@MainActor struct RewardedPhone {
  let world: World
  let ad: RewardedAd
  let mediated: StrangeRewardedAd
  let root = UIViewController()
  private let window: UIWindow

  /// `change` edits the mediation settings of the line.
  init(seed: UInt64 = 7, _ change: (inout AdUnit.Line) -> Void = { _ in }) throws {
    world = beginRewardedWorld(seed: seed, .rewarded, change)
    var loaded: RewardedAd?
    RewardedAd.load(with: "feed", request: nil) { ad, _ in loaded = ad }
    world.timeline.settle()
    ad = try #require(loaded)
    mediated = try #require(StrangeStage.shared.ads.first)
    window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = root
    window.makeKeyAndVisible()
  }
}

/// A new world in which the unit `feed` has one line with a rewarded adapter.
func beginRewardedWorld(
  seed: UInt64 = 7, _ format: UnitFormat, _ change: (inout AdUnit.Line) -> Void
) -> World {
  let world = World.begin(seed: seed)
  var line = AdUnit.Line(
    className: "StrangeAdapters.StrangeFullScreenCustomEvent", label: "Strange", settings: [:],
    reward: .init(amount: 3, type: "lives"))
  change(&line)
  AdServer.shared.units["feed"] = AdUnit(
    id: "feed", format: format, lines: [line], timeout: .seconds(5))
  return world
}
