import Observing
import Playing
import Scenarios
import Simulation
import Testing

extension AllSessions {
  /// What a click opens, and what Google is told.
  @Suite @MainActor struct OpeningTests {
    private func session(_ opens: Scenario.Content.Opens, flag: Bool) -> Session {
      .after(
        .feed(.sample(flags: .init(handlesUserClicks: flag), ad: .with { $0.opens = opens })),
        .load(unit: "feed"), .show(unit: "feed"))
    }

    @Test(arguments: [false, true])
    func `a page covers the application, which is told when it opens and closes`(
      _ networkTracks: Bool
    ) {
      let session = session(.page, flag: networkTracks)
      let opened = session.entries(of: .tap(.callToAction)).crossings
      #expect(
        opened.contiguous([
          "network→adapter nativeAdWillPresentScreen(_:)",
          "adapter→google willPresentFullScreenView()",
          "google→app nativeAdWillPresentScreen(_:)",
        ]))
      #expect(
        session.entries(of: .close).crossings == [
          "network→adapter nativeAdWillDismissScreen(_:)",
          "adapter→google willDismissFullScreenView()", "google→app nativeAdWillDismissScreen(_:)",
          "network→adapter nativeAdDidDismissScreen(_:)",
          "adapter→google didDismissFullScreenView()", "google→app nativeAdDidDismissScreen(_:)",
        ])
    }

    @Test(arguments: [false, true])
    func `a click that leaves the application presents nothing`(_ networkTracks: Bool) throws {
      let session = session(.app, flag: networkTracks)
      let opened = session.entries(of: .tap(.callToAction))
      #expect(
        Array(opened.crossings.suffix(networkTracks ? 2 : 3).prefix(2)) == [
          "network→adapter nativeAdWillLeaveApplication(_:)", "app→user open(_:)",
        ])
      #expect(!opened.crossings.contains { $0.contains("PresentScreen") })
      #expect(session.stageState(unit: "feed").device.isInBackground)
      #expect(try #require(session.ad).google.clicks == 1)
    }

    @Test func `while a page covers the application, only the page takes taps`() throws {
      let session = session(.page, flag: false)
      session.perform(.tap(.callToAction))
      session.perform(.tap(.headline))
      #expect(try #require(session.ad).google.clicks == 1)
    }

    @Test func `a tap on an ad without a destination opens nothing`() {
      let session = session(.nothing, flag: false)
      let opened = session.entries(of: .tap(.callToAction)).crossings
      #expect(opened.last == "google→app nativeAdDidRecordClick(_:)")
      #expect(!opened.contains { $0.contains("Screen") || $0.contains("open(") })
    }
  }
}

extension [String] {
  /// Whether `part` occurs without gaps.
  func contiguous(_ part: [String]) -> Bool {
    indices.contains { self[$0...].starts(with: part) }
  }
}
