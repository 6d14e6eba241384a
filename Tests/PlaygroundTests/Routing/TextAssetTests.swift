import Contract
import Observing
import Playing
import Publishing
import Scenarios
import Simulation
import Testing

extension AllSessions {
  /// A text that is listed once comes all the way: said in a scenario, handed over, shown, tapped.
  @Suite @MainActor struct TextAssetTests {
    nonisolated private static let adapters = [
      "SampleAdapter.SampleCustomEvent", "BrokenAdapters.ZooCustomEvent",
    ]

    private func shown(_ asset: TextAsset, through className: String) -> Session {
      var ad = Scenario.Content()
      for other in TextAsset.allCases where other != .headline { ad.texts[other] = .absent }
      ad.texts[asset] = .text("Said of it")
      return Session.after(
        .feed(.sample(className: className, ad: ad)), .load(unit: "feed"), .show(unit: "feed"))
    }

    @Test(arguments: TextAsset.allCases, adapters)
    func `a text of the scenario arrives under its name at the adapter and at the application`(
      _ asset: TextAsset, _ className: String
    ) throws {
      let session = shown(asset, through: className)
      let assets = try #require(session.ad).assets
      #expect(assets.network[asset.rawValue] == .string("Said of it"))
      #expect(assets.google[asset.rawValue] == .string("Said of it"))
    }

    @Test(arguments: TextAsset.allCases, adapters)
    func `a text of the scenario is on the card, and a tap on it is a click`(
      _ asset: TextAsset, _ className: String
    ) throws {
      let session = shown(asset, through: className)
      #expect(session.deviceSnapshot().targets.contains(.text(asset)))
      session.perform(.tap(.text(asset)))
      let ad = try #require(session.ad)
      #expect(ad.google.clicks == 1)
      #expect(ad.networks.clicks == 1)
      #expect(session.findings == [])
    }

    @Test(arguments: TextAsset.allCases)
    func `each text has a row of its own among the assets, as the network calls it`(
      _ asset: TextAsset
    ) throws {
      let session = shown(asset, through: Self.adapters[0])
      let ad = try #require(session.ad)
      let rows = ad.assets.rows(Networks.assetNames(of: ad.network))
      #expect(
        rows.filter { $0.googleField == asset.rawValue }.map(\.networkValue) == ["Said of it"])
    }
  }
}
