import AdServing
import Observing
@testable import Playing
@testable import Publishing
import Scenarios
import Simulation
import Testing

extension AllSessions {
  /// The kind of a unit decides how its ads are played.
  @Suite @MainActor struct PlayersTests {
    @Test(arguments: Scenario.UnitKind.all)
    func `only full-screen units show their ads over the app`(_ kind: Scenario.UnitKind) {
      _ = World.begin(seed: 1)
      var unit = Scenario.Unit(id: "feed", format: kind.format, lines: [])
      unit.asking = Self.asking(kind.through)
      let player = kind.through.published.player(unit, AppScreen())
      #expect(player.place == (kind.format.isFullScreen ? .overApp : .inApp))
      #expect(!player.isLoading)
      // A wrapper of services, and MAX, may be asked to show at any time.
      let decidesItself = kind.through == .ghad || kind.through == .max && kind.format.isFullScreen
      #expect(player.hasAd == decidesItself)
    }

    private static func asking(_ through: Scenario.Through) -> Scenario.Asking {
      switch through {
      case .google: .google(.init())
      case .arbiter: .arbiter(.init())
      case .ghad: .ghad(.init())
      case .max: .max(.init())
      }
    }

    @Test func `the view of a banner is there without an ad, and asks for the next`() {
      var refused = Scenario.Line.sample(.noFill)
      refused.latency = .milliseconds(200)
      var google = Scenario.Unit(id: "feed", format: .banner, lines: [refused])
      google.options.refresh = .seconds(30)
      var max = Scenario.MAX()
      max.answers[0].outcome = .noFill
      for unit in [google, Scenario.Unit(id: "feed", format: .banner, .max(max))] {
        let session = Session.after(
          Scenario(title: "a test", adUnits: [unit]), .load(unit: "feed"), .show(unit: "feed"),
          .advance(.seconds(100)))
        #expect(session.ledgers.ads.count > 1)
        #expect(session.ledgers.ads.dropLast().allSatisfy { $0.line == nil })
        #expect(session.findings == [])
      }
    }

    @Test func `without an ad, showing and dismissing are noted in every format`() {
      for format in Scenario.Format.allCases where format != .banner {
        let unit = Scenario.Unit(id: "feed", format: format, lines: [])
        let session = Session.after(
          Scenario(title: "a test", adUnits: [unit]), .load(unit: "feed"), .show(unit: "feed"),
          .dismiss(unit: "feed"))
        let notes = session.journal.entries.suffix(3).map(\.message)
        #expect(notes.contains("there is no ad of feed to show"), "\(format)")
        #expect(notes.last == "no ad of feed is on the screen", "\(format)")
      }
    }

    @Test func `the through key is read, and an unknown word is refused`() throws {
      func scenario(_ through: String) throws -> Scenario {
        let unit = #"{"id":"feed","format":"native","through":"\#(through)","lines":[]}"#
        return try Scenario(reading: Array(#"{"title":"t","adUnits":[\#(unit)]}"#.utf8))
      }
      #expect(try scenario("google").adUnits[0].kind == .init(.native, through: .google))
      #expect(throws: (any Error).self) { try scenario("nobody") }
    }
  }
}
