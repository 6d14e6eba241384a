import AdServing
import Observing
@testable import Playing
@testable import Scenarios
import Simulation
import Testing

extension AllSessions {
  /// A page opened by a click, and what happens while it covers the application.
  @Suite @MainActor struct PageTests {
    /// Two loaded ads, one of which has opened its page.
    private func withPage(
      _ format: Scenario.Format, _ name: String = "SampleCustomEvent"
    ) -> Session {
      let units = ["one", "two"].map {
        Scenario.Unit(
          id: $0, format: format,
          lines: [.sample(className: "SampleAdapter.\(name)", ad: .with { $0.opens = .page })])
      }
      return .after(
        Scenario(title: "pages", adUnits: units), .load(unit: "one"), .load(unit: "two"),
        .show(unit: "one"), .advance(.seconds(2)),
        .tap(format == .banner ? .banner : .headline))
    }

    @Test func `behind a page that its adapter did not announce, no tap or impression is missed`() {
      let line = Scenario.Line.sample(
        className: "BrokenAdapters.OpensUnannouncedCustomEvent",
        ad: .with { ($0.kind, $0.opens) = (.content, .page) })
      let session = Session.after(
        .legacyFeed(line), .load(unit: "feed"), .show(unit: "feed"), .tap(.headline))
      #expect(session.journal.entries.contains { $0.sense == .networkPageOpened })
      #expect(!session.entries(of: .tap(.headline)).contains { $0.sense == .googleClick })
      session.perform(.advance(.seconds(10)))
      #expect(session.findings.filter { $0.hasSuffix("by-nobody") } == [])
    }

    private nonisolated static let names = ["SampleCustomEvent", "SampleSelfTrackingCustomEvent"]

    @Test(arguments: [Scenario.Format.native, .banner], names)
    func `closing a page is reported to the ad that opened it`(
      _ format: Scenario.Format, _ name: String
    ) {
      let session = withPage(format, name)
      session.perform(.show(unit: "two"))
      #expect(session.adOnScreen == "one#1")
      #expect(session.unitOnScreen == "one")
      let entries = session.entries(of: .close)
      #expect(entries.count > 2)
      #expect(entries.allSatisfy { $0.ad == "one#1" })
      #expect(session.adOnScreen == "two#1")
      session.perform(.advance(.seconds(10)))
      #expect(session.findings == [])
    }

    @Test(arguments: [Scenario.Format.native, .banner], names)
    func `an ad replaced while its page was open is still told that it closed`(
      _ format: Scenario.Format, _ name: String
    ) {
      let session = withPage(format, name)
      session.perform(.load(unit: "one"))
      session.perform(.show(unit: "one"))
      let entries = session.entries(of: .close)
      #expect(entries.contains { $0.message == "didDismissFullScreenView()" && $0.ad == "one#1" })
      session.perform(.advance(.seconds(10)))
      #expect(session.findings == [])
    }

    @Test(arguments: [Scenario.Format.native, .banner])
    func `after a page is closed by force nothing needs to be reported`(
      _ format: Scenario.Format
    ) {
      let session = withPage(format)
      session.perform(.forceClose)
      session.perform(.close)
      session.perform(.advance(.seconds(10)))
      #expect(session.findings == [])
    }

    @Test func `after a page is closed by force the next click may open another`() {
      let session = withPage(.native)
      for action in [Action.forceClose, .tap(.headline), .advance(.seconds(1)), .close] {
        session.perform(action)
      }
      session.perform(.advance(.seconds(10)))
      #expect(session.ledgers["one#1"]?.google.clicks == 2)
      #expect(session.findings == [])
    }
  }
}
