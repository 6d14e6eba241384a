import AdplayRecorder
import Contract
import ExampleApps
import GoogleMobileAds
import Observing
import Playing
import Scenarios
import Simulation
import Taping
import Testing

extension AllRecordings {
  /// What an app is told, recorded by the app.
  @Suite @MainActor struct AppSideTests {
    struct Case: Sendable, CustomTestStringConvertible {
      let scenario: String
      let page: String
      let unit: String
      let steps: [Action]
      var testDescription: String { page }
    }

    private nonisolated static let cases = [
      Case(
        scenario: "connects-too-late", page: "NativePage", unit: "feed",
        steps: [.advance(.seconds(4)), .tap(.text(.callToAction)), .advance(.seconds(2))]),
      Case(
        scenario: "talks-over-its-ad", page: "InterstitialPage", unit: "break",
        steps: [
          .advance(.seconds(3)), .tap(.button("Next level")), .advance(.seconds(3)), .close,
        ]),
    ]

    private func played(_ one: Case, as app: String) throws -> (Session, Tape) {
      var scenario = try Scenario(
        reading: try #require(ScenarioLibrary.content(of: one.scenario)))
      scenario.app = app
      scenario.script = one.steps.map { ScriptStep(.action($0)) }
      let tape = Tape()
      return (EveryAdapter.recorded { Session.played(scenario) }, tape)
    }

    private func told(_ session: Session) -> [String] {
      session.journal.entries.filter { $0.from.role == .google && $0.to?.role == .app }
        .compactMap { $0.sense?.word }
    }

    @Test(arguments: cases)
    func `the same reaches the app, and is recorded as one ad`(_ one: Case) throws {
      let (plain, _) = try played(one, as: "ExampleApps.\(one.page)")
      let (watched, tape) = try played(one, as: "RecorderTests.Watched\(one.page)")
      // A handler of the recorder hears what an ad earns, even where the app has none.
      #expect(
        told(watched).filter { $0 != "appToldPaid" } == told(plain).filter { $0 != "appToldPaid" })
      #expect(told(watched).count > 2)
      let lines = tape.entries
      for sense in Set(told(plain)) where sense != "appToldVideo" {
        let isThere = lines.contains { $0.contains("\"sense\":\"\(sense)\"") }
        #expect(isThere, "\(sense)")
      }
      #expect(lines.contains { $0.contains(" is \(one.unit)#1\"") })
    }
  }
}

final class WatchedNativePage: NativePage {
  override func load() {
    super.load()
    loader.map(Recorder.shared.watch)
  }
}

final class WatchedInterstitialPage: InterstitialPage {
  override func take(_ ad: InterstitialAd) {
    super.take(ad)
    Recorder.shared.watch(ad)
  }
}
