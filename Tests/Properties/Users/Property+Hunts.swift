import Contract
import Hunting
import RandomUser
import Scenarios

/// Adapters that keep the contract.
private let goodAdapters = [
  "SampleAdapter.SampleCustomEvent", "SampleAdapter.SampleSelfTrackingCustomEvent",
  "LegacyAdapter.LegacyNativeCustomEvent", "LegacyAdapter.LegacyTrackingCustomEvent",
  "MannerAdapters.WorldTimerCustomEvent", "MannerAdapters.BiddingCustomEvent",
]

/// Screens that keep the contract, and the unit that each of them asks for.
private let goodScreens = [
  ("ExampleApps.BannerPage", "strip", "banner"),
  ("ExampleApps.InterstitialPage", "break", "interstitial"),
  ("ExampleApps.RewardedPage", "lives", "rewarded"),
  ("ExampleApps.RewardedInterstitialPage", "coins", "rewardedInterstitial"),
  ("ExampleApps.NativePage", "feed", "native"),
  ("ExampleApps.AppOpenPage", "welcome", "appOpen"),
].map { app, unit, format in
  """
  {
    "title": "\(app)", "app": "\(app)",
    "adUnits": [ {
      "id": "\(unit)", "format": "\(format)",
      "lines": [ {
        "label": "Sample SDK", "class": "SampleAdapter.SampleCustomEvent", "parameter": "x", "outcome": "fill"
      } ]
    } ]
  }
  """
}

/// One adapter of each interface.
private let interfaces = [
  "SampleAdapter.SampleCustomEvent", "LegacyAdapter.LegacyNativeCustomEvent",
]

@MainActor
private func hunt(_ adapter: String, runs: Int = 1, seed: UInt64 = 1) throws -> Hunt {
  try Hunt("storefront", "kinds-of-ads", adapter: adapter, runs: runs, seed: seed)
}

extension [String] {
  /// The element of a number, and how many rounds through the list came before it.
  fileprivate func element(of number: UInt64) -> (String, round: UInt64) {
    (self[Int(number % UInt64(count))], number / UInt64(count))
  }
}

extension Property {
  /// Numbers for which every screen is hunted once.
  package nonisolated static let everyGoodScreen = UInt64(0)..<UInt64(goodScreens.count)

  /// A hunt of a good application finds nothing. Each number is a batch.
  package static func survivalOfScreens(runs: Int) -> Property {
    Property("a good application survives \(runs) runs of a hunt", 0..<30) { number in
      let (text, round) = goodScreens.element(of: number)
      let scenario = try Scenario(reading: Array(text.utf8))
      var hunt = try Hunt(in: scenario, runs: runs, seed: 3 + round)
      let find = hunt.play().first
      guard hunt.search.runs == runs else { return .fails("\(scenario.title): too few runs") }
      return Verdict(find.map { "\($0.cause.word): \(hunt.shrunk($0).tree.text)" })
    }
  }

  /// Numbers for which every adapter is hunted once.
  package nonisolated static let everyGoodAdapter = UInt64(0)..<UInt64(goodAdapters.count)

  /// A hunt of a good adapter finds nothing but what is worth a note. Each number is a batch.
  package static func survival(runs: Int) -> Property {
    Property("a good adapter survives \(runs) runs of a hunt", 0..<18) { number in
      let (adapter, round) = goodAdapters.element(of: number)
      var hunt = try hunt(adapter, runs: runs, seed: 3 + round)
      let find = hunt.play().first { $0.cause.severity != .note }
      guard hunt.search.runs == runs else { return .fails("\(adapter): \(hunt.search.runs) runs") }
      return Verdict(find.map { "\(adapter): \($0.cause.word): \(hunt.shrunk($0).tree.text)" })
    }
  }

  package static let huntedReplay = Property(
    "what a hunt plays is replayed byte for byte", 0..<1000
  ) { number in
    let (adapter, round) = interfaces.element(of: number)
    let tree = HuntRun(Int(round), of: 5, on: try hunt(adapter).search.ground).tree
    guard let trial = Trial(tree) else { throw Missing(name: tree.text) }
    return Verdict(try trial.replayDifference().map { "\(adapter): \($0) in \(tree.text)" })
  }

  /// Nothing is reached that is said to be out of reach. Each number is a hunt of every format.
  package static func reach(runs: Int) -> Property {
    Property("nothing is reached in \(runs) runs that is said to be out of reach", 0..<8) {
      number in
      let (adapter, round) = interfaces.element(of: number)
      var ground = try hunt(adapter).search.ground
      for format in ground.adapters[0].formats {
        ground.adapters[0].formats = [format]
        let beyond = beyondReach(ground, runs: runs, seed: 1 + round)
        if !beyond.isEmpty { return .fails("\(adapter), \(format): \(beyond)") }
      }
      return .holds(times: 1)
    }
  }

  private static func beyondReach(_ ground: HuntGround, runs: Int, seed: UInt64) -> [ReachedPoint] {
    let reachable = Reachable(ground)
    var search = HuntSearch(ground, seed: seed, runs: runs)
    while var batch = search.next() {
      HuntWorker(search.job(batch)) { batch.take($0) }.work()
      _ = search.take(batch)
    }
    return search.reached.filter { !reachable.contains($0) }
  }
}
