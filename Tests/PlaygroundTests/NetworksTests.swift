import AdServing
@testable import Observing
@testable import Playing
@testable import Publishing
import Scenarios
import Simulation
import Testing

extension AllSessions {
  /// The networks that come with the program register themselves.
  @Suite @MainActor struct NetworksTests {
    @Test func `a registered network has the name used in the journal`() throws {
      let session = Session.after(.feed(.sample()), .load(unit: "feed"))
      let line = try #require(session.scenario.unit("feed")?.lines.first)
      #expect(session.ad?.network == Networks.behind(line)?.name)
    }

    @Test func `only adapters of registered modules are known to stay on main`() {
      #expect(!Networks.mayLeaveMain(.sample()))
      #expect(!Networks.mayLeaveMain(.sample(className: "BrokenAdapters.ZooCustomEvent")))
      #expect(Networks.mayLeaveMain(.sample(className: "StrangeAdapters.QueueHoppingCustomEvent")))
      // The whole name of the module decides.
      #expect(Networks.mayLeaveMain(.sample(className: "SampleAdapterOfMine.CustomEvent")))
    }

    @Test func `the assets use the names of the ad's own network`() throws {
      let session = Session.after(.feed(.sample()), .load(unit: "feed"))
      let state = session.stageState(unit: "feed")
      #expect(state.assetNames == Networks.assetNames(of: "Sample SDK"))
      #expect(state.assetNames != .asGoogle)
      let rows = try #require(state.ad).assets.rows(state.assetNames)
      #expect(rows.contains { $0.networkField == "image" && $0.googleField == "images" })
    }

    @Test func `an asset is the first of a network's fields that has a value`() {
      var fields = AssetFields()
      fields.google = ["icon": "50×50 @1x"]
      let names = AssetNames(differing: ["icon": ["picture", "pictureURL"]])
      fields.network = ["pictureURL": "https://a.example/1.png"]
      #expect(fields.rows(names).map(\.networkField) == ["pictureURL"])
      fields.network = ["picture": "50×50 @1x", "pictureURL": "https://a.example/1.png"]
      #expect(fields.rows(names).map(\.networkField) == ["picture"])
      #expect(fields.rows(names).map(\.isSame) == [true])
    }

    @Test func `an unregistered network may use Google's names for its assets`() {
      #expect(Networks.assetNames(of: "Booked Network") == .asGoogle)
      #expect(Networks.assetNames(of: nil) == .asGoogle)
    }
  }
}
