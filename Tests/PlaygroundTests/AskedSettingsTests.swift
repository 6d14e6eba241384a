import AdServing
import Catalogue
import GoogleMobileAds
@testable import Observing
@testable import Playing
@testable import Scenarios
import Simulation
import StrangeAdapters
import Testing

extension AllSessions {
  /// An adapter that cannot fill says which settings it looked for in vain.
  @Suite @MainActor struct AskedSettingsTests {
    private static func session(_ className: String, _ settings: [String: String] = [:]) -> Session
    {
      var line = Scenario.Line.sample(nil, label: "A", className: className)
      line.parameter = nil
      line.credentials = settings
      return .after(.feed(line), .load(unit: "feed"))
    }

    private static func missed(_ session: Session) -> [String] {
      session.journal.entries.filter { $0.sense == .settingMissed }.map(\.message)
    }

    private static let own = "MannerAdapters.OwnSettingsCustomEvent"
    private static let sentence = "It asked for `profile_id`, which the line does not have."

    @Test func `it is in the journal, the room of the lines and the report of a run`() throws {
      let session = Self.session(Self.own)
      #expect(
        Self.missed(session) == ["the adapter asked for profile_id, which the line does not have"])
      let line = try #require(session.ledgers.waterfalls["feed"]?.lines.first)
      #expect(line.want == Self.sentence)
      #expect(session.answeredWaterfalls.hindrances == ["feed#1: \(Self.sentence)"])
    }

    @Test func `nothing is said of a line that fills`() {
      let session = Self.session(Self.own, ["profile_id": "42"])
      #expect(session.ledgers.ads.map(\.line) == ["A"])
      #expect(Self.missed(session) == [])
    }

    @Test func `a question that a stand-in held up is no reason to say nothing`() {
      var line = Scenario.Line.sample(
        .fill, label: "A", className: Self.own, latency: .milliseconds(300))
      line.parameter = nil
      let session = Session.after(.feed(line), .load(unit: "feed"))
      #expect(session.answeredWaterfalls.hindrances == ["feed#1: \(Self.sentence)"])
    }

    @Test func `a network that was asked and refuses at once lacks no bid`() {
      let refused = Scenario.Line.sample(.noFill, label: "A", latency: .zero)
      let session = Session.after(.feed(refused), .load(unit: "feed"))
      #expect(session.ledgers.ads.map(\.line) == [nil])
      #expect(Self.missed(session) == [])
      #expect(session.answeredWaterfalls.hindrances == [])
    }

    @Test func `an adapter that refuses before it asks its network says why`() {
      let line = Scenario.Line.sample(
        .fill, label: "A", className: "BrokenAdapters.CoversTheIconCustomEvent")
      let session = Session.after(
        Scenario(
          title: "a test",
          adUnits: [Scenario.Unit(id: "unit", format: .interstitial, lines: [line])]),
        .load(unit: "unit"))
      #expect(
        session.answeredWaterfalls.hindrances
          == ["unit#1: This adapter has no ads that cover the application."])
    }

    @Test func `nothing is said of a setting that is there and wrong`() {
      #expect(Self.missed(Self.session(Self.own, ["profile_id": "none"])) == [])
    }

    @Test(
      arguments: [
        ("several", ["`app`, `zone`, `a`, `b` and 1 more"]),
        ("bid", ["`bidResponse`"]),
        ("bid and key", ["`app`"]),
        ("another dictionary", []), ("another queue", []), ("later", []), ("fills", []),
      ] as [(String, [String])])
    func `only what the load itself looked for counts`(_ manner: String, _ wanted: [String]) throws
    {
      let session = Self.session("StrangeAdapters.AskingCustomEvent", ["manner": manner])
      session.perform(.advance(.seconds(1)))
      let line = try #require(session.ledgers.waterfalls["feed"]?.lines.first)
      #expect(
        [line.want].compactMap(\.self)
          == wanted.map { "It asked for \($0), which the line does not have." })
    }

    @Test func `an adapter without the format and a class that is not there say so`() {
      let bare = Self.session("StrangeAdapters.BareCustomEvent")
      #expect(
        bare.ledgers.waterfalls["feed"]?.hindrances
          == ["Request Error: The adapter does not implement loadNativeAd."])
      var line = Scenario.Line.sample(.noSuchClass, label: "A")
      line.label = "A"
      let gone = Session.after(.feed(line, .sample(.noFill, label: "B")), .load(unit: "feed"))
      gone.perform(.advance(.seconds(1)))
      #expect(
        gone.ledgers.waterfalls["feed"]?.hindrances
          == ["A: It was not asked: the app has no such class."])
    }
  }

  /// The subscript that says so is the standard library's in every other way.
  @Suite struct SettingsSubscriptTests {
    @Test func `a dictionary is read and written as everywhere`() {
      var settings: [String: Any] = ["a": 1]
      #expect(settings["a"] as? Int == 1)
      #expect(settings["b"] == nil)
      settings["b"] = "two"
      settings["a"] = nil
      #expect(settings.keys.sorted() == ["b"])
      settings["list"] = [1]
      (settings["list"] as? [Int]).map { settings["list"] = $0 + [2] }
      #expect(settings["list"] as? [Int] == [1, 2])
      let nothing: Int? = nil
      settings["nothing"] = nothing as Any
      #expect(settings.count == 3)
    }
  }
}
