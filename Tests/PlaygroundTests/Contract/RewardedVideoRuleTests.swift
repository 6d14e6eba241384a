import AdServing
import GoogleMobileAds
@testable import Playing
@testable import Scenarios
import Simulation
import StrangeAdapters
import Testing

extension AllSessions {
  /// What an adapter reports about the video of a rewarded ad, compared with its network.
  @Suite @MainActor struct RewardedVideoRuleTests {
    /// Events of the network (`starts`) and reports of the adapter (`saysStart`), in order.
    enum Word: Sendable {
      case starts, ends, closes, isGone
      case saysStart, saysEnd

      /// The sense of the network's event; nil for reports of the adapter.
      var sense: NetworkSense? {
        switch self {
        case .starts: .networkVideoStarted
        case .ends: .networkVideoEnded
        case .closes: .networkClosing
        case .isGone: .networkClosed
        case .saysStart, .saysEnd: nil
        }
      }
    }

    private nonisolated static let legal: [[Word]] = [
      [.starts, .saysStart, .ends, .saysEnd, .closes, .isGone],
      // A user who leaves early never sees the end.
      [.starts, .saysStart, .closes, .isGone],
      [.starts, .saysStart, .closes, .saysEnd, .isGone],
      // The end may be reported as the ad closes, or after it has gone.
      [.starts, .saysStart, .ends, .closes, .saysEnd, .isGone],
      [.starts, .saysStart, .ends, .closes, .isGone, .saysEnd],
      // The network's entry may follow the adapter's report.
      [.saysStart, .starts, .saysEnd, .ends],
      // A network that reports nothing.
      [.saysStart, .saysEnd],
    ]

    private func findings(_ words: [Word], _ format: UnitFormat = .rewarded) -> [String] {
      let line = Scenario.Line(
        label: "Strange", className: "StrangeAdapters.StrangeFullScreenCustomEvent")
      let session = Session.after(
        Scenario(
          title: "videos", adUnits: [.init(id: "feed", format: format, lines: [line])]),
        .load(unit: "feed"), .show(unit: "feed"))
      let delegate = StrangeStage.shared.ads.first?.delegate
      delegate?.willPresentFullScreenView()
      for word in words {
        switch word {
        case .saysStart: delegate?.didStartVideo()
        case .saysEnd: delegate?.didEndVideo()
        case .starts, .ends, .closes, .isGone:
          session.journal.callback(
            from: .network, to: .adapter, "\(word)", sense: word.sense, ad: "feed#1")
        }
      }
      delegate?.didDismissFullScreenView()
      session.perform(.advance(.milliseconds(1)))
      return session.findings
    }

    @Test(arguments: legal) func `each legal order of events breaks no rule`(_ words: [Word]) {
      #expect(findings(words) == [])
    }

    @Test func `videos of other formats are reported to nobody`() {
      #expect(findings([.starts, .ends, .closes, .isGone], .interstitial) == [])
    }

    @Test func `a start that is not reported breaks a rule`() {
      #expect(findings([.starts, .closes, .isGone]) == ["video-start-not-reported"])
    }

    @Test func `an end that is not reported breaks a rule`() {
      #expect(findings([.starts, .saysStart, .ends, .isGone]) == ["video-end-not-reported"])
    }

    @Test func `an end reported during the video breaks a rule`() {
      #expect(findings([.starts, .saysStart, .saysEnd]) == ["video-ended-early"])
    }
  }
}
