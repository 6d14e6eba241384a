import AdServing
import Foundation
import Observing
@testable import Playing
@testable import Publishing
@testable import Scenarios
import Simulation
import Testing
import UIKit

extension AllSessions {
  /// The application ends with all that it has; servers and what the phone stores go on.
  @Suite @MainActor struct EndedAppTests {
    private func session(_ units: String, _ actions: [Action]) throws -> Session {
      let text = #"{"title": "the end", "adUnits": [\#(units)]}"#
      let scenario = try Scenario(reading: Array(text.utf8))
      let session = Session(scenario)
      session.start()
      for action in actions { session.perform(action) }
      return session
    }

    private nonisolated static let line =
      #""lines": [{"label": "A", "class": "SampleAdapter.SampleCustomEvent", "parameter": "a", "outcome": "fill", "latency": "200ms"}]"#

    /// A unit of each sort, with an ad that is on the screen or about to come.
    private nonisolated static let units = [
      #"{"id": "u", "format": "native", \#(line)}"#,
      #"{"id": "u", "format": "banner", "options": {"refresh": "30s"}, \#(line)}"#,
      #"{"id": "u", "format": "interstitial", \#(line)}"#,
      #"{"id": "u", "format": "rewarded", \#(line)}"#,
      #"{"id": "u", "format": "rewardedInterstitial", \#(line)}"#,
      #"{"id": "u", "format": "appOpen", "layer": {"mistakes": "delaysTheClose"}, \#(line)}"#,
      #"{"id": "u", "format": "banner", "through": "max", "network": "Meta"}"#,
      #"{"id": "u", "format": "native", "through": "max", "network": "Meta"}"#,
      #"{"id": "u", "format": "rewarded", "through": "max", "network": "Meta", "adapter": {"mistakes": "delaysTheReward"}}"#,
      #"{"id": "u", "format": "rewarded", "through": "ghad", "service": "appLovin"}"#,
      #"{"id": "u", "format": "interstitial", "through": "arbiter", "slots": [{"label": "A", "platform": "levelPlay"}]}"#,
    ]

    @Test(arguments: units) func `nothing of it is left, and nothing of it speaks`(
      _ unit: String
    ) throws {
      let session = try session(
        unit, [.load(unit: "u"), .show(unit: "u"), .advance(.seconds(2)), .request(unit: "u")])
      weak let feed = session.app.screen.feed
      #expect(feed != nil)
      session.perform(.quit)
      #expect(feed == nil)
      let entries = session.journal.entries.count
      session.perform(.advance(.seconds(90)))
      let later = session.journal.entries.dropFirst(entries)
      #expect(later.map(\.message) == ["advance"])
      #expect(session.findings == [])
      #expect(session.ledgers.ads.allSatisfy { !$0.isAlive })
    }

    @Test(arguments: units) func `its next ad has the next name, and is an ad as any other`(
      _ unit: String
    ) throws {
      let session = try session(
        unit,
        [
          .load(unit: "u"), .quit, .advance(.seconds(1)), .launch, .advance(.seconds(1)),
          .load(unit: "u"), .show(unit: "u"), .advance(.seconds(7)),
        ])
      let (first, last) = (try #require(session.ledgers.ads.first), session.ledgers.ads.last)
      #expect(first.departure == .ended)
      #expect(last?.name != first.name)
      #expect(last?.state == .onScreen)
      #expect(Set(session.ledgers.ads.map(\.name)).count == session.ledgers.ads.count)
      #expect(session.findings == [])
    }

    @Test func `a server keeps its counts, and the phone what was agreed to`() throws {
      let session = try session(
        #"{"id": "u", "format": "native", "cap": {}, \#(Self.line)}"#,
        [
          .consent(["usPrivacy": "1YNN"]), .load(unit: "u"), .show(unit: "u"),
          .advance(.seconds(2)), .quit, .launch, .load(unit: "u"),
        ])
      #expect(session.ledgers["u#1"]?.google.impressions == 1)
      #expect(session.journal.entries.contains { $0.sense == .capReached })
      #expect(UserDefaults.standard.string(forKey: "IABUSPrivacy_String") == "1YNN")
    }

    @Test func `whoever has ended is asked in vain, until it starts again`() throws {
      let session = try session(#"{"id": "u", "format": "native", \#(Self.line)}"#, [.quit])
      let entries = session.journal.entries.count
      for action in [Action.load(unit: "u"), .show(unit: "u"), .quit, .page(true), .turn] {
        session.perform(action)
        let isSaid = "the application has ended: start it first"
        #expect(session.journal.entries.last?.message == isSaid)
      }
      #expect(session.journal.entries.count == entries + 10)
      session.perform(.foreground)
      session.perform(.load(unit: "u"))
      #expect(session.ledgers["u#1"]?.state == .loaded)
    }

    @Test func `an exception that nobody catches is the last that the app does`() throws {
      let session = try session(
        #"{"id": "u", "format": "rewarded", "layer": {"mistakes": "throwsAtTheDisplay", "fatal": true}, \#(Self.line)}"#,
        [.load(unit: "u"), .show(unit: "u"), .advance(.seconds(60))])
      let end = try #require(
        session.journal.entries.first { $0.message.hasPrefix("nobody catches") })
      let after = session.journal.entries[end.number...].filter { $0.finding == nil }
      #expect(after.map(\.sense) == [.appEnded, .appEnded, .timePassed])
      #expect(session.findings == ["exception-by-layer"])
    }
  }
}
